<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ActionButton</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellInfo</name>
    <message numerus="yes">
        <source>%n thing(s) worth a second look</source>
        <translation>
            <numerusform>%n thing worth a second look</numerusform>
            <numerusform>%n things worth a second look</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClassicPage</name>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Discard pile: %n card</numerusform>
            <numerusform>Discard pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in all; you see those you may know of.</source>
        <translation>
            <numerusform>%n card in all; you see those you may know of.</numerusform>
            <numerusform>%n cards in all; you see those you may know of.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoinBadge</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FarSeatChip</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n shield</numerusform>
            <numerusform>%n shields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureRow</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) (%1 %)</source>
        <translation>
            <numerusform>%n win (%1 %)</numerusform>
            <numerusform>%n wins (%1 %)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n total(s) left out, as the rows give another</source>
        <translation>
            <numerusform>%n total left out, as the rows give another</numerusform>
            <numerusform>%n totals left out, as the rows give another</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinishSheet</name>
    <message numerus="yes">
        <source>%n cell(s) are empty and count nothing.</source>
        <translation>
            <numerusform>%n cell is empty and counts nothing.</numerusform>
            <numerusform>%n cells are empty and count nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) may be worth a second look.</source>
        <translation>
            <numerusform>%n thing may be worth a second look.</numerusform>
            <numerusform>%n things may be worth a second look.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message numerus="yes">
        <source>My hand, %n card(s)</source>
        <translation>
            <numerusform>My hand, %n card</numerusform>
            <numerusform>My hand, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryDetails</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportView</name>
    <message numerus="yes">
        <source>Take %n game(s)</source>
        <translation>
            <numerusform>Take %n game</numerusform>
            <numerusform>Take %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NeighbourPanel</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnLine</name>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n shield</numerusform>
            <numerusform>%n shields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerFigures</name>
    <message numerus="yes">
        <source>Points, game by game (%n game(s))</source>
        <translation>
            <numerusform>Points, game by game (%n game)</numerusform>
            <numerusform>Points, game by game (%n games)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Average points in %n game(s)</source>
        <translation>
            <numerusform>Average points in %n game</numerusform>
            <numerusform>Average points in %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plinth</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message numerus="yes">
        <source>%n game(s); every move is saved as you play</source>
        <translation>
            <numerusform>%n game; every move is saved as you play</numerusform>
            <numerusform>%n games; every move is saved as you play</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartView</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message numerus="yes">
        <source>Average points in %n game(s)</source>
        <translation>
            <numerusform>Average points in %n game</numerusform>
            <numerusform>Average points in %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::Adapter</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n shield</numerusform>
            <numerusform>%n shields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n stage(s) built</source>
        <translation>
            <numerusform>%1 of %n stage built</numerusform>
            <numerusform>%1 of %n stages built</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s)</source>
        <translation>
            <numerusform>%n building</numerusform>
            <numerusform>%n buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science symbol(s)</source>
        <translation>
            <numerusform>%n science symbol</numerusform>
            <numerusform>%n science symbols</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n coin(s)</source>
        <translation>
            <numerusform>%1 for %n coin</numerusform>
            <numerusform>%1 for %n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::ClassicScores</name>
    <message numerus="yes">
        <source>%n defeat token(s)</source>
        <translation>
            <numerusform>%n defeat token</numerusform>
            <numerusform>%n defeat tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory token(s) of %1</source>
        <translation>
            <numerusform>%n victory token of %1</numerusform>
            <numerusform>%n victory tokens of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s), a point for every three</source>
        <translation>
            <numerusform>%n coin, a point for every three</numerusform>
            <numerusform>%n coins, a point for every three</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of three different symbols</source>
        <translation>
            <numerusform>%n set of three different symbols</numerusform>
            <numerusform>%n sets of three different symbols</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::ClassicWording</name>
    <message numerus="yes">
        <source>Buy %1 from both neighbours for %n coin(s)</source>
        <translation>
            <numerusform>Buy %1 from both neighbours for %n coin</numerusform>
            <numerusform>Buy %1 from both neighbours for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %1 from the left neighbour for %n coin(s)</source>
        <translation>
            <numerusform>Buy %1 from the left neighbour for %n coin</numerusform>
            <numerusform>Buy %1 from the left neighbour for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %1 from the right neighbour for %n coin(s)</source>
        <translation>
            <numerusform>Buy %1 from the right neighbour for %n coin</numerusform>
            <numerusform>Buy %1 from the right neighbour for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n shield</numerusform>
            <numerusform>%n shields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) at once</source>
        <translation>
            <numerusform>%n coin at once</numerusform>
            <numerusform>%n coins at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) at once %1</source>
        <translation>
            <numerusform>%n coin at once %1</numerusform>
            <numerusform>%n coins at once %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) %1</source>
        <translation>
            <numerusform>%n point %1</numerusform>
            <numerusform>%n points %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, you can build it for %n coin(s)</source>
        <translation>
            <numerusform>%1, you can build it for %n coin</numerusform>
            <numerusform>%1, you can build it for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s), the Free City has %1</source>
        <translation>
            <numerusform>Costs %n coin, the Free City has %1</numerusform>
            <numerusform>Costs %n coins, the Free City has %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s), you have %1</source>
        <translation>
            <numerusform>Costs %n coin, you have %1</numerusform>
            <numerusform>Costs %n coins, you have %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreStatisticsModel</name>
    <message numerus="yes">
        <source>%1: %n game(s), %2 won, %3 points on average, %4 at best</source>
        <translation>
            <numerusform>%1: %n game, %2 won, %3 points on average, %4 at best</numerusform>
            <numerusform>%1: %n games, %2 won, %3 points on average, %4 at best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 points on average, %3 for winners, %4 at best; %n value(s)</source>
        <translation>
            <numerusform>%1: %2 points on average, %3 for winners, %4 at best; %n value</numerusform>
            <numerusform>%1: %2 points on average, %3 for winners, %4 at best; %n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together: %1 ahead in %2, %3 in %4</source>
        <translation>
            <numerusform>%n game together: %1 ahead in %2, %3 in %4</numerusform>
            <numerusform>%n games together: %1 ahead in %2, %3 in %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Level on average over %n game(s)</source>
        <translation>
            <numerusform>Level on average over %n game</numerusform>
            <numerusform>Level on average over %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %2 points ahead on average over %n game(s)</source>
        <translation>
            <numerusform>%1 is %2 points ahead on average over %n game</numerusform>
            <numerusform>%1 is %2 points ahead on average over %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n total(s) left out, as the rows give another</source>
        <translation>
            <numerusform>%1; %n total left out, as the rows give another</numerusform>
            <numerusform>%1; %n totals left out, as the rows give another</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreTransfer</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreWords</name>
    <message numerus="yes">
        <source>%n victory token(s) of age %1</source>
        <translation>
            <numerusform>%n victory token of age %1</numerusform>
            <numerusform>%n victory tokens of age %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n defeat token(s)</source>
        <translation>
            <numerusform>%n defeat token</numerusform>
            <numerusform>%n defeat tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s), a point for every three</source>
        <translation>
            <numerusform>%n coin, a point for every three</numerusform>
            <numerusform>%n coins, a point for every three</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of three different symbols</source>
        <translation>
            <numerusform>%n set of three different symbols</numerusform>
            <numerusform>%n sets of three different symbols</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wild symbol(s) as %1</source>
        <translation>
            <numerusform>%n wild symbol as %1</numerusform>
            <numerusform>%n wild symbols as %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The conflict pawn, %n space(s) from the middle</source>
        <translation>
            <numerusform>The conflict pawn, %n space from the middle</numerusform>
            <numerusform>The conflict pawn, %n spaces from the middle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An attack that met %n defence(s)</source>
        <translation>
            <numerusform>An attack that met %n defence</numerusform>
            <numerusform>An attack that met %n defences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different symbols: a scientific supremacy</source>
        <translation>
            <numerusform>%n different symbols: a scientific supremacy</numerusform>
            <numerusform>%n different symbols: a scientific supremacy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different symbol(s)</source>
        <translation>
            <numerusform>%n different symbol</numerusform>
            <numerusform>%n different symbols</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) for a progress token each</source>
        <translation>
            <numerusform>%n pair for a progress token each</numerusform>
            <numerusform>%n pairs for a progress token each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::Story</name>
    <message numerus="yes">
        <source>%1, paid %2 and got %n coin(s)</source>
        <translation>
            <numerusform>%1, paid %2 and got %n coin</numerusform>
            <numerusform>%1, paid %2 and got %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and got %n coin(s)</source>
        <translation>
            <numerusform>%1 and got %n coin</numerusform>
            <numerusform>%1 and got %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 are level with %n shield(s)</source>
        <translation>
            <numerusform>%1 and %2 are level with %n shield</numerusform>
            <numerusform>%1 and %2 are level with %n shields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::Wording</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::desktop::ScoreKeeper</name>
    <message numerus="yes">
        <source>%n sheet(s) of the history cannot be read; they have been left as they are.</source>
        <translation>
            <numerusform>%n sheet of the history cannot be read; it has been left as it is.</numerusform>
            <numerusform>%n sheets of the history cannot be read; they have been left as they are.</numerusform>
        </translation>
    </message>
</context>
</TS>
