// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run.h"

#include "app/desktop/options.h"
#include "app/desktop/program.h"

#include <QApplication>
#include <QIcon>
#include <QQuickStyle>

#include <cstdio>

namespace mirabilia::desktop {

int run(int argc, char *argv[], const QString &startAt) {
    QApplication::setApplicationName(QStringLiteral("mirabilia"));
    QApplication::setOrganizationName(QStringLiteral("mirabilia"));
    QApplication::setApplicationVersion(QStringLiteral(MIRABILIA_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("io.github.mirabilia.Mirabilia"));
    // Not a QGuiApplication: Qt Charts draws with what belongs to the widgets.
    QApplication application(argc, argv);
    QApplication::setApplicationDisplayName(QStringLiteral("Mirabilia"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/mirabilia/mirabilia.svg")));
    QQuickStyle::setStyle(QStringLiteral("Basic"));

    constexpr int badInput = 2;
    Options options = parseOptions(QApplication::arguments());
    options.startAt = startAt;
    Program program(options);
    if (!program.problem().isEmpty()) {
        std::fputs(qPrintable(program.problem() + u'\n'), stderr);
        return badInput;
    }
    return program.show() ? QApplication::exec() : 1;
}

} // namespace mirabilia::desktop
