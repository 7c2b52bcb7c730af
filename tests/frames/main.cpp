// SPDX-License-Identifier: GPL-3.0-or-later
// bench_table: how smoothly the table is drawn. Every figure comes from a process of its own.
#include "app/desktop/javascript.h"
#include "tests/frames/clock.h"
#include "tests/frames/scenes.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QQuickStyle>

#include <cstdio>
#include <optional>

using namespace mirabilia;

namespace {

constexpr int mostBatchesAtRest = 18; // 14 where the atlas is larger: it follows the screen
constexpr int mostBatchesOfDuel = 20;
constexpr int mostBatchesOfDice = 17;
// The cards that move, and whatever they fly across.
constexpr int mostBatchesMore = 4;

enum class Renderer { Software, OpenGl };

QString title(Renderer renderer) {
    return renderer == Renderer::Software ? QStringLiteral("software") : QStringLiteral("OpenGL");
}

bool hasDisplay() {
    return !qEnvironmentVariableIsEmpty("DISPLAY");
}

QProcessEnvironment environment(Renderer renderer) {
    QProcessEnvironment value = QProcessEnvironment::systemEnvironment();
    const bool software = renderer == Renderer::Software;
    value.insert(QStringLiteral("QT_QPA_PLATFORM"),
                 software ? QStringLiteral("offscreen") : QStringLiteral("xcb"));
    value.insert(QStringLiteral("QT_QUICK_BACKEND"),
                 software ? QStringLiteral("software") : QStringLiteral("rhi"));
    value.insert(QStringLiteral("QSG_RHI_BACKEND"), QStringLiteral("opengl"));
    return value;
}

QJsonObject inProcess(const QString &scene, Renderer renderer) {
    constexpr int patience = 180000;
    QProcess child;
    child.setProcessEnvironment(environment(renderer));
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--scene"), scene});
    child.waitForFinished(patience);
    const QJsonObject figures = QJsonDocument::fromJson(child.readAllStandardOutput()).object();
    if (figures.isEmpty()) {
        return {{QStringLiteral("problem"), QStringLiteral("the process ended without figures")}};
    }
    return figures;
}

/// One line of the report.
struct Line {
    QString name;
    QString unit;
    double value = 0;
};

/// Prints a line at once, as a person reads it, and keeps it for --json.
class Report {
public:
    explicit Report(bool json) : m_json(json) {}

