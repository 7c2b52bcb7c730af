// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/crash_report.h"

#include "app/platform/crash_handler.h"
#include "app/platform/platform.h"
#include "app/platform/stack.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QSysInfo>

#include <ctime>

namespace mirabilia::desktop {

namespace {

/// Five with the one that this run may leave.
constexpr int mostOlder = 4;

const QString reportNames = QStringLiteral("crash-*.txt");

/// The parts of a report known in advance. A crash only reads them and allocates no memory.
struct Prepared {
    QByteArray folder;
    QByteArray file;
    QByteArray head;
    std::time_t begin = 0;
};

/// Never destroyed: a crash may come during shutdown.
Prepared &prepared() {
    static auto *const all = new Prepared;
    return *all;
}

QByteArray describeProgram(const QDateTime &now) {
    return QStringLiteral("Report of a crash. It was sent to nobody.\n"
                          "program: %1 %2\n"
                          "Qt: %3, built with %4, window by %5\n"
                          "system: %6, %7 %8, %9\n")
               .arg(QFileInfo(QCoreApplication::applicationFilePath()).fileName(),
                    QCoreApplication::applicationVersion())
               .arg(QString::fromLatin1(qVersion()), QStringLiteral(QT_VERSION_STR),
                    QGuiApplication::platformName(), QSysInfo::prettyProductName(),
                    QSysInfo::kernelType(), QSysInfo::kernelVersion(),
                    QSysInfo::currentCpuArchitecture())
               .toUtf8() +
           "started: " + now.toString(Qt::ISODate).toUtf8() + '\n';
}

void tell(const platform::Crash &crash) {
    const Prepared &known = prepared();
    const int file = platform::createPrivate(known.folder.constData(), known.file.constData());
    if (file < 0) {
        return;
    }
    const platform::Output out(file);
    out << known.head.constData()
        << "ran for: " << static_cast<std::uint64_t>(std::time(nullptr) - known.begin) << " s\n"
        << "signal: " << crash.name << " (" << static_cast<std::uint64_t>(crash.signal) << ")";
    if (crash.address) {
        out << " at address " << platform::Hex{*crash.address};
    }
    out << "\n\nStack, the innermost call first:\n";
    platform::writeStack(out);
    out << "\nThe last things done, the latest last:\n";
    actionTrail().write(out);
    platform::closeFile(file);
}

/// The reports of a folder, the latest first.
QFileInfoList reportsIn(const QDir &folder) {
    return folder.entryInfoList({reportNames}, QDir::Files, QDir::Time);
}

} // namespace

crash::ActionTrail &actionTrail() {
    static crash::ActionTrail trail;
    return trail;
}

void leaveCrashReports(const QDir &folder) {
    for (const QFileInfo &old : reportsIn(folder).mid(mostOlder)) {
        QFile::remove(old.filePath());
    }
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const QString name = QStringLiteral("crash-%1-%2.txt")
                             .arg(now.toString(QStringLiteral("yyyyMMdd-HHmmss")))
                             .arg(QCoreApplication::applicationPid());
    prepared() = {folder.absolutePath().toUtf8(), folder.absoluteFilePath(name).toUtf8(),
                  describeProgram(now), std::time(nullptr)};
    QDir().mkpath(QFileInfo(folder.absolutePath()).path());
    actionTrail(); // made before it is needed
    platform::onCrash(tell);
}

QString latestCrashReport(const QDir &folder) {
    const QFileInfoList reports = reportsIn(folder);
    return reports.isEmpty() ? QString() : reports.first().absoluteFilePath();
}

} // namespace mirabilia::desktop
