// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/catalogue.h"
#include "app/models/common/dice_facts.h"
#include "app/models/dice/dice_models.h"

#include "mirabilia/v1/dice.pb.h"

#include <QCoreApplication>

#include <map>
#include <optional>

namespace mirabilia {

/// A text of a message as Qt has it.
inline QString textOf(const std::string &utf8) {
    return QString::fromStdString(utf8);
}

/// Cells, dice and effects in words and signs, in the language in use.
class DiceWording {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::DiceWording)

public:
    /// Must outlive it.
    explicit DiceWording(const Catalogue &catalogue)
        : m_catalogue(catalogue)
        , m_facts(catalogue.dice()) {}
    /// Speaks of other data than those in use.
    DiceWording(const Catalogue &catalogue, const DiceFacts &facts)
        : m_catalogue(catalogue)
        , m_facts(facts) {}

    [[nodiscard]] const DiceFacts &facts() const { return m_facts; }
    [[nodiscard]] QString building(const QString &id) const;
    /// As it fits on the head of a building; the wonder is called by its city.
    [[nodiscard]] QString buildingHead(const QString &id, const QString &board) const;
    /// Where something may be crossed off: "Barracks" for both of them.
    [[nodiscard]] QString buildings(const QStringList &ids) const;
    [[nodiscard]] QString city(const QString &board) const;
    [[nodiscard]] QString wonder(const QString &board) const;
    [[nodiscard]] QString die(const QString &id) const;
    [[nodiscard]] QString face(const QString &face) const;
    /// "Agora, row 2, place 2"
    [[nodiscard]] QString cell(const QString &board, const QString &id) const;
    /// The same within its building: "row 2, place 2"
    [[nodiscard]] QString place(const QString &board, const QString &id) const;
    /// What crossing it off gives; empty for an unknown cell.
    [[nodiscard]] QString effects(const QString &board, const QString &id) const;
    [[nodiscard]] QString bonus(const QString &id) const;
    /// Why a move is refused, by the code of the scenario format.
    [[nodiscard]] static QString refusal(const QString &code);

    /// The same in signs; `points` are those of an attack as it would count now.
    [[nodiscard]] QVariantList signsOf(const QString &board, const QString &id,
                                       std::optional<int> points) const;
    [[nodiscard]] QVariantList signsOf(const QString &bonus) const;

    /// Names of glyphs, of families of colours, and of the mark of a colour.
    [[nodiscard]] static QString buildingGlyph(const QString &building);
    [[nodiscard]] static QString buildingFamily(const QString &building);
    [[nodiscard]] static QString faceGlyph(const QString &face);
    /// The colour a face is drawn in; empty: the ink of its die.
    [[nodiscard]] static QString faceFamily(const QString &face);
    [[nodiscard]] QString dieFamily(const QString &die) const;
    [[nodiscard]] QString dieMark(const QString &die) const;

private:
    [[nodiscard]] QString name(const char *group, const QString &id) const;
    [[nodiscard]] QString effect(const DiceEffect &effect) const;
    /// What stands for "{targets}" or another part of its text.
    [[nodiscard]] QString partOf(const DiceEffect &effect, const QString &part) const;
    [[nodiscard]] QList<DiceSign> signsOf(const DiceEffect &effect, const QString &lane,
                                          std::optional<int> points) const;
    [[nodiscard]] QString colorOf(const QString &die) const;

    const Catalogue &m_catalogue;
    const DiceFacts &m_facts;
};

} // namespace mirabilia
