// SPDX-License-Identifier: GPL-3.0-or-later
// The score history with as many games as nobody will ever have: what a person waits for.
#include "app/desktop/score_keeper.h"
#include "app/models/common/catalogue.h"
#include "app/models/scorepad/score_book.h"
#include "tests/support/memory_scores.h"

#include <QGuiApplication>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <memory>

namespace mirabilia {
namespace {

constexpr int manyGames = 100'000;

/// A history on disk.
class Disk {
public:
    Disk() {
        desktop::ScoreKeeper keeper(file(), m_catalogue);
        constexpr int together = 5000;
        for (int first = 0; first < manyGames; first += together) {
            QList<KeptSheet> sheets;
            for (int number = first; number < first + together; ++number) {
                sheets.append(game(number));
            }
            if (!keeper.keepAll(sheets).isEmpty()) {
                qFatal("the history cannot be written");
            }
        }
    }

    [[nodiscard]] QString file() const { return m_folder.filePath(QStringLiteral("scores.db")); }
    [[nodiscard]] const Catalogue &catalogue() const { return m_catalogue; }

private:
    static KeptSheet game(int number) {
        static const std::array names{"Ada", "Bo", "Cleo", "Dion", "Eve", "Finn", "Gaia"};
        const auto name = [number](int seat) {
            return names[static_cast<std::size_t>(number + 2 * seat) % names.size()];
        };
        const std::string date = std::to_string(1900 + number % 120) + "-03-01";
        KeptSheet sheet = scoredGame(QStringLiteral("game-%1").arg(number), date,
                                     {{name(0), {5, 4, 10, 20, 9, 4, number % 9}},
                                      {name(1), {1, 2, 5, 10, 26, 1, 0}},
                                      {name(2), {0, 3, 7, 14, 16, 2, 5}}});
        sheet.sheet.place = "place " + std::to_string(number % 1000);
        return sheet;
    }

    QTemporaryDir m_folder;
    Catalogue m_catalogue;
};

const Disk &disk() {
    static const Disk made;
    return made;
}

/// The program at it, before anybody has looked at the history.
struct Program {
    desktop::ScoreKeeper keeper{disk().file(), disk().catalogue()};
    ScoreBook book{keeper, builtInScoreRules(), disk().catalogue()};
};

/// The same when all is in memory.
struct ProgramAtHistory : Program {
    ProgramAtHistory() {
        book.look();
        while (book.history()->total() < manyGames) {
            QCoreApplication::processEvents();
        }
    }
};

/// What keeps the window from answering while the history is read.
void longestSliceOfReading(benchmark::State &run) {
    for (auto round : run) {
        Program program;
        qint64 longest = 0;
        QElapsedTimer clock;
        clock.start();
        program.book.look();
        while (program.book.history()->total() < manyGames) {
            longest = std::max(longest, clock.restart());
            QCoreApplication::processEvents();
        }
        run.SetIterationTime(static_cast<double>(std::max(longest, clock.elapsed())) / 1000);
    }
}
BENCHMARK(longestSliceOfReading)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(3);

void reading(benchmark::State &run) {
    for (auto round : run) {
        const ProgramAtHistory program;
    }
}
BENCHMARK(reading)->Unit(benchmark::kMillisecond)->Iterations(3);

/// What the start of the program does with the history.
void start(benchmark::State &run) {
    disk();
    for (auto round : run) {
        const Program program;
    }
}
BENCHMARK(start)->Unit(benchmark::kMillisecond);

/// From what was searched for before to one more key.
void keyInTheSearch(benchmark::State &run) {
    static const std::array keys{"", "a", "ad", "ada place 7", "ada place 77", "zzz"};
    const auto typed = [](std::size_t number) { return QString::fromLatin1(keys[number]); };
    const auto key = static_cast<std::size_t>(run.range(0));
    ProgramAtHistory program;
    for (auto round : run) {
        run.PauseTiming();
        program.book.history()->setSearch(key > 0 ? typed(key - 1) : QStringLiteral("a"));
        run.ResumeTiming();
        program.book.history()->setSearch(typed(key));
        benchmark::DoNotOptimize(program.book.history()->get(0));
    }
    run.SetLabel('"' + std::string(keys[key]) + '"');
}
BENCHMARK(keyInTheSearch)->Unit(benchmark::kMillisecond)->DenseRange(0, 5);

void keyOnTheSheet(benchmark::State &run) {
    ProgramAtHistory program;
    program.book.pad()->begin(QStringLiteral("classic"), 3);
    for (auto round : run) {
        program.book.pad()->type(1);
        program.book.pad()->backspace();
        QCoreApplication::processEvents();
    }
    program.book.pad()->discard();
}
BENCHMARK(keyOnTheSheet)->Unit(benchmark::kMillisecond);

/// Until the finished game stands in the history.
void finish(benchmark::State &run) {
    ProgramAtHistory program;
    ScorePadModel &pad = *program.book.pad();
    for (auto round : run) {
        run.PauseTiming();
        pad.begin(QStringLiteral("classic"), 3);
        pad.type(1);
        const int before = program.book.history()->total();
        run.ResumeTiming();
        pad.finish();
        while (program.book.history()->total() == before) {
            QCoreApplication::processEvents();
        }
        run.PauseTiming();
        program.book.history()->remove(pad.sheetId());
        run.ResumeTiming();
    }
}
BENCHMARK(finish)->Unit(benchmark::kMillisecond)->Iterations(20);

void deleteAndUndo(benchmark::State &run) {
    ProgramAtHistory program;
    for (auto round : run) {
        program.book.history()->remove(program.book.history()->sheetIdAt(manyGames / 2));
        program.book.history()->undo();
    }
}
BENCHMARK(deleteAndUndo)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace mirabilia

int main(int argc, char *argv[]) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
