// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run.h"

#include "app/desktop/crash_report.h"
#include "app/desktop/javascript.h"
#include "app/desktop/options.h"
#include "app/desktop/program.h"
#include "app/desktop/single_window.h"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <QQuickStyle>

#include <cstdio>
#include <cstdlib>
#include <optional>

namespace mirabilia::desktop {

namespace {

constexpr int badInput = 2;

QByteArray sentence(const char *program, const QString &problem) {
    return (QFileInfo(QString::fromLocal8Bit(program)).completeBaseName() + QStringLiteral(": ") +
            problem + u'\n')
        .toLocal8Bit();
}

int complain(const char *program, const QString &problem) {
    std::fputs(sentence(program, problem).constData(), stderr);
    return badInput;
}

/// Needs no display, so that --help and error messages work everywhere.
Options readOptions(int argc, char *argv[]) {
    const QCoreApplication console(argc, argv);
    return parseOptions(QCoreApplication::arguments());
}

QString whyNoWindow() {
    QStringList tried;
    for (const char *name : {"QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"}) {
        if (!qEnvironmentVariableIsEmpty(name)) {
            tried.append(QString::fromLatin1(name) + u'=' + qEnvironmentVariable(name));
        }
    }
    return tried.isEmpty()
               ? QStringLiteral("There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set.")
               : QStringLiteral("No window can be opened with %1.")
                     .arg(tried.join(QStringLiteral(", ")));
}

/// If no window is possible, Qt prints a page of text and calls abort(). While this lives, the
/// program ends with one sentence instead.
class DisplayGuard {
public:
    explicit DisplayGuard(const char *program) {
        s_sentence = sentence(program, whyNoWindow());
        s_before = qInstallMessageHandler(hear);
    }
    ~DisplayGuard() { qInstallMessageHandler(s_before); }
    DisplayGuard(const DisplayGuard &) = delete;
    DisplayGuard &operator=(const DisplayGuard &) = delete;

private:
    static void hear(QtMsgType type, const QMessageLogContext &context, const QString &text) {
        if (type == QtFatalMsg) {
            std::fputs(s_sentence.constData(), stderr);
            std::_Exit(badInput);
        }
        if (!QByteArray(context.category).startsWith("qt.qpa.")) { // the page of text
            s_before(type, context, text);
        }
    }

    static inline QByteArray s_sentence;
    static inline QtMessageHandler s_before = nullptr;
};

/// The same program again, without what it was asked to open or play.
Options againWith(Options options) {
    options.newGame.clear();
    options.link.clear();
    options.watched.clear();
    options.file.clear();
    return options;
}

} // namespace

int run(int argc, char *argv[], const QString &startAt) {
    interpretJavaScript();
    QApplication::setApplicationName(QStringLiteral("mirabilia"));
    QApplication::setOrganizationName(QStringLiteral("mirabilia"));
    QApplication::setApplicationVersion(QStringLiteral(MIRABILIA_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("io.github.mirabilia.Mirabilia"));
    Options options = readOptions(argc, argv);
    if (!options.problem.isEmpty()) {
        return complain(argv[0], options.problem);
    }
    if (!options.savedGame.isEmpty()) {
        const SaveCheck save = checkSave(options);
        std::fputs(qPrintable(save.summary), stdout);
        return save.problem.isEmpty() ? 0 : complain(argv[0], save.problem);
    }
    std::optional<DisplayGuard> guard(argv[0]);
    // Not a QGuiApplication: file and print dialogs are widgets (score_desk.h).
    const QByteArray token = qgetenv("XDG_ACTIVATION_TOKEN"); // which Qt takes for its own window
    const QApplication application(argc, argv);
    guard.reset();
    if (options.checkDisplay) {
        return 0;
    }
    QApplication::setApplicationDisplayName(QStringLiteral("Mirabilia"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/mirabilia/mirabilia.svg")));
    QQuickStyle::setStyle(QStringLiteral("Basic"));

    options.startAt = startAt;
    SingleWindow single(homeFolder(options));
    if (!options.ownWindow && single.handOver({options.link, options.file, startAt, token})) {
        return 0;
    }
    leaveCrashReports(crashFolder(options));
    single.listen();
    int ended = Program::startsAgain;
    while (ended == Program::startsAgain) {
        Program program(options);
        if (!program.problem().isEmpty()) {
            return complain(argv[0], program.problem());
        }
        QObject::connect(&single, &SingleWindow::wished, &program, &Program::fulfil);
        ended = program.show() ? QApplication::exec() : 1;
        options = againWith(options);
    }
    return ended;
}

} // namespace mirabilia::desktop