    void add(const Line &line) {
        if (!m_json) {
            std::printf("%-58s %8.*f %s\n", qPrintable(line.name), line.unit.isEmpty() ? 0 : 1,
                        line.value, qPrintable(line.unit));
            std::fflush(stdout);
        }
        m_lines.append(QJsonObject{{QStringLiteral("name"), line.name},
                                   {QStringLiteral("value"), line.value},
                                   {QStringLiteral("unit"), line.unit}});
    }
    void problem(const QString &why) {
        m_good = false;
        std::fprintf(stderr, "bench_table: %s\n", qPrintable(why));
    }
    [[nodiscard]] bool finish() const {
        if (m_json) {
            std::printf("%s", QJsonDocument(m_lines).toJson().constData());
        }
        return m_good;
    }

private:
    bool m_json;
    bool m_good = true;
    QJsonArray m_lines;
};

void measureFirstFrame(Report &report, int starts) {
    QList<double> times;
    for (int i = 0; i < starts; ++i) {
        const QJsonObject figures = inProcess(QStringLiteral("firstFrame"), Renderer::Software);
        if (figures.contains(QStringLiteral("problem"))) {
            report.problem(figures[QStringLiteral("problem")].toString());
            return;
        }
        times.append(figures[QStringLiteral("firstFrameMs")].toDouble());
    }
    report.add({QStringLiteral("first frame, software: median of %1 starts").arg(starts),
                QStringLiteral("ms"), frames::percentile(times, 0.5)});
    report.add({QStringLiteral("first frame, software: fastest"), QStringLiteral("ms"),
                frames::percentile(times, 0)});
}

/// Prints the figures of a scene under these names.
QJsonObject measure(Report &report, const QString &scene, Renderer renderer,
                    const QList<std::pair<QString, QString>> &names) {
    const QJsonObject figures = inProcess(scene, renderer);
    if (figures.contains(QStringLiteral("problem"))) {
        report.problem(scene + QStringLiteral(": ") +
                       figures[QStringLiteral("problem")].toString());
        return figures;
    }
    for (const auto &[figure, name] : names) {
        const double value = figures[figure].toDouble(-1);
        if (value >= 0) {
            report.add({QStringLiteral("%1, %2").arg(name, title(renderer)),
                        figure.endsWith(QStringLiteral("Ms")) ? QStringLiteral("ms") : QString(),
                        value});
        }
    }
    return figures;
}

QJsonObject measureRest(Report &report) {
    return measure(
        report, QStringLiteral("rest"), Renderer::OpenGl,
        {{QStringLiteral("batches"), QStringLiteral("table of seven at rest: batches")}});
}

/// The batches of the tables of Duel and Dice at rest.
QList<int> measureOthers(Report &report) {
    const QString batches = QStringLiteral("batches");
    const auto atRest = [&](const char *scene, const QString &name) {
        return measure(report, QString::fromLatin1(scene), Renderer::OpenGl,
                       {{batches, name}})[batches]
            .toInt(-1);
    };
    return {atRest("restDuel", QStringLiteral("Duel at rest: batches")),
            atRest("restDice", QStringLiteral("Dice of seven at rest: batches"))};
}

void measureStalls(Report &report, Renderer renderer) {
    const QString stall = QStringLiteral("stallMs");
    const QString work = QStringLiteral("workMs");
    measure(report, QStringLiteral("dealing"), renderer,
            {{stall, QStringLiteral("Duel is drafted and dealt: longest stall")},
             {work, QStringLiteral("Duel is drafted and dealt: most work at a stretch")}});
    measure(report, QStringLiteral("crossing"), renderer,
            {{stall, QStringLiteral("a round of Dice of seven: longest stall")},
             {work, QStringLiteral("a round of Dice of seven: most work at a stretch")}});
    measure(report, QStringLiteral("turning"), renderer,
            {{QStringLiteral("batches"), QStringLiteral("cards of seven fly: batches")},
             {stall, QStringLiteral("a turn of seven: longest stall")},
             {work, QStringLiteral("a turn of seven: most work at a stretch")}});
}

QJsonObject measureMoving(Report &report, Renderer renderer) {
    return measure(
        report, QStringLiteral("moving"), renderer,
        {{QStringLiteral("batches"), QStringLiteral("30 cards move: batches")},
         {QStringLiteral("stallMs"), QStringLiteral("30 cards move: longest stall")},
         {QStringLiteral("workMs"), QStringLiteral("30 cards move: most work at a stretch")},
         {QStringLiteral("frameP50Ms"), QStringLiteral("30 cards move: frame interval p50")},
         {QStringLiteral("frameP95Ms"), QStringLiteral("30 cards move: frame interval p95")}});
}

void measureThinking(Report &report, Renderer renderer) {
    measure(
        report, QStringLiteral("thinking"), renderer,
        {{QStringLiteral("stallMs"), QStringLiteral("six experts think: longest stall")},
         {QStringLiteral("workMs"), QStringLiteral("six experts think: most work at a stretch")},
         {QStringLiteral("turnMs"), QStringLiteral("six experts think: the whole turn")}});
}

bool measureAll(Report &report, int starts) {
    measureFirstFrame(report, starts);
    QList<Renderer> renderers{Renderer::Software};
    if (hasDisplay()) {
        renderers.append(Renderer::OpenGl);
        measureRest(report);
        measureOthers(report);
    } else {
        std::fputs("no display: batches and OpenGL are not measured (try xvfb-run -a)\n", stderr);
    }
    for (const Renderer renderer : renderers) {
        measureMoving(report, renderer);
        measureStalls(report, renderer);
        measureThinking(report, renderer);
    }
    return report.finish();
}

/// Counts only: a busy machine must not fail them.
bool gate(Report &report) {
    if (!hasDisplay()) {
        report.problem(QStringLiteral("the gate needs a display"));
        return report.finish();
    }
    const auto check = [&report](const QString &what, int batches, int most) {
        if (batches <= 0 || batches > most) {
            report.problem(QStringLiteral("%1: %2 batches, at most %3 are allowed")
                               .arg(what)
                               .arg(batches)
                               .arg(most));
        }
    };
    const int atRest = measureRest(report)[QStringLiteral("batches")].toInt(-1);
    check(QStringLiteral("at rest"), atRest, mostBatchesAtRest);
    const QList<int> others = measureOthers(report);
    check(QStringLiteral("Duel at rest"), others[0], mostBatchesOfDuel);
    check(QStringLiteral("Dice of seven at rest"), others[1], mostBatchesOfDice);
    const int moving = measureMoving(report, Renderer::OpenGl)[QStringLiteral("batches")].toInt(-1);
    check(QStringLiteral("30 cards moving"), moving, atRest + mostBatchesMore);
    return report.finish();
}

} // namespace

int main(int argc, char *argv[]) {
    desktop::interpretJavaScript();
    QElapsedTimer sinceMain;
    sinceMain.start();
    constexpr int badInput = 2;
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Measures how smoothly the table is drawn."));
    parser.addHelpOption();
    parser.addOptions({
        {QStringLiteral("json"), QStringLiteral("Print JSON.")},
        {QStringLiteral("gate"), QStringLiteral("Check counts only; exit code 1 if too high.")},
        {QStringLiteral("starts"), QStringLiteral("Starts to take the median of (default 5)."),
         QStringLiteral("NUMBER"), QStringLiteral("5")},
        {QStringLiteral("scene"),
         QStringLiteral("Run one scene in this process: %1.")
             .arg(frames::sceneNames().join(QStringLiteral(", "))),
         QStringLiteral("NAME")},
    });
    QStringList arguments(argv, argv + argc);
    if (!parser.parse(arguments)) {
        std::fprintf(stderr, "%s\n", qPrintable(parser.errorText()));
        return badInput;
    }
    if (parser.isSet(QStringLiteral("scene"))) {
        QGuiApplication application(argc, argv);
        QQuickStyle::setStyle(QStringLiteral("Basic"));
        const QJsonObject figures =
            frames::runScene(parser.value(QStringLiteral("scene")), sinceMain);
        std::printf("%s\n", QJsonDocument(figures).toJson(QJsonDocument::Compact).constData());
        return figures.contains(QStringLiteral("problem")) ? 1 : 0;
    }
    QCoreApplication application(argc, argv);
    if (parser.isSet(QStringLiteral("help"))) {
        parser.showHelp();
    }
    const int starts = parser.value(QStringLiteral("starts")).toInt();
    if (starts < 1) {
        std::fputs("--starts: not a number of starts\n", stderr);
        return badInput;
    }
    Report report(parser.isSet(QStringLiteral("json")));
    return (parser.isSet(QStringLiteral("gate")) ? gate(report) : measureAll(report, starts)) ? 0
                                                                                              : 1;
}
