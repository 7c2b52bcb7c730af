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

/// Converts a message's UTF-8 text.
inline QString textOf(const std::string &utf8) {
    return QString::fromStdString(utf8);
}

/// Words cells, dice and effects, and draws them as signs, in the current language.
class DiceWording {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::DiceWording)

public:
    /// `catalogue` must outlive it.
    explicit DiceWording(const Catalogue &catalogue)
        : m_catalogue(catalogue)
        , m_facts(catalogue.dice()) {}
    /// Speaks of other data than those in use.
    DiceWording(const Catalogue &catalogue, const DiceFacts &facts)
        : m_catalogue(catalogue)
        , m_facts(facts) {}

    [[nodiscard]] const DiceFacts &facts() const { return m_facts; }
    [[nodiscard]] QString building(const QString &id) const;
    /// Short name for the head of a building; for the wonder, its city.
    [[nodiscard]] QString buildingHead(const QString &id, const QString &board) const;
    /// A list of buildings; "Barracks" for both halves.
    [[nodiscard]] QString buildings(const QStringList &ids) const;
    [[nodiscard]] QString city(const QString &board) const;
    [[nodiscard]] QString wonder(const QString &board) const;
    [[nodiscard]] QString die(const QString &id) const;
    [[nodiscard]] QString face(const QString &face) const;
    /// "Agora, row 2, place 2"
    [[nodiscard]] QString cell(const QString &board, const QString &id) const;
    /// Without its building: "row 2, place 2".
    [[nodiscard]] QString place(const QString &board, const QString &id) const;
    /// The effects of crossing it off; empty for an unknown cell.
    [[nodiscard]] QString effects(const QString &board, const QString &id) const;
    [[nodiscard]] QString bonus(const QString &id) const;
    /// Why a move is refused, by the host's code.
    [[nodiscard]] static QString refusal(const QString &code);

    /// The effects of a cell or bonus as DiceSign values; `points`: what an attack scores now.
    [[nodiscard]] QVariantList signsOf(const QString &board, const QString &id,
                                       std::optional<int> points) const;
    [[nodiscard]] QVariantList signsOf(const QString &bonus) const;

    /// Names of icons and of colour families.
    [[nodiscard]] static QString buildingGlyph(const QString &building);
    [[nodiscard]] static QString buildingFamily(const QString &building);
    [[nodiscard]] static QString faceGlyph(const QString &face);
    /// The family whose colour a face takes; empty: the ink of its die.
    [[nodiscard]] static QString faceFamily(const QString &face);
    [[nodiscard]] QString dieFamily(const QString &die) const;
    [[nodiscard]] QString dieMark(const QString &die) const;

private:
    [[nodiscard]] QString name(const char *group, const QString &id) const;
    [[nodiscard]] QString effect(const DiceEffect &effect) const;
    /// The value of a placeholder such as "{targets}" in an effect's text.
    [[nodiscard]] QString partOf(const DiceEffect &effect, const QString &part) const;
    [[nodiscard]] QList<DiceSign> signsOf(const DiceEffect &effect, const QString &lane,
                                          std::optional<int> points) const;
    [[nodiscard]] QString colorOf(const QString &die) const;

    const Catalogue &m_catalogue;
    const DiceFacts &m_facts;
};

} // namespace mirabilia
