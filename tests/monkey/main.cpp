// SPDX-License-Identifier: GPL-3.0-or-later
// mirabilia_monkey: does whatever comes to its mind with the real program, and looks after every
// step whether all is still well. The same seed does the same again.
#include "app/desktop/javascript.h"
#include "tests/monkey/gestures.h"
#include "tests/monkey/watchdog.h"
#include "tests/monkey/witness.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDesktopServices>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileDialog>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>
#include <numeric>

using namespace mirabilia;
using namespace mirabilia::monkey;

namespace {

/// Takes addresses that the program wants opened, so that no other program starts.
class Browser : public QObject {
    Q_OBJECT

public:
    Browser() {
        for (const char *scheme : {"http", "https", "file", "bgstats", "mailto"}) {
            QDesktopServices::setUrlHandler(QString::fromLatin1(scheme), this, "take");
        }
    }
    Q_INVOKABLE void take(const QUrl &) {}
};

const Gesture &nextGesture(Rng &rng) {
    const std::vector<Gesture> &all = gestures();
    static const int sum =
        std::accumulate(all.begin(), all.end(), 0,
                        [](int so_far, const Gesture &one) { return so_far + one.weight; });
    auto left = static_cast<int>(rng.below(static_cast<std::uint32_t>(sum)));
    for (const Gesture &one : all) {
        left -= one.weight;
        if (left < 0) {
            return one;
        }
    }
    return all.back();
}

/// The desktop's own dialogs lie above the window: a person answers them first.
bool answerDialog(const World &world, Rng &rng) {
    auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
    if (dialog == nullptr) {
        return false;
    }
    auto *files = qobject_cast<QFileDialog *>(dialog);
    const bool yes = files != nullptr && rng.below(2) == 0;
    if (files != nullptr) { // the question would wait within accept() for an answer from here
        files->setOption(QFileDialog::DontConfirmOverwrite);
    }
    world.tell(QStringLiteral("%1 %2").arg(
        yes ? QStringLiteral("accept") : QStringLiteral("reject"), typeName(*dialog)));
    if (yes) {
        dialog->accept();
    } else {
        dialog->reject();
    }
    return true;
}

QStringList step(World &world, Witness &witness, Rng &rng) {
    constexpr std::uint32_t oftenLeft = 40;
    constexpr std::uint32_t oftenRestarted = 250;
    QStringList problems;
    if (answerDialog(world, rng)) {
        // One thing at a time.
    } else if (rng.below(oftenRestarted) == 0) {
        world.tell(QStringLiteral("start anew"));
        problems = witness.restartProblems();
    } else if (rng.below(oftenLeft) == 0) {
        world.tell(QStringLiteral("Esc"));
        problems = witness.wayOutProblems();
    } else {
        nextGesture(rng).act(world, rng);
    }
    // Often the next thing comes before this one has been drawn.
    world.rest(static_cast<int>(rng.below(3)));
    return problems;
}

/// One seed: its steps, each from the event loop, as what a person does comes from there.
class Run {
public:
    Run(quint64 seed, int steps) : m_steady(seed), m_steps(steps), m_world(home(), seed) {}

    /// Whether all was well.
    bool go() {
        if (!m_world.start()) {
            m_world.tell(QStringLiteral("FOUND\nthe program does not start"));
            return false;
        }
        QTimer timer;
        QObject::connect(&timer, &QTimer::timeout, &m_loop, [this] { next(); });
        // What has been deleted later, and what that deletes later in turn, is gone by the next
        // step: no hand is that quick.
        constexpr int breath = 15;
        timer.start(breath);
        return m_loop.exec() == 0;
    }

private:
    /// Files that are written go there.
    QString home() {
        qputenv("HOME", m_home.path().toLocal8Bit());
        return m_home.path();
    }
    void next() {
        const Watchdog watchdog;
        // What the last step has left for later is done by now.
        QStringList problems = m_found + m_witness.problems();
        if (!problems.isEmpty()) {
            m_world.tell(QStringLiteral("FOUND\n") + problems.join(u'\n'));
            m_loop.exit(1);
            return;
        }
        if (++m_step == m_steps) {
            m_world.tell(QStringLiteral("all is well"));
            m_loop.exit(0);
            return;
        }
        m_world.setStep(m_step);
        // Each step has chances of its own: one that turns out otherwise does not change the rest.
        Rng rng = m_steady.fork(static_cast<std::uint64_t>(m_step));
        m_found = step(m_world, m_witness, rng);
    }

    QTemporaryDir m_home;
    Rng m_steady;
    int m_steps;
    int m_step = -1;
    QEventLoop m_loop;
    World m_world;
    Witness m_witness{m_world};
    QStringList m_found;
};

} // namespace

int main(int argc, char *argv[]) {
    desktop::interpretJavaScript();
    QApplication application(argc, argv);
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Does whatever comes to its mind with the real program."));
    parser.addHelpOption();
    parser.addOptions({
        {QStringLiteral("seed"), QStringLiteral("The first seed (default 1)."),
         QStringLiteral("NUMBER"), QStringLiteral("1")},
        {QStringLiteral("seeds"), QStringLiteral("So many seeds, one after the other (default 1)."),
         QStringLiteral("NUMBER"), QStringLiteral("1")},
        {QStringLiteral("steps"), QStringLiteral("Steps of each seed (default 500)."),
         QStringLiteral("NUMBER"), QStringLiteral("500")},
        {QStringLiteral("minutes"), QStringLiteral("Go on with further seeds for so long."),
         QStringLiteral("NUMBER")},
    });
    parser.process(application);
    constexpr qint64 minute = 60'000;
    const bool timed = parser.isSet(QStringLiteral("minutes"));
    const qint64 milliseconds = timed
                                    ? parser.value(QStringLiteral("minutes")).toLongLong() * minute
                                    : std::numeric_limits<qint64>::max();
    const quint64 first = parser.value(QStringLiteral("seed")).toULongLong();
    const quint64 seeds = timed ? std::numeric_limits<quint64>::max() - first
                                : parser.value(QStringLiteral("seeds")).toULongLong();
    const int steps = parser.value(QStringLiteral("steps")).toInt();
    const Browser browser;
    QElapsedTimer clock;
    clock.start();
    for (quint64 seed = first; seed < first + seeds && clock.elapsed() < milliseconds; ++seed) {
        if (!Run(seed, steps).go()) {
            return 1;
        }
    }
    return 0;
}

#include "main.moc"
