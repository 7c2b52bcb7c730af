// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/options.h"
#include "app/desktop/program.h"

#include <QGuiApplication>
#include <QIcon>
#include <QQuickStyle>

#include <cstdio>

using namespace mirabilia;

int main(int argc, char *argv[]) {
    QGuiApplication::setApplicationName(QStringLiteral("mirabilia"));
    QGuiApplication::setOrganizationName(QStringLiteral("mirabilia"));
    QGuiApplication::setApplicationVersion(QStringLiteral(MIRABILIA_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.mirabilia.Mirabilia"));
    QGuiApplication application(argc, argv);
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Mirabilia"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/mirabilia/mirabilia.svg")));
    QQuickStyle::setStyle(QStringLiteral("Basic"));

    constexpr int badInput = 2;
    desktop::Program program(desktop::parseOptions(QGuiApplication::arguments()));
    if (!program.problem().isEmpty()) {
        std::fputs(qPrintable(program.problem() + u'\n'), stderr);
        return badInput;
    }
    return program.show() ? QGuiApplication::exec() : 1;
}
