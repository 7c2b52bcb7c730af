// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_helpers.h"
#include "scorer/buildings.h"

#include <functional>
#include <vector>

namespace mirabilia {

/// A helper that counts in three cities. What the neighbours' helpers already know is filled in.
class CityHelper : public ScoreHelper {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::CityHelper)

public:
    using ScoreHelper::ScoreHelper;

    [[nodiscard]] std::optional<Workings>
    seatedAnew(const Workings &put, const scorer::Sheet &before, const Seats &seats) const override;

protected:
    [[nodiscard]] std::vector<classic::CardId> cardsOf(classic::Family family) const;
    /// The cards among these that are ticked.
    [[nodiscard]] std::vector<classic::CardId> ticked(const std::vector<classic::CardId> &cards,
                                                      const Workings &workings,
                                                      const QString &prefix = {}) const;
    [[nodiscard]] HelperField cardField(classic::CardId card, const Workings &workings,
                                        const QString &prefix = {}) const;
    /// Counters for everything that these points depend on, and that `fixed` does not count.
    [[nodiscard]] QList<HelperField>
    countFields(const Workings &workings, const scorer::Surroundings &fixed,
                const std::function<int(const scorer::Surroundings &)> &points) const;
    /// What the counters say; `fixed` is what the helper counts by itself.
    [[nodiscard]] scorer::Surroundings around(const Workings &workings,
                                              scorer::Surroundings fixed) const;
    /// "3 points": what a card is worth among these cities; empty: nothing.
    [[nodiscard]] QString worth(classic::CardId card, const scorer::Surroundings &cities) const;
    /// The entries of the neighbours; nothing where the Free City or nobody sits.
    [[nodiscard]] std::optional<std::size_t> neighbour(bool left) const;
    [[nodiscard]] std::optional<classic::Board> boardOf(std::size_t column) const;
    /// How it is counted, and in which edition where nobody said it.
    [[nodiscard]] QString ofEdition(const QString &rule) const;

    /// Keys of what is put in.
    static const QString otherYellow;
    static const QString stagesBuilt;
    static const QString wonderComplete;

private:
    struct Count;
    [[nodiscard]] static const std::vector<Count> &counts();
    [[nodiscard]] static std::optional<std::size_t> neighbourOf(const scorer::Sheet &sheet,
                                                                std::size_t column, bool left);
    /// The city that is counted; nothing for the Free City.
    [[nodiscard]] std::optional<std::size_t> columnOf(const Count &count) const;
    /// What a city's own helpers say by name.
    [[nodiscard]] int listed(const scorer::Sheet &sheet, std::size_t column,
                             const Count &count) const;
    /// What is known of a city, from its own helpers or from those of its neighbours.
    [[nodiscard]] std::optional<int> known(const scorer::Sheet &sheet, std::size_t column,
                                           const Count &count) const;
    [[nodiscard]] int value(const Workings &workings, const Count &count) const;
    [[nodiscard]] HelperField countField(const Workings &workings, const Count &count) const;
};

} // namespace mirabilia
