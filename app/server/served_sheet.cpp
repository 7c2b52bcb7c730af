// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/served_sheet.h"

#include "app/models/common/catalogue.h"
#include "app/models/scorepad/pad_sharing.h"
#include "app/models/scorepad/score_pad_model.h"
#include "app/models/scorepad/score_rules.h"
#include "app/net/sheet_host.h"
#include "app/store/score_history.h"
#include "engine/classic/game.h"
#include "engine/dice/game.h"
#include "engine/duel/game.h"

#include <limits>
#include <variant>

namespace mirabilia::server {

namespace {

KeptSheet sheetOf(const store::ScoreRecord &record) {
    return {record.id, record.sheet, record.finished, record.origin, record.revision};
}

ScoreRules rulesOf(const host::Games &games) {
    return {{*games.catalogue<classic::Classic>(1), *games.catalogue<classic::Classic>(2)},
            *games.catalogue<duel::Duel>(),
            *games.catalogue<dice::Dice>()};
}

} // namespace

/// The history of one served sheet: the next one is for the people of the last.
class SheetHistory final : public PadServices {
public:
    explicit SheetHistory(const QString &file) : m_history(file) {}

    [[nodiscard]] QString problem() const { return m_history.problem(); }
    /// The one that was not finished, if there is one.
    [[nodiscard]] std::optional<KeptSheet> unfinished() const {
        const auto read = m_history.sheets(); // unfinished ones first
        const auto *sheets = std::get_if<QList<store::ScoreRecord>>(&read);
        return sheets == nullptr || sheets->isEmpty() || sheets->first().finished
                   ? std::nullopt
                   : std::optional(sheetOf(sheets->first()));
    }
    [[nodiscard]] std::optional<KeptSheet> latest(scorer::Box box, std::size_t players) override {
        const auto read = m_history.latest(box, players);
        return read ? std::optional(sheetOf(*read)) : std::nullopt;
    }
    QString goOn(KeptSheet &sheet) override {
        store::ScoreRecord record{sheet.id, sheet.sheet, sheet.finished, sheet.origin,
                                  sheet.revision};
        QString why = m_history.goOn(record);
        sheet = sheetOf(record);
        return why;
    }
    [[nodiscard]] QStringList people() override { return m_history.people(); }

private:
    store::ScoreHistory m_history;
};

SheetWords readSheet(const QString &words) {
    SheetWords sheet;
    const QStringList parts = words.split(u':');
    const auto box = scorer::boxNamed(parts[0].toStdString());
    const int port = parts.value(2, QStringLiteral("0")).toInt();
    sheet.box = parts[0];
    sheet.players = parts.value(1).toInt();
    sheet.port = static_cast<quint16>(port);
    const bool isSound = box && parts.size() <= 3 && port >= 0 &&
                         port <= std::numeric_limits<quint16>::max() &&
                         sheet.players >= static_cast<int>(scorer::fewestPlayers(*box)) &&
                         sheet.players <= static_cast<int>(scorer::mostPlayers(*box));
    if (!isSound) {
        sheet.problem =
            QStringLiteral("%1 is no sheet: write it like classic:4 or classic:4:7710.").arg(words);
    }
    return sheet;
}

struct ServedSheet::Parts {
    Parts(const QString &name, const host::Games &games, const GameData &data, const QDir &folder,
          const std::vector<QHostAddress> &addresses)
        : catalogue(data)
        , rules(rulesOf(games))
        , history(folder.filePath(name + QStringLiteral(".db")))
        , door(games, folder, addresses)
        , pad(history, rules, catalogue)
        , sharing(pad, rules, catalogue) {}

    Catalogue catalogue;
    ScoreRules rules;
    SheetHistory history;
    net::SheetHost door;
    ScorePadModel pad;
    PadSharing sharing;
};

ServedSheet::ServedSheet(const SheetWords &words, const QString &name, const host::Games &games,
                         const GameData &data, const QDir &folder,
                         const std::vector<QHostAddress> &addresses)
    : m_words(words)
    , m_parts(std::make_unique<Parts>(name, games, data, folder, addresses)) {
    connect(&m_parts->door, &SheetDoor::opened, this,
            [this](const QString & /*address*/, const QString &page, quint16 port) {
                emit opened({{QStringLiteral("box"), m_words.box},
                             {QStringLiteral("port"), port},
                             {QStringLiteral("page"), page}});
            });
    connect(&m_parts->door, &SheetDoor::failed, this, &ServedSheet::failed);
}

ServedSheet::~ServedSheet() = default;

QString ServedSheet::begin() {
    if (QString problem = m_parts->history.problem(); !problem.isEmpty()) {
        return problem;
    }
    const auto left = m_parts->history.unfinished();
    const bool lies =
        left ? m_parts->pad.open(*left) : m_parts->pad.begin(m_words.box, m_words.players);
    if (!lies) {
        return m_parts->pad.saveProblem();
    }
    m_parts->sharing.setDoor(m_parts->door); // goes on, if it was shared before
    m_parts->sharing.share(m_words.port);
    return {};
}

} // namespace mirabilia::server
