<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An open table for 7 Wonders: alone against computer players, or with others at one screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under %1: use it, study it, change it and pass it on under the same terms. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pictures were drawn for Mirabilia and may be used under CC-BY-SA-4.0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trademarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 Wonders, 7 Wonders Duel and 7 Wonders Dice are trademarks of their publisher, Repos Production. Mirabilia is made by enthusiasts. It is not affiliated with the publisher or endorsed by it, and contains none of its artwork. If you like the game, buy the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From one thing to the next; Enter presses it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit; a game in progress is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1, built with Qt %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActionBand</name>
    <message>
        <source>Put the card back (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardPicker</name>
    <message>
        <source>By lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BuiltHeads</name>
    <message>
        <source>Buildings of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BuriedSheet</name>
    <message>
        <source>Buried under the wonders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards that became stages; until now only their owners knew them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No stage was built.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Category</name>
    <message>
        <source>Military</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Civilian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Science</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commerce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guilds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CitySheet</name>
    <message>
        <source>%1, side %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last turn: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defeats: %1. Cards under the wonder: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CitySwitcher</name>
    <message>
        <source>City to look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Me</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoinBadge</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColourPicker</name>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConflictRing</name>
    <message>
        <source>End of age %1: conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of age %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards stay hidden until you are at the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExplainSheet</name>
    <message>
        <source>Where the points came from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FamilyColumn</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FamilyCounts</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FarSeatChip</name>
    <message>
        <source>Opens the whole city</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoodsShelf</name>
    <message>
        <source>Goods for sale at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing for sale</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message numerus="yes">
        <source>My hand, %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandRowText</name>
    <message>
        <source>Wonder: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomeMenu</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computers or friends at one table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Build a city the world will remember.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Keys and marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk along the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift the card; then play what is marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose how to pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B, W, D, F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build, wonder stage, discard, free build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the card back, close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change my choice while others think</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at a seat&apos;s city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip what is being shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 or ?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I can build it: it is free, or my own goods suffice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free, because a building of mine leads to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I can build it for so many coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I cannot build it; touch the card to see why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguageField</name>
    <message>
        <source>As the system has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LastTurn</name>
    <message>
        <source>Last turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the log as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose turns to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age %1, turn %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Look</name>
    <message>
        <source>Teal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Olive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MenuSheet</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is kept; continue it any time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NeighbourPanel</name>
    <message>
        <source>Opens the whole city</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players and the Free City</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Players and seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>The table is being laid</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnLine</name>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Production</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaymentChooser</name>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How do you pay?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaymentField</name>
    <message>
        <source>No preference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The left neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The right neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has fewer coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the same price, rather pay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PickDialog</name>
    <message>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Plinth</name>
    <message>
        <source>Stage %1, built: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1: %2; costs %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no coins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlinthRow</name>
    <message>
        <source>Stages of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PointsWreath</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>victory points</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemDialog</name>
    <message>
        <source>That did not work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProgressStrip</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the wonders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reveal</name>
    <message>
        <source>All cards are turned over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s); every move is saved as you play</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Game deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game you leave is kept here by itself, with every move you made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScaleField</name>
    <message>
        <source>Size of everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So large is a card.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScienceRow</name>
    <message>
        <source>Science: %1 compasses, %2 gears, %3 tablets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 of any</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>%1: %2. How it came about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total: %1. How it came about</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>With two players a third city stands between them: each turn one of you also plays a card for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How well it plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Led by both players in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board by lot, side %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, side by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free City</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatTitle</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points in the open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New games show everyone&apos;s score as it grows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chain hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touching a card lights the buildings it is free with</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideChoice</name>
    <message>
        <source>By lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side B</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StagePips</name>
    <message>
        <source>%1 of %2 wonder stages built</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableOptions</name>
    <message>
        <source>Points in the open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone sees the score as it grows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All boards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>You have chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards are turned over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in all; you see those you may know of.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You know none of these cards.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Age %1, turn %2 of 6, hands pass to the %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Log (L)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking about a hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint (H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo (Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WarLine</name>
    <message>
        <source>War: I have %1 shields, %2 has %3; worth %4 to me this age</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WarTokens</name>
    <message>
        <source>Conflict tokens worth %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mirabilia::Adapter</name>
    <message>
        <source>Seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took nothing from the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built %1 from the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 side %2</source>
        <comment>a wonder and its side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n stage(s) built</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science symbol(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between facts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Last turn: %2</source>
        <comment>facts of a city</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Connection lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the copied stage</source>
        <comment>the cost of a stage</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an amount of a resource</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not for sale</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1; chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mirabilia::App</name>
    <message>
        <source>The saved game could not be deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is still there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the rights of the folder of saved games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game could not be brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lies in the trash of the folder of saved games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the file back by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This could not be played: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has changed at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mirabilia::ChoiceModel</name>
    <message>
        <source>Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard +%1</source>
        <comment>coins gained</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to pay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mirabilia::LogModel</name>
    <message>
        <source>Age %1, turn %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mirabilia::NewGameModel</name>
    <message>
        <source>Player</source>
        <comment>default name of the person at the screen</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two seats are called %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is taken twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has to sit at this screen.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mirabilia::SavesModel</name>
    <message>
        <source>Age %1, turn %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age %1, turn %2, with %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoresModel</name>
    <message>
        <source>Military conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Civilian structures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scientific structures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commercial structures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guilds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a category, its points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2 with %n point(s); %3</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between categories</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n defeat token(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory token(s) of %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s), a point for every three</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 times %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of three different symbols</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Free symbol counted as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, copied from a neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <comment>a card and how often it counts</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mirabilia::Story</name>
    <message>
        <source>%1 built %2 with the free building of Olympia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 built %2 for free, by a chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 built %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 built stage %2 of the wonder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 built stage %2 of the wonder with %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discarded a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discarded %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 built %2 from the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took nothing from the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built %1 with the free building of Olympia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built %1 for free, by a chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built stage %1 of the wonder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built %1 from the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took nothing from the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, paid %2 and got %n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and paid %2</source>
        <comment>what somebody did, an amount to somebody</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 and got %n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 are level with %n shield(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Age %1 begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may play the last card too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 defeats %2, shields %3 to %4 (%5 and %6 points)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mirabilia::TableModel</name>
    <message>
        <source>The last card too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may play the last card of the age instead of discarding it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may build one card of the discard pile for free; what was discarded in this turn lies in it too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This turn you decide for the Free City too: one card of your hand is played in its city, with its coins and its goods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards are revealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts of age %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card of the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card for the Free City</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play your last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s) and more coins</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Build %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build %1 with the free building of this age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use %1 for a wonder stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>a hint and its reason</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mirabilia::Wording</name>
    <message>
        <source>%1, %2</source>
        <comment>in a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>end of a list of alternatives</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in your city and both neighbouring cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in your city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in both neighbouring cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each wonder stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each defeat token %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each %1 card %2</source>
        <comment>a colour, then where</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Produces %1 %2</source>
        <comment>an amount of a resource</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Produces %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raw materials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>manufactured goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Buy %1 from both neighbours for %n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %1 from the left neighbour for %n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %1 from the right neighbour for %n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) at once</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A science symbol of your choice at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) at once %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Build a card from the discard pile for free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once in each age, build a card for free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the last card of each age too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end, scores one guild of a neighbour as your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies stage %1 of a neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies stage %1 of the left neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies stage %1 of the right neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <comment>between effects</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an amount of a resource</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>the cost</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <comment>between cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chains to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>name, colour and effect of a card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, you can build it free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, your own goods pay for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, you can build it for %n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, you cannot build it: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a card, its chains</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lacks %1; the neighbours do not make enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs %1; no neighbour makes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs %1; no neighbour makes them</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s), the Free City has %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s), you have %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Already built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All stages are built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot pay for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be paid like that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The free building of this age is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card is no longer there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to decide now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has moved on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It brings the most points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The symbols add up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It decides the next conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later cards need what it makes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It makes buying cheaper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wonder is worth more than the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You will need the coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A neighbour would gain more from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It makes a later card free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing better can be paid for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>coins to somebody</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The neighbour has no such stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be built here must be built</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mirabilia::desktop</name>
    <message>
        <source>--%1: %2 is not a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table for 7 Wonders: alone against computer players or with others at one screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules data from FOLDER instead of the built-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep saved games and settings in FOLDER.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal new games from this number, to repeat them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--seed: %1 is not a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unexpected argument: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mirabilia::host::TableServices</name>
    <message>
        <source>The table could not be set up: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your saved games are untouched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose other boards and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your other saved games are untouched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room on the disk or check the rights of the folder, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was begun with other rules data than this program has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has not been changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another game, or begin a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game cannot go on: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is safe up to the move before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room on the disk, then make the move again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mirabilia::store</name>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read as a saved game: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is larger than any game can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not begin like one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was written by a newer version of this program; it has been left as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it names no version</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mirabilia::store::SavedGames</name>
    <message>
        <source>A game needs a plain name to be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no saved game of that name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
