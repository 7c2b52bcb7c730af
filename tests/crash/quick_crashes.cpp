// SPDX-License-Identifier: GPL-3.0-or-later
// Runs tst_crashes.qml, which does.
#include "tests/crash/misfortunes.h"

#include <QQmlContext>
#include <QQmlEngine>
#include <QtQuickTest>

class Misfortunes : public QObject {
    Q_OBJECT

public:
    Q_INVOKABLE void befall(const QString &misfortune) {
        mirabilia::crash::befall(misfortune.toStdString());
    }

public slots:
    void qmlEngineAvailable(QQmlEngine *engine) {
        engine->rootContext()->setContextProperty(QStringLiteral("misfortunes"), this);
    }
};

QUICK_TEST_MAIN_WITH_SETUP(quick_crashes, Misfortunes)

#include "quick_crashes.moc"
