// SPDX-License-Identifier: GPL-3.0-or-later
// A loop that Qt 6.4 and 6.8 compile so that it crashes: the versions for which the program has its
// JavaScript interpreted are those that need it.
#include "app/desktop/javascript.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QVersionNumber>

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <memory>

namespace mirabilia::desktop {
namespace {

/// Ends the process.
void runLoop() {
    qputenv("QV4_MM_AGGRESSIVE_GC", "1"); // garbage is collected whenever there may be some
    int argc = 1;
    char name[] = "loop";
    char *argv[] = {name, nullptr};
    const QCoreApplication application(argc, argv);
    QQmlEngine engine;
    QQmlComponent component(&engine);
    component.setData(R"(
        import QtQml
        QtObject {
            id: object
            function loop(rows) {
                for (let i = 0; i < 2; ++i) {
                    const own = () => rows[i]
                    object.objectName = "set"
                }
            }
            Component.onCompleted: {
                for (let round = 0; round < 300; ++round)
                    loop([round, round])
            }
        })",
                      QUrl());
    const std::unique_ptr<QObject> object(component.create());
    std::_Exit(object ? EXIT_SUCCESS : EXIT_FAILURE);
}

TEST(JavaScript, IsInterpretedWhereItWouldCrash) {
    EXPECT_EXIT(
        {
            interpretJavaScript();
            runLoop();
        },
        testing::ExitedWithCode(EXIT_SUCCESS), "");
}

TEST(JavaScript, IsCompiledWhereThatWorks) {
    if (compilesBadly(QLibraryInfo::version())) {
        EXPECT_EXIT(runLoop(), testing::KilledBySignal(SIGSEGV), "");
    } else {
        EXPECT_EXIT(runLoop(), testing::ExitedWithCode(EXIT_SUCCESS), "");
    }
}

TEST(JavaScript, OfOtherVersionsIsLeftAlone) {
    EXPECT_TRUE(compilesBadly(QVersionNumber(6, 4, 2)));
    EXPECT_TRUE(compilesBadly(QVersionNumber(6, 8, 2)));
    EXPECT_FALSE(compilesBadly(QVersionNumber(6, 9)));
}

} // namespace
} // namespace mirabilia::desktop
