// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/score_dice_helper.h"

#include <algorithm>

namespace mirabilia {

namespace {

const QString boardKey = QStringLiteral("board"); // 0: none chosen, else its place from 1 on
const QString agoraKey = QStringLiteral("agora_first");
const QString metKey = QStringLiteral("met."); // the defence that an attack met

QString latin(std::string_view word) {
    return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

dice::Building buildingOf(scorer::Row row) {
    switch (row) {
    case scorer::Row::westBarracks: return dice::Building::barracksWest;
    case scorer::Row::eastBarracks: return dice::Building::barracksEast;
    case scorer::Row::agora: return dice::Building::agora;
    case scorer::Row::market: return dice::Building::market;
    case scorer::Row::university: return dice::Building::university;
    case scorer::Row::guildCourt: return dice::Building::guildCourt;
    case scorer::Row::gallery: return dice::Building::gallery;
    default: return dice::Building::wonder;
    }
}

} // namespace

QString DiceBoardHelper::rule() const {
    return tr("Tick what is crossed off; all rows of the board are worked out together.");
}

const dice::Board *DiceBoardHelper::chosen(const Workings &workings) const {
    const auto &boards = context().rules.dice().boards;
    const int place = workings.value(boardKey);
    return place >= 1 && static_cast<std::size_t>(place) <= boards.size()
               ? &boards[static_cast<std::size_t>(place - 1)]
               : nullptr;
}

scorer::DiceBoard DiceBoardHelper::board(const Workings &workings) const {
    scorer::DiceBoard filled;
    const dice::Board *board = chosen(workings);
    if (board == nullptr) {
        return filled;
    }
    filled.board = board->id;
    filled.agoraFirst = workings.value(agoraKey) != 0;
    for (const dice::CellId cell : board->cells) {
        const QString key = fromUtf8(context().rules.dice().key(cell));
        if (workings.value(key) != 0) {
            filled.crossedOff.push_back(cell);
            filled.metDefence[cell] = workings.value(metKey + key);
        }
    }
    return filled;
}

QString DiceBoardHelper::heading(dice::Building building) const {
    return context().words.name(QStringLiteral("dice.buildings.") + latin(dice::name(building)));
}

QList<HelperField> DiceBoardHelper::fields(const Workings &workings) const {
    const dice::Catalogue &data = context().rules.dice();
    QStringList cities{tr("not chosen")};
    for (const dice::Board &one : data.boards) {
        cities.append(context().words.name(QStringLiteral("dice.cities.") + fromUtf8(one.key)));
    }
    QList<HelperField> list{choice(boardKey, tr("City"), workings.value(boardKey), cities)};
    const dice::Board *board = chosen(workings);
    if (board == nullptr) {
        return list;
    }
    for (const dice::CellId cell : board->cells) {
        const QString key = fromUtf8(data.key(cell));
        const QString group = heading(data.buildingOf[index(cell)]);
        list.append(check(key, context().words.cell(data.key(cell)), workings.value(key)));
        list.last().group = group;
        if (data.buildingOf[index(cell)] == dice::Building::agora) { // "agora.r1c2"
            list.last().across = 3;
            list.last().description = list.last().label;
            list.last().label = key[key.size() - 3] + QStringLiteral(" \u00b7 ") + key.back();
        }
        if ((*board)[cell].attack != dice::noAttack && workings.value(key) != 0) {
            list.append(counter(metKey + key, tr("Defence it met"), workings.value(metKey + key),
                                dice::maxDefences));
            list.last().group = group;
            list.last().glyph = QStringLiteral("shield");
        }
    }
    list.append(
        check(agoraKey, tr("Was the first to complete the Agora"), workings.value(agoraKey)));
    list.last().group = heading(dice::Building::agora);
    // Fields of a group stand together.
    const auto agora = std::find_if(list.rbegin() + 1, list.rend(), [&](const HelperField &field) {
        return field.group == list.last().group;
    });
    std::rotate(agora.base(), list.end() - 1, list.end());
    // The building that was asked about comes first.
    std::stable_partition(list.begin() + 1, list.end(),
                          [own = heading(buildingOf(row()))](const HelperField &field) {
                              return field.group == own;
                          });
    return list;
}

scorer::Worked DiceBoardHelper::work(const Workings &complete) const {
    return chosen(complete) == nullptr
               ? scorer::Worked()
               : scorer::diceBoardPoints(context().rules.dice(), board(complete)).at(row());
}

QString DiceBoardHelper::applyText(const Workings &) const {
    return tr("Write down all rows of %1").arg(player(context().column));
}

void DiceBoardHelper::apply(const Workings &complete, scorer::Sheet &sheet) const {
    if (chosen(complete) == nullptr) {
        return;
    }
    scorer::Entry &city = sheet.entries[context().column];
    for (const auto &[of, worked] :
         scorer::diceBoardPoints(context().rules.dice(), board(complete))) {
        city.set(of, worked.value);
        city.workings[of] = writeWorkings(complete);
    }
    city.wonder = chosen(complete)->key;
}

} // namespace mirabilia
