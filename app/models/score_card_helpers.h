// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/score_helpers.h"
#include "scorer/buildings.h"

#include <vector>

namespace mirabilia {

// 7 Wonders: what is looked up by name, and counted in the own city and its neighbours'.

/// A helper that counts in three cities. What the neighbours' helpers already know is filled in.
class CityHelper : public ScoreHelper {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::CityHelper)

public:
    using ScoreHelper::ScoreHelper;

protected:
    [[nodiscard]] std::vector<classic::CardId> cardsOf(classic::Family family) const;
    /// The cards among these that are ticked.
    [[nodiscard]] std::vector<classic::CardId> ticked(const std::vector<classic::CardId> &cards,
                                                      const Workings &workings,
                                                      const QString &prefix = {}) const;
    [[nodiscard]] HelperField cardField(classic::CardId card, const Workings &workings,
                                        const QString &prefix = {}) const;
    /// Counters for everything that these points depend on.
    [[nodiscard]] QList<HelperField>
    countFields(const Workings &workings, const scorer::Surroundings &fixed,
                const std::function<int(const scorer::Surroundings &)> &points) const;
    /// What the counters say; `fixed` is what the helper counts by itself.
    [[nodiscard]] scorer::Surroundings around(const Workings &workings,
                                              scorer::Surroundings fixed) const;
    /// The entries of the neighbours; nothing where the Free City or nobody sits.
    [[nodiscard]] std::optional<std::size_t> neighbour(bool left) const;
    [[nodiscard]] std::optional<classic::Board> boardOf(std::size_t column) const;

private:
    struct Count;
    [[nodiscard]] static const std::vector<Count> &counts();
    [[nodiscard]] int known(std::size_t column, const Count &count) const;
    [[nodiscard]] int value(const Workings &workings, const Count &count) const;
};

class CivilianHelper final : public CityHelper {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::CivilianHelper)

public:
    using CityHelper::CityHelper;
    [[nodiscard]] QString rule() const override;
    [[nodiscard]] QList<HelperField> fields(const Workings &workings) const override;
    [[nodiscard]] scorer::Worked work(const Workings &complete) const override;
};

class CommerceHelper final : public CityHelper {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::CommerceHelper)

public:
    using CityHelper::CityHelper;
    [[nodiscard]] QString rule() const override;
    [[nodiscard]] QList<HelperField> fields(const Workings &workings) const override;
    [[nodiscard]] scorer::Worked work(const Workings &complete) const override;

private:
    [[nodiscard]] std::vector<classic::CardId> scoring() const;
    [[nodiscard]] scorer::Surroundings counted(const Workings &workings) const;
};

class GuildsHelper final : public CityHelper {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::GuildsHelper)

public:
    using CityHelper::CityHelper;
    [[nodiscard]] QString rule() const override;
    [[nodiscard]] QList<HelperField> fields(const Workings &workings) const override;
    [[nodiscard]] scorer::Worked work(const Workings &complete) const override;

private:
    [[nodiscard]] scorer::Surroundings counted(const Workings &workings) const;
};

/// Wonder, side and stages. A board that copies asks for the neighbours' too.
class WonderHelper final : public CityHelper {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::WonderHelper)

public:
    using CityHelper::CityHelper;
    [[nodiscard]] QString rule() const override;
    [[nodiscard]] QList<HelperField> fields(const Workings &workings) const override;
    [[nodiscard]] scorer::Worked work(const Workings &complete) const override;
    void apply(const Workings &complete, scorer::Sheet &sheet) const override;

private:
    [[nodiscard]] std::optional<classic::Board> chosenBoard(const Workings &workings) const;
    [[nodiscard]] scorer::StagesBuilt built(const Workings &workings) const;
};

} // namespace mirabilia
