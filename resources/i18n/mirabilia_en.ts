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
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you get %n coin(s)</source>
        <translation>
            <numerusform>you get %n coin</numerusform>
            <numerusform>you get %n coins</numerusform>
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
    <name>CityTitle</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
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
        <source>%n card(s) in all; you see those you know.</source>
        <translation>
            <numerusform>%n card in all; you see those you know.</numerusform>
            <numerusform>%n cards in all; you see those you know.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClassicTvCity</name>
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
    <name>CostMarks</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceTvCity</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n resource</numerusform>
            <numerusform>%n resources</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DuelBand</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DuelPage</name>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Discard pile: %n card</numerusform>
            <numerusform>Discard pile: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Economy</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FacingMark</name>
    <message numerus="yes">
        <source>%n defence(s)</source>
        <translation>
            <numerusform>%n defence</numerusform>
            <numerusform>%n defences</numerusform>
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
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n resource</numerusform>
            <numerusform>%n resources</numerusform>
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
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln value</numerusform>
            <numerusform>%Ln values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln win(s) (%1%)</source>
        <translation>
            <numerusform>%Ln win (%1%)</numerusform>
            <numerusform>%Ln wins (%1%)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln total(s) left out: the rows do not match</source>
        <translation>
            <numerusform>%Ln total left out: the rows do not match</numerusform>
            <numerusform>%Ln totals left out: the rows do not match</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinishSheet</name>
    <message numerus="yes">
        <source>%n empty cell(s) count as 0.</source>
        <translation>
            <numerusform>%n empty cell counts as 0.</numerusform>
            <numerusform>%n empty cells count as 0.</numerusform>
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
    <name>Forum</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameDataPanel</name>
    <message numerus="yes">
        <source>Until the owner of the game enters what is printed, %n number(s) on the boards of 7 Wonders Dice will be inferred or our own.</source>
        <translation>
            <numerusform>Until the owner of the game enters what is printed, %n number on the boards of 7 Wonders Dice will be inferred or our own.</numerusform>
            <numerusform>Until the owner of the game enters what is printed, %n numbers on the boards of 7 Wonders Dice will be inferred or our own.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoldReserve</name>
    <message numerus="yes">
        <source>Gold reserve: %n coin(s)</source>
        <translation>
            <numerusform>Gold reserve: %n coin</numerusform>
            <numerusform>Gold reserve: %n coins</numerusform>
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
    <name>Hourglasses</name>
    <message numerus="yes">
        <source>%n bonus(es)</source>
        <translation>
            <numerusform>%n bonus</numerusform>
            <numerusform>%n bonuses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportView</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln column</numerusform>
            <numerusform>%Ln columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln game(s)</source>
        <translation>
            <numerusform>Take %Ln game</numerusform>
            <numerusform>Take %Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Means</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n resource</numerusform>
            <numerusform>%n resources</numerusform>
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
    <name>NextAttack</name>
    <message numerus="yes">
        <source>%n defence(s)</source>
        <translation>
            <numerusform>%n defence</numerusform>
            <numerusform>%n defences</numerusform>
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
    <name>PeopleSheet</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more: search for them</source>
        <translation>
            <numerusform>And %n more: search for them</numerusform>
            <numerusform>And %n more: search for them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerFigures</name>
    <message numerus="yes">
        <source>Points in the latest %1 of %Ln game(s)</source>
        <translation>
            <numerusform>Points in the latest %1 of %Ln game</numerusform>
            <numerusform>Points in the latest %1 of %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points, game by game (%Ln game(s))</source>
        <translation>
            <numerusform>Points, game by game (%Ln game)</numerusform>
            <numerusform>Points, game by game (%Ln games)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lesson</numerusform>
            <numerusform>%n lessons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PriceMark</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message numerus="yes">
        <source>%n game(s) in this file</source>
        <translation>
            <numerusform>%n game in this file</numerusform>
            <numerusform>%n games in this file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoomBand</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>questions</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundClock</name>
    <message numerus="yes">
        <source>A city has %n bonus(es)</source>
        <translation>
            <numerusform>A city has %n bonus</numerusform>
            <numerusform>A city has %n bonuses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleText</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
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
    <name>ScienceRow</name>
    <message numerus="yes">
        <source>%n compass(es)</source>
        <translation>
            <numerusform>%n compass</numerusform>
            <numerusform>%n compasses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gear(s)</source>
        <translation>
            <numerusform>%n gear</numerusform>
            <numerusform>%n gears</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tablet(s)</source>
        <translation>
            <numerusform>%n tablet</numerusform>
            <numerusform>%n tablets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n symbol(s) of any kind</source>
        <translation>
            <numerusform>%n symbol of any kind</numerusform>
            <numerusform>%n symbols of any kind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageBlock</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StageSheet</name>
    <message numerus="yes">
        <source>Today it takes %n coin(s):</source>
        <translation>
            <numerusform>Today it takes %n coin:</numerusform>
            <numerusform>Today it takes %n coins:</numerusform>
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
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TvBorder</name>
    <message numerus="yes">
        <source>%1 has %n shield(s), %2 has %3</source>
        <translation>
            <numerusform>%1 has %n shield, %2 has %3</numerusform>
            <numerusform>%1 has %n shields, %2 has %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarLine</name>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n shield</numerusform>
            <numerusform>%n shields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I have %n shield(s), %1 has %2; worth %3 to me this age</source>
        <translation>
            <numerusform>I have %n shield, %1 has %2; worth %3 to me this age</numerusform>
            <numerusform>I have %n shields, %1 has %2; worth %3 to me this age</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarTrack</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other city loses %n coin(s) when it first comes here</source>
        <translation>
            <numerusform>The other city loses %n coin when it first comes here</numerusform>
            <numerusform>The other city loses %n coins when it first comes here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to the capital</source>
        <translation>
            <numerusform>%n step to the capital</numerusform>
            <numerusform>%n steps to the capital</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to the capital of %1, %2 to that of %3</source>
        <translation>
            <numerusform>%n step to the capital of %1, %2 to that of %3</numerusform>
            <numerusform>%n steps to the capital of %1, %2 to that of %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::ChosenPlayer</name>
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
        <source>%n game(s) together: %1 ahead in %2, %3 in %4</source>
        <translation>
            <numerusform>%n game together: %1 ahead in %2, %3 in %4</numerusform>
            <numerusform>%n games together: %1 ahead in %2, %3 in %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Average points in %Ln game(s)</source>
        <translation>
            <numerusform>Average points in %Ln game</numerusform>
            <numerusform>Average points in %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Average points in %Ln game(s) with expansions</source>
        <translation>
            <numerusform>Average points in %Ln game with expansions</numerusform>
            <numerusform>Average points in %Ln games with expansions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Average points in %Ln game(s) without expansions</source>
        <translation>
            <numerusform>Average points in %Ln game without expansions</numerusform>
            <numerusform>Average points in %Ln games without expansions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::ClassicAdapter</name>
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
    <name>mirabilia::ClassicStory</name>
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
        <source>You and %1 are level with %n shield(s)</source>
        <translation>
            <numerusform>You and %1 are level with %n shield</numerusform>
            <numerusform>You and %1 are level with %n shields</numerusform>
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
    <message numerus="yes">
        <source>You pay %n coin(s) today:</source>
        <translation>
            <numerusform>You pay %n coin today:</numerusform>
            <numerusform>You pay %n coins today:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceAdapter</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n resource</numerusform>
            <numerusform>%n resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus(es)</source>
        <translation>
            <numerusform>%n bonus</numerusform>
            <numerusform>%n bonuses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n defence(s) against you</source>
        <translation>
            <numerusform>%n defence against you</numerusform>
            <numerusform>%n defences against you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; against %1, who has %n defence(s) there</source>
        <translation>
            <numerusform>; against %1, who has %n defence there</numerusform>
            <numerusform>; against %1, who has %n defences there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n resource(s)</source>
        <translation>
            <numerusform>costs %n resource</numerusform>
            <numerusform>costs %n resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) for what is missing</source>
        <translation>
            <numerusform>%n coin for what is missing</numerusform>
            <numerusform>%n coins for what is missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %1 and you have %n coin(s)</source>
        <translation>
            <numerusform>It costs %1 and you have %n coin</numerusform>
            <numerusform>It costs %1 and you have %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lies in the Forum at %n coin(s)</source>
        <translation>
            <numerusform>It lies in the Forum at %n coin</numerusform>
            <numerusform>It lies in the Forum at %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n coin(s)</source>
        <translation>
            <numerusform>It costs you %n coin</numerusform>
            <numerusform>It costs you %n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceChoice</name>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n resource</numerusform>
            <numerusform>%n resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) missing</source>
        <translation>
            <numerusform>%n resource missing</numerusform>
            <numerusform>%n resources missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) for you</source>
        <translation>
            <numerusform>%n coin for you</numerusform>
            <numerusform>%n coins for you</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceScores</name>
    <message numerus="yes">
        <source>%1, for %n space(s)</source>
        <comment>a space that counts spaces</comment>
        <translation>
            <numerusform>%1, for %n space</numerusform>
            <numerusform>%1, for %n spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceTable</name>
    <message numerus="yes">
        <source>This round is the last: %n bonus(es) for %1</source>
        <translation>
            <numerusform>This round is the last: %n bonus for %1</numerusform>
            <numerusform>This round is the last: %n bonuses for %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelAdapter</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wonder(s) built</source>
        <translation>
            <numerusform>%n wonder built</numerusform>
            <numerusform>%n wonders built</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the pawn is %n step(s) from the capital</source>
        <translation>
            <numerusform>the pawn is %n step from the capital</numerusform>
            <numerusform>the pawn is %n steps from the capital</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2; to buy: %n coin(s) each</source>
        <comment>an amount of a resource</comment>
        <translation>
            <numerusform>%1 %2; to buy: %n coin each</numerusform>
            <numerusform>%1 %2; to buy: %n coins each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; uncovers %n card(s)</source>
        <comment>a card</comment>
        <translation>
            <numerusform>%1; uncovers %n card</numerusform>
            <numerusform>%1; uncovers %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelChoice</name>
    <message numerus="yes">
        <source>turns up %n card(s)</source>
        <translation>
            <numerusform>turns up %n card</numerusform>
            <numerusform>turns up %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>uncovers %n card(s)</source>
        <translation>
            <numerusform>uncovers %n card</numerusform>
            <numerusform>uncovers %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to %1&apos;s capital</source>
        <translation>
            <numerusform>%n step to %1&apos;s capital</numerusform>
            <numerusform>%n steps to %1&apos;s capital</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelScores</name>
    <message numerus="yes">
        <source>%n coin(s), a point for every three</source>
        <translation>
            <numerusform>%n coin, a point for every three</numerusform>
            <numerusform>%n coins, a point for every three</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pawn stands %n step(s) from the middle</source>
        <translation>
            <numerusform>The pawn stands %n step from the middle</numerusform>
            <numerusform>The pawn stands %n steps from the middle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelStory</name>
    <message numerus="yes">
        <source>for %n coin(s)</source>
        <translation>
            <numerusform>for %n coin</numerusform>
            <numerusform>for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pawn moves %n step(s) towards the capital of %1</source>
        <translation>
            <numerusform>The pawn moves %n step towards the capital of %1</numerusform>
            <numerusform>The pawn moves %n steps towards the capital of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n coin(s) to the army</source>
        <translation>
            <numerusform>%1 loses %n coin to the army</numerusform>
            <numerusform>%1 loses %n coins to the army</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelWording</name>
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
        <source>you buy %1 for %n coin(s) a unit</source>
        <translation>
            <numerusform>you buy %1 for %n coin a unit</numerusform>
            <numerusform>you buy %1 for %n coins a unit</numerusform>
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
        <source>the opponent loses %n coin(s)</source>
        <translation>
            <numerusform>the opponent loses %n coin</numerusform>
            <numerusform>the opponent loses %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n of the unused progress tokens and keep one</source>
        <translation>
            <numerusform>draw %n of the unused progress tokens and keep one</numerusform>
            <numerusform>draw %n of the unused progress tokens and keep one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your wonders cost %n fewer resource(s)</source>
        <translation>
            <numerusform>your wonders cost %n fewer resource</numerusform>
            <numerusform>your wonders cost %n fewer resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your blue cards cost %n fewer resource(s)</source>
        <translation>
            <numerusform>your blue cards cost %n fewer resource</numerusform>
            <numerusform>your blue cards cost %n fewer resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>red cards built from now on have %n more shield(s)</source>
        <translation>
            <numerusform>red cards built from now on have %n more shield</numerusform>
            <numerusform>red cards built from now on have %n more shields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) for each card built free by a chain</source>
        <translation>
            <numerusform>%n coin for each card built free by a chain</numerusform>
            <numerusform>%n coins for each card built free by a chain</numerusform>
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
        <source>costs %n coin(s), %1 too many</source>
        <translation>
            <numerusform>costs %n coin, %1 too many</numerusform>
            <numerusform>costs %n coins, %1 too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) each</source>
        <translation>
            <numerusform>%n coin each</numerusform>
            <numerusform>%n coins each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) to the bank</source>
        <translation>
            <numerusform>%n coin to the bank</numerusform>
            <numerusform>%n coins to the bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n coin(s), %1 too many</source>
        <translation>
            <numerusform>It costs %n coin, %1 too many</numerusform>
            <numerusform>It costs %n coins, %1 too many</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::LanModel</name>
    <message numerus="yes">
        <source>%1; %n seat(s) free</source>
        <comment>what is played, and by whom</comment>
        <translation>
            <numerusform>%1; %n seat free</numerusform>
            <numerusform>%1; %n seats free</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::RecordsModel</name>
    <message numerus="yes">
        <source>%1, %n player(s)</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1, %n player</numerusform>
            <numerusform>%1, %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::ReviewModel</name>
    <message numerus="yes">
        <source>%1 of %n decision(s) looked at</source>
        <translation>
            <numerusform>%1 of %n decision looked at</numerusform>
            <numerusform>%1 of %n decisions looked at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::RoomModel</name>
    <message numerus="yes">
        <source>%n seat(s) still free</source>
        <translation>
            <numerusform>%n seat still free</numerusform>
            <numerusform>%n seats still free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 away: the seat waits</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1 is away: the seat waits</numerusform>
            <numerusform>%1 are away: their seats wait</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) a turn</source>
        <translation>
            <numerusform>%n minute a turn</numerusform>
            <numerusform>%n minutes a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) a turn</source>
        <translation>
            <numerusform>%n day a turn</numerusform>
            <numerusform>%n days a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gave the seat back: it waits for somebody</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1 gave the seat back: it waits for somebody</numerusform>
            <numerusform>%1 gave the seat back: it waits for somebody</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) watch(es)</source>
        <translation>
            <numerusform>%n person watches</numerusform>
            <numerusform>%n people watch</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreCopies</name>
    <message numerus="yes">
        <source>%n sheet(s) came or changed.</source>
        <translation>
            <numerusform>%n sheet came or changed.</numerusform>
            <numerusform>%n sheets came or changed.</numerusform>
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
        <source>%1; %n total(s) left out: the rows do not match</source>
        <translation>
            <numerusform>%1; %n total left out: the rows do not match</numerusform>
            <numerusform>%1; %n totals left out: the rows do not match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row now</source>
        <translation>
            <numerusform>%n win in a row now</numerusform>
            <numerusform>%n wins in a row now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row at most</source>
        <translation>
            <numerusform>%n win in a row at most</numerusform>
            <numerusform>%n wins in a row at most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) a game</source>
        <translation>
            <numerusform>%n minute a game</numerusform>
            <numerusform>%n minutes a game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 minutes on average in %n game(s)</source>
        <translation>
            <numerusform>%1 minutes on average in %n game</numerusform>
            <numerusform>%1 minutes on average in %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of these without expansions, where totals are lower: averages are those of the other games.</source>
        <translation>
            <numerusform>%n game of these without expansions, where totals are lower: averages are those of the other games.</numerusform>
            <numerusform>%n games of these without expansions, where totals are lower: averages are those of the other games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of these with expansions, where totals are higher: averages are those of the other games.</source>
        <translation>
            <numerusform>%n game of these with expansions, where totals are higher: averages are those of the other games.</numerusform>
            <numerusform>%n games of these with expansions, where totals are higher: averages are those of the other games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreTransfer</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln player</numerusform>
            <numerusform>%Ln players</numerusform>
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
    <name>mirabilia::ScoresModel</name>
    <message numerus="yes">
        <source>%1, %n coin(s) left</source>
        <comment>a board or city; what breaks ties</comment>
        <translation>
            <numerusform>%1, %n coin left</numerusform>
            <numerusform>%1, %n coins left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::SheetView</name>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1, and %n more</numerusform>
            <numerusform>%1, and %n more</numerusform>
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
<context>
    <name>mirabilia::net::Lan</name>
    <message numerus="yes">
        <source>You can try again in %n second(s).</source>
        <translation>
            <numerusform>You can try again in %n second.</numerusform>
            <numerusform>You can try again in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n guess(es) left before you have to wait.</source>
        <translation>
            <numerusform>You have %n guess left before you have to wait.</numerusform>
            <numerusform>You have %n guesses left before you have to wait.</numerusform>
        </translation>
    </message>
</context>
</TS>
