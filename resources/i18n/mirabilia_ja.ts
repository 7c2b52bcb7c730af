<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>An open table for 7 Wonders: alone against computer players, or with others at one screen.</source>
        <translation>「世界の七不思議」を遊べる自由なテーブル。コンピューターとひとりで、または一つの画面を囲んでみんなで。</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Free software under %1: use it, study it, change it and pass it on under the same terms. It comes without any warranty.</source>
        <translation>%1 の自由ソフトウェアです。使うことも、調べることも、変えることも、同じ条件で配ることもできます。保証はありません。</translation>
    </message>
    <message>
        <source>All pictures were drawn for Mirabilia and may be used under CC-BY-SA-4.0.</source>
        <translation>絵はすべて Mirabilia のために描かれ、CC-BY-SA-4.0 で利用できます。</translation>
    </message>
    <message>
        <source>Trademarks</source>
        <translation>商標</translation>
    </message>
    <message>
        <source>7 Wonders, 7 Wonders Duel and 7 Wonders Dice are trademarks of their publisher, Repos Production. Mirabilia is made by enthusiasts. It is not affiliated with the publisher or endorsed by it, and contains none of its artwork. If you like the game, buy the box.</source>
        <translation>7 Wonders、7 Wonders Duel、7 Wonders Dice は発売元 Repos Production の商標です。Mirabilia は愛好者が作ったもので、発売元とは関係がなく、その承認も受けておらず、その絵も含みません。気に入ったら、ぜひ箱の製品を買ってください。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>To the next item; Enter presses it</source>
        <translation>次の項目へ。Enter で押す</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Quit; a game in progress is kept</source>
        <translation>終了。途中のゲームは保存されます</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>テーブルでのキー操作</translation>
    </message>
    <message>
        <source>Version %1, built with Qt %2</source>
        <translation>バージョン %1（Qt %2）</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>Action</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a tool does, and its key</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>ActionBand</name>
    <message>
        <source>Put the card back (Esc)</source>
        <translation>カードを戻す（Esc）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and what it does</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Wonder: %1</source>
        <translation>驚異：%1</translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n コイン</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an action and why it is not possible</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an action and its price</comment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you get %n coin(s)</source>
        <translation>
            <numerusform>%n コインを得ます</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>an action and its key</comment>
        <translation>%1（キー %2）</translation>
    </message>
</context>
<context>
    <name>AgeBegins</name>
    <message>
        <source>Age %1</source>
        <translation>時代 %1</translation>
    </message>
</context>
<context>
    <name>AmountField</name>
    <message>
        <source>%1: less</source>
        <translation>%1：減らす</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1：増やす</translation>
    </message>
</context>
<context>
    <name>BeginChoice</name>
    <message>
        <source>%1 begins</source>
        <translation>%1が先手</translation>
    </message>
</context>
<context>
    <name>BoardPicker</name>
    <message>
        <source>Random</source>
        <translation>くじ</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Taken by %1</source>
        <translation>%1さんが選択済み</translation>
    </message>
</context>
<context>
    <name>BoardsEditor</name>
    <message>
        <source>Boards of 7 Wonders Dice</source>
        <translation>世界の七不思議：ダイスのボード</translation>
    </message>
    <message>
        <source>not kept yet</source>
        <translation>まだ保存していません</translation>
    </message>
    <message>
        <source>your own data files are switched off</source>
        <translation>自分のデータファイルは使わない設定です</translation>
    </message>
    <message>
        <source>Enter what is printed</source>
        <translation>印刷された値を入れる</translation>
    </message>
    <message>
        <source>Choose a space of the board, and set its cost and what it gives. The number in the head of a building says how many of its spaces are as printed.</source>
        <translation>ボードのマスを選び、コストと効果を入れます。建物の見出しの数は、印刷どおりのマスの数です。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Kept. From the next start on, Dice is played with these boards.</source>
        <translation>保存しました。次の起動から、ダイスはこのボードで遊びます。</translation>
    </message>
    <message>
        <source>Start again now</source>
        <translation>今すぐ再起動</translation>
    </message>
</context>
<context>
    <name>BoardsTools</name>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>元に戻す（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>やり直す（Ctrl+Shift+Z）</translation>
    </message>
    <message>
        <source>Back to the built-in boards</source>
        <translation>内蔵のボードに戻す</translation>
    </message>
    <message>
        <source>Take boards from a file</source>
        <translation>ファイルからボードを読み込む</translation>
    </message>
    <message>
        <source>Write the boards to a file</source>
        <translation>ボードをファイルに書き出す</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>BonusBoxes</name>
    <message>
        <source>Bonuses</source>
        <translation>ボーナス</translation>
    </message>
    <message>
        <source>%1, taken</source>
        <translation>%1、獲得済み</translation>
    </message>
    <message>
        <source>Completing a building brings one of the three.</source>
        <translation>建物を完成させると、三つのうち一つが手に入る。</translation>
    </message>
</context>
<context>
    <name>Building</name>
    <message>
        <source>%1 of %2 crossed off</source>
        <translation>%2 マス中 %1 マス塗り済み</translation>
    </message>
</context>
<context>
    <name>BuiltHeads</name>
    <message>
        <source>Buildings of %1</source>
        <translation>%1の建造物</translation>
    </message>
</context>
<context>
    <name>BuriedSheet</name>
    <message>
        <source>Buried under the wonders</source>
        <translation>驚異の下のカード</translation>
    </message>
    <message>
        <source>The cards that became stages; until now only their owners knew them.</source>
        <translation>段階の建設に使われたカード。今までは持ち主だけが知っていました。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>No stage was built.</source>
        <translation>段階は建設されませんでした。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>CardReader</name>
    <message>
        <source>Build it over the card</source>
        <translation>そのカードの上に建てる</translation>
    </message>
</context>
<context>
    <name>CardsDialog</name>
    <message>
        <source>Look at the table</source>
        <translation>テーブルを見る</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>テーブルに戻る</translation>
    </message>
</context>
<context>
    <name>CardsSheet</name>
    <message>
        <source>Back to the table</source>
        <translation>テーブルに戻る</translation>
    </message>
</context>
<context>
    <name>CellInfo</name>
    <message numerus="yes">
        <source>%n thing(s) worth a second look</source>
        <translation>
            <numerusform>確認したい点 %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceChart</name>
    <message>
        <source>Chance to win, turn by turn</source>
        <translation>手番ごとの勝つ見込み</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share: 62%</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>ChosenCards</name>
    <message>
        <source>It is turned over once everyone has chosen.</source>
        <translation>全員が選ぶと一斉にめくられます。</translation>
    </message>
</context>
<context>
    <name>CityBuildings</name>
    <message>
        <source>Buildings</source>
        <translation>建造物</translation>
    </message>
</context>
<context>
    <name>CityGoods</name>
    <message>
        <source>Goods</source>
        <translation>資源</translation>
    </message>
    <message>
        <source>In each payment, this many more of any of these.</source>
        <translation>支払いのたびに、このうち好きなものをその数だけ余分に使える。</translation>
    </message>
</context>
<context>
    <name>CitySheet</name>
    <message>
        <source>Last turn: %1</source>
        <translation>前の手番：%1</translation>
    </message>
    <message>
        <source>Defeats: %1. Cards under the wonder: %2.</source>
        <translation>敗北：%1。驚異の下のカード：%2。</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>テーブルに戻る</translation>
    </message>
</context>
<context>
    <name>CitySwitcher</name>
    <message>
        <source>City to look at</source>
        <translation>見る都市</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>ほかの人</translation>
    </message>
    <message>
        <source>Last turn (R)</source>
        <translation>前の手番（R）</translation>
    </message>
    <message>
        <source>The cities that are not your neighbours.</source>
        <translation>自分の隣ではない都市。</translation>
    </message>
</context>
<context>
    <name>CitySymbols</name>
    <message>
        <source>%1 of %2 symbols</source>
        <translation>シンボル %2 種中 %1 種</translation>
    </message>
</context>
<context>
    <name>CityTitle</name>
    <message>
        <source>to move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>coins, points</comment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n コイン</numerusform>
        </translation>
    </message>
    <message>
        <source>Waits for the other city.</source>
        <translation>相手の都市を待っている。</translation>
    </message>
</context>
<context>
    <name>ClassicActions</name>
    <message>
        <source>Left, Right</source>
        <translation>←、→</translation>
    </message>
    <message>
        <source>Move along the hand</source>
        <translation>手札を移る</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Lift the card; then play what is marked</source>
        <translation>カードを持ち上げる。もう一度で印の行動</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>↑、↓</translation>
    </message>
    <message>
        <source>Choose how to pay</source>
        <translation>支払い方を選ぶ</translation>
    </message>
    <message>
        <source>B, W, D, F</source>
        <translation>B、W、D、F</translation>
    </message>
    <message>
        <source>Build, wonder stage, discard, free build</source>
        <translation>建設、段階、捨てる、無料建設</translation>
    </message>
    <message>
        <source>Look at the next stage of my wonder</source>
        <translation>自分の驚異の次の段階を見る</translation>
    </message>
    <message>
        <source>1 to 7</source>
        <translation>1〜7</translation>
    </message>
    <message>
        <source>Look at a seat&apos;s city</source>
        <translation>その席の都市を見る</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>捨て札置き場</translation>
    </message>
    <message>
        <source>Z or I</source>
        <translation>Z または I</translation>
    </message>
    <message>
        <source>Show the card large; so does holding it, or a right click</source>
        <translation>カードを大きく表示する。長押しや右クリックでも同じ</translation>
    </message>
</context>
<context>
    <name>ClassicPage</name>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>捨て札置き場：%n 枚</numerusform>
        </translation>
    </message>
    <message>
        <source>You have chosen</source>
        <translation>選びました</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>カードを選んでください</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>選び直す</translation>
    </message>
    <message>
        <source>All cards are turned over</source>
        <translation>すべてのカードが公開されました</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>捨て札置き場</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in all; you see those you know.</source>
        <translation>
            <numerusform>全部で %n 枚。知ってよいものだけが見えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>You know none of these cards.</source>
        <translation>知っているカードはありません。</translation>
    </message>
</context>
<context>
    <name>ClassicResult</name>
    <message>
        <source>Under the wonders</source>
        <translation>驚異の下</translation>
    </message>
</context>
<context>
    <name>ClassicTv</name>
    <message>
        <source>Age %1</source>
        <translation>時代 %1</translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <translation>手番 %1／%2</translation>
    </message>
    <message>
        <source>All cards are turned over</source>
        <translation>すべてのカードが公開されました</translation>
    </message>
</context>
<context>
    <name>ClassicTvCity</name>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>盾 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n コイン</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoinBadge</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n コイン</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColourPicker</name>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>青緑</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>珊瑚色</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>金色</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>すみれ色</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>空色</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>オリーブ</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>バラ色</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>石板色</translation>
    </message>
    <message>
        <source>%1: taken by %2</source>
        <comment>a colour, a player</comment>
        <translation>%1：%2さんが選択済み</translation>
    </message>
</context>
<context>
    <name>CopiesSheet</name>
    <message>
        <source>Bring back this copy?</source>
        <translation>このバックアップを復元しますか？</translation>
    </message>
    <message>
        <source>Copies and other devices</source>
        <translation>バックアップとほかの端末</translation>
    </message>
    <message>
        <source>The history becomes what it was on %1. What it is now is copied first.</source>
        <translation>履歴は %1 の状態に戻ります。今の内容は先にバックアップされます。</translation>
    </message>
    <message>
        <source>The history is as it was.</source>
        <translation>履歴は元のままです。</translation>
    </message>
    <message>
        <source>Copying the history</source>
        <translation>履歴をコピーしています</translation>
    </message>
    <message>
        <source>Save the history as one file</source>
        <translation>履歴を一つのファイルに保存</translation>
    </message>
    <message>
        <source>All sheets in their order, for another device</source>
        <translation>すべての得点表を順番どおりに、ほかの端末用に</translation>
    </message>
    <message>
        <source>Take in the history of another device</source>
        <translation>ほかの端末の履歴を取り込む</translation>
    </message>
    <message>
        <source>Adds what is in its file; the sheets here stay</source>
        <translation>ファイルの内容を追加します。ここの得点表は残ります</translation>
    </message>
    <message>
        <source>Folder of the copies</source>
        <translation>バックアップのフォルダー</translation>
    </message>
    <message>
        <source>Once a day the history is copied by itself; the ten newest copies stay. Press one to bring it back.</source>
        <translation>履歴は一日一回自動でバックアップされ、新しいもの十個が残ります。押すと復元できます。</translation>
    </message>
    <message>
        <source>Once a day the history is copied by itself; the ten newest copies stay. There is none yet.</source>
        <translation>履歴は一日一回自動でバックアップされ、新しいもの十個が残ります。まだありません。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>復元する</translation>
    </message>
</context>
<context>
    <name>CorrectionSheet</name>
    <message>
        <source>Keep the correction?</source>
        <translation>訂正を保存しますか？</translation>
    </message>
    <message>
        <source>This game was in the history. It has been changed:</source>
        <translation>履歴にあったゲームが変更されています：</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>元のままにする</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>編集に戻る</translation>
    </message>
    <message>
        <source>Keep the correction</source>
        <translation>訂正を保存</translation>
    </message>
</context>
<context>
    <name>CostMarks</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n コイン</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message>
        <source>you</source>
        <comment>above my own numbers</comment>
        <translation>自分</translation>
    </message>
    <message>
        <source>Enough against this neighbour to use the purple die for it.</source>
        <translation>この隣に対しては、紫ダイスで使うのに足りている。</translation>
    </message>
    <message>
        <source>Not enough against this neighbour to use the purple die for it.</source>
        <translation>この隣に対しては、紫ダイスで使うには足りない。</translation>
    </message>
</context>
<context>
    <name>DiceActions</name>
    <message>
        <source>Arrows</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Move over the dice and the spaces</source>
        <translation>ダイスとマスを移る</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Choose; then confirm</source>
        <translation>選ぶ。もう一度で実行</translation>
    </message>
    <message>
        <source>1 to 7</source>
        <translation>1〜7</translation>
    </message>
    <message>
        <source>Choose a die, from the left</source>
        <translation>左から数えてダイスを選ぶ</translation>
    </message>
    <message>
        <source>W, P, S</source>
        <translation>W、P、S</translation>
    </message>
    <message>
        <source>Wonder, pass, stop here</source>
        <translation>驚異、パス、ここまで</translation>
    </message>
    <message>
        <source>The other cities</source>
        <translation>ほかの都市</translation>
    </message>
    <message>
        <source>Look at another city</source>
        <translation>別の都市を見る</translation>
    </message>
</context>
<context>
    <name>DiceBand</name>
    <message>
        <source>Your last round: %1</source>
        <translation>あなたの前のラウンド：%1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>選び直す</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>DiceBoardsPage</name>
    <message>
        <source>Boards of 7 Wonders Dice</source>
        <translation>世界の七不思議：ダイスのボード</translation>
    </message>
</context>
<context>
    <name>DiceCitySheet</name>
    <message>
        <source>%1, %2</source>
        <comment>a player and a city</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Last round: %1</source>
        <translation>前のラウンド：%1</translation>
    </message>
    <message>
        <source>Next city (O)</source>
        <translation>次の都市（O）</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>DiceNeighbour</name>
    <message>
        <source>Opens the whole city</source>
        <translation>都市全体を開く</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>Last round</source>
        <translation>前のラウンド</translation>
    </message>
    <message>
        <source>Drop the choice, close</source>
        <translation>選んだものを置く、閉じる</translation>
    </message>
    <message>
        <source>It costs me no coins</source>
        <translation>コインはかからない</translation>
    </message>
    <message>
        <source>It costs me this many coins: die and missing resources</source>
        <translation>合計このコインがかかる：ダイスと不足の資源</translation>
    </message>
    <message>
        <source>I cannot use it; touch it to see why</source>
        <translation>選べない。触れると理由が出る</translation>
    </message>
</context>
<context>
    <name>DiceResult</name>
    <message>
        <source>The cities</source>
        <translation>各都市</translation>
    </message>
</context>
<context>
    <name>DiceTv</name>
    <message>
        <source>Round %1</source>
        <translation>ラウンド %1</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>最終ラウンド</translation>
    </message>
</context>
<context>
    <name>DiceTvCity</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n コイン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>資源 %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DraftOffer</name>
    <message>
        <source>Order of the draft</source>
        <translation>驚異を取る順番</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1、今</translation>
    </message>
    <message>
        <source>The wonders are taken in this order, from the left.</source>
        <translation>左から順に、この順番で驚異を取る。</translation>
    </message>
</context>
<context>
    <name>DuelActions</name>
    <message>
        <source>Arrows</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Move between the open cards</source>
        <translation>取れるカードを位置に沿って移る</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Choose the card; then do what is marked</source>
        <translation>カードを選ぶ。もう一度で印の行動</translation>
    </message>
    <message>
        <source>&lt;, &gt;</source>
        <translation>&lt;、&gt;</translation>
    </message>
    <message>
        <source>Switch what to do with it</source>
        <translation>別の使い方を考える</translation>
    </message>
    <message>
        <source>B, D</source>
        <translation>B、D</translation>
    </message>
    <message>
        <source>Build, discard</source>
        <translation>建設、捨てる</translation>
    </message>
    <message>
        <source>W, then 1 to 4</source>
        <translation>W、続けて 1〜4</translation>
    </message>
    <message>
        <source>Build that wonder over the card</source>
        <translation>このカードでその驚異を建設</translation>
    </message>
    <message>
        <source>Look at the opponent&apos;s city</source>
        <translation>相手の都市を見る</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>捨て札置き場</translation>
    </message>
    <message>
        <source>Progress tokens</source>
        <translation>進歩トークン</translation>
    </message>
    <message>
        <source>Z or I</source>
        <translation>Z または I</translation>
    </message>
    <message>
        <source>Show the card large, with both prices; so does holding it, or a right click</source>
        <translation>カードを両者の費用とともに大きく表示する。長押しや右クリックでも同じ</translation>
    </message>
</context>
<context>
    <name>DuelBand</name>
    <message>
        <source>A hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Build it, put it under a wonder, or discard it for coins.</source>
        <translation>建設するか、驚異の下に置くか、捨ててコインを得ます。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and what they did</comment>
        <translation>%1は%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an action and its price</comment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n コイン</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an action and why it is not possible</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>DuelCityPanel</name>
    <message>
        <source>No progress token yet</source>
        <translation>進歩トークンはまだありません</translation>
    </message>
</context>
<context>
    <name>DuelCitySheet</name>
    <message>
        <source>Back to the table</source>
        <translation>テーブルに戻る</translation>
    </message>
    <message>
        <source>The city of %1</source>
        <translation>%1の都市</translation>
    </message>
</context>
<context>
    <name>DuelClock</name>
    <message>
        <source>The draft of the wonders</source>
        <translation>驚異のドラフト</translation>
    </message>
    <message>
        <source>Age %1, %2 of %3 cards taken</source>
        <translation>時代 %1、カード %3 枚中 %2 枚が取られた</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>ドラフト</translation>
    </message>
    <message>
        <source>Age %1</source>
        <translation>時代 %1</translation>
    </message>
    <message>
        <source>Each city takes four of eight wonders before the first age.</source>
        <translation>第 1 時代の前に、それぞれの都市が八つの驚異から四つを取る。</translation>
    </message>
</context>
<context>
    <name>DuelPage</name>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>捨て札置き場：%n 枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Show my tokens</source>
        <translation>自分のトークンを見る</translation>
    </message>
    <message>
        <source>Only you may see The Great Library&apos;s draw.</source>
        <translation>大図書館で引いたトークンは、あなただけが見られます。</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>捨て札置き場</translation>
    </message>
    <message>
        <source>No card has been discarded yet.</source>
        <translation>捨て札はまだありません。</translation>
    </message>
    <message>
        <source>Build it for free</source>
        <translation>無料で建設</translation>
    </message>
    <message>
        <source>Destroy it</source>
        <translation>破壊する</translation>
    </message>
</context>
<context>
    <name>DuelResult</name>
    <message>
        <source>Discard pile</source>
        <translation>捨て札置き場</translation>
    </message>
    <message>
        <source>No card was discarded.</source>
        <translation>捨て札はありませんでした。</translation>
    </message>
</context>
<context>
    <name>DuelTv</name>
    <message>
        <source>Draft</source>
        <translation>ドラフト</translation>
    </message>
    <message>
        <source>Age %1</source>
        <translation>時代 %1</translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation>カード %1／%2</translation>
    </message>
</context>
<context>
    <name>Economy</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n コイン</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditionChoice</name>
    <message>
        <source>Edition</source>
        <translation>版</translation>
    </message>
    <message>
        <source>First (2010)</source>
        <translation>第 1 版（2010）</translation>
    </message>
    <message>
        <source>Second (2020)</source>
        <translation>第 2 版（2020）</translation>
    </message>
    <message>
        <source>Not noted</source>
        <translation>記録なし</translation>
    </message>
</context>
<context>
    <name>EditionFilter</name>
    <message>
        <source>Edition</source>
        <translation>版</translation>
    </message>
</context>
<context>
    <name>EffectFields</name>
    <message>
        <source>Effect %1</source>
        <translation>効果 %1</translation>
    </message>
    <message>
        <source>Remove effect %1</source>
        <translation>効果 %1 を削除</translation>
    </message>
</context>
<context>
    <name>Emotes</name>
    <message>
        <source>Hello!</source>
        <translation>こんにちは！</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>お見事！</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>ありがとう！</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>ああ！</translation>
    </message>
    <message>
        <source>Hm ...</source>
        <translation>うーん…</translation>
    </message>
    <message>
        <source>Take your time</source>
        <translation>ごゆっくり</translation>
    </message>
    <message>
        <source>Watch out!</source>
        <translation>気をつけて！</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>いい勝負！</translation>
    </message>
</context>
<context>
    <name>ExpansionsSheet</name>
    <message>
        <source>Expansions</source>
        <translation>拡張</translation>
    </message>
    <message>
        <source>Each one you play with gets its own row.</source>
        <translation>使う拡張ごとに行が 1 つ増えます。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>What the sheet has no row for.</source>
        <translation>シートに行がない点数のための行です。</translation>
    </message>
</context>
<context>
    <name>ExplainSheet</name>
    <message>
        <source>Where the points came from</source>
        <translation>得点の内訳</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export this sheet</source>
        <translation>この表を書き出す</translation>
    </message>
    <message>
        <source>Export the history</source>
        <translation>履歴を書き出す</translation>
    </message>
    <message>
        <source>Files go to %1.</source>
        <translation>ファイルの保存先：%1</translation>
    </message>
    <message>
        <source>The sheet is safe.</source>
        <translation>得点表は無事です。</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>表（CSV）</translation>
    </message>
    <message>
        <source>Spreadsheets: one row per player</source>
        <translation>表計算用、1 人 1 行</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>For other programs, and for Mirabilia elsewhere</source>
        <translation>ほかのプログラムや、別の機器の Mirabilia 用</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>画像（PNG）</translation>
    </message>
    <message>
        <source>To share</source>
        <translation>人に見せるために</translation>
    </message>
    <message>
        <source>Page (PDF)</source>
        <translation>ページ（PDF）</translation>
    </message>
    <message>
        <source>To keep or to send</source>
        <translation>保存したり、送ったりするために</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>BG Stats</source>
        <translation>BG Stats</translation>
    </message>
    <message>
        <source>Sends the game to the BG Stats app on this device</source>
        <translation>この機器のアプリ BG Stats にゲームを渡します</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Choose name and folder</source>
        <translation>名前と場所を尋ねる</translation>
    </message>
    <message>
        <source>Uses your printer</source>
        <translation>お使いのプリンターで</translation>
    </message>
    <message>
        <source>The BG Stats link has been copied</source>
        <translation>BG Stats のリンクをコピーしました</translation>
    </message>
    <message>
        <source>Copy the BG Stats link</source>
        <translation>BG Stats のリンクをコピー</translation>
    </message>
    <message>
        <source>To send to the phone that has the app</source>
        <translation>アプリの入った電話に送るため</translation>
    </message>
    <message>
        <source>BG Stats on a phone</source>
        <translation>スマートフォンのBG Stats</translation>
    </message>
    <message>
        <source>Shows a code for its camera</source>
        <translation>カメラで読み取るコードを表示します</translation>
    </message>
    <message>
        <source>QR code that hands this game to BG Stats</source>
        <translation>このゲームをBG Statsへ渡すQRコード</translation>
    </message>
    <message>
        <source>This game is too big for a QR code: copy the link instead</source>
        <translation>このゲームの記録はコードに収まりません。リンクをコピーしてください</translation>
    </message>
</context>
<context>
    <name>FacingMark</name>
    <message>
        <source>open</source>
        <comment>a neighbour without defence</comment>
        <translation>無防備</translation>
    </message>
    <message numerus="yes">
        <source>%n defence(s)</source>
        <translation>
            <numerusform>防御 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n コイン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>資源 %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FamilyColumn</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>FamilyCounts</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>FarSeatChip</name>
    <message>
        <source>Opens the whole city</source>
        <translation>都市全体を開く</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n コイン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>盾 %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureList</name>
    <message>
        <source>All %1</source>
        <translation>%1 件すべて</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>勝ったゲーム</translation>
    </message>
    <message>
        <source>other games</source>
        <translation>そのほかのゲーム</translation>
    </message>
    <message>
        <source>%1: won %2 of %3</source>
        <translation>%1：%3 ゲーム中 %2 勝</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a description</comment>
        <translation>。</translation>
    </message>
</context>
<context>
    <name>FigureRow</name>
    <message>
        <source>best %1</source>
        <translation>最高 %1</translation>
    </message>
    <message>
        <source>strong in %1</source>
        <translation>得意：%1</translation>
    </message>
    <message>
        <source>trend %1 a game</source>
        <translation>傾向は 1 ゲームごとに %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln ゲーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln win(s) (%1%)</source>
        <translation>
            <numerusform>%Ln 勝（%1%）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln total(s) left out: the rows do not match</source>
        <translation>
            <numerusform>各行と合わない合計 %Ln 件を除外</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilterSheet</name>
    <message>
        <source>Which games count</source>
        <translation>集計するゲーム</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>From this day</source>
        <translation>この日から</translation>
    </message>
    <message>
        <source>That is no day.</source>
        <translation>日付ではありません。</translation>
    </message>
    <message>
        <source>Until this day</source>
        <translation>この日まで</translation>
    </message>
    <message>
        <source>With everybody of</source>
        <translation>同席した人</translation>
    </message>
    <message>
        <source>Without %1</source>
        <comment>a name</comment>
        <translation>%1 を外す</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>拡張</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
</context>
<context>
    <name>FindingsSheet</name>
    <message>
        <source>Worth a second look</source>
        <translation>確認したい点</translation>
    </message>
    <message>
        <source>You can go on in spite of this.</source>
        <translation>このまま続けられます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>FinishSheet</name>
    <message>
        <source>Nothing is filled in yet</source>
        <translation>まだ何も記入されていません</translation>
    </message>
    <message numerus="yes">
        <source>%n empty cell(s) count as 0.</source>
        <translation>
            <numerusform>空欄が %n 個あり、0 点として数えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) may be worth a second look.</source>
        <translation>
            <numerusform>確認したい点が %n 件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>編集に戻る</translation>
    </message>
    <message>
        <source>Keep the correction</source>
        <translation>訂正を保存</translation>
    </message>
    <message>
        <source>Save to history</source>
        <translation>履歴に入れる</translation>
    </message>
    <message>
        <source>A tie: the civilian structures decide. Fill them in for both.</source>
        <translation>同点：民生建造物で決まります。両者の分を記入してください。</translation>
    </message>
    <message>
        <source>A tie: the coins left decide. Fill them in below the others.</source>
        <translation>同点：残りのコインで決まります。ほかの行の下に記入してください。</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
</context>
<context>
    <name>FirstGameBand</name>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>一手戻す</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Play at once</source>
        <translation>すぐに遊ぶ</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Play on without this help</source>
        <translation>説明なしで続ける</translation>
    </message>
</context>
<context>
    <name>Forum</name>
    <message>
        <source>Forum</source>
        <translation>フォーラム</translation>
    </message>
    <message>
        <source>free</source>
        <translation>無料</translation>
    </message>
    <message>
        <source>each</source>
        <comment>coins for each die</comment>
        <translation>各</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n コイン</numerusform>
        </translation>
    </message>
    <message>
        <source>What each die in this part of the Forum costs.</source>
        <translation>フォーラムのこの区画のダイス 1 個にかかるコイン。</translation>
    </message>
</context>
<context>
    <name>FoundTableRow</name>
    <message>
        <source>Watch %1</source>
        <translation>%1を観戦</translation>
    </message>
    <message>
        <source>Open a table at %1</source>
        <translation>%1 で卓を開く</translation>
    </message>
    <message>
        <source>Continue at %1</source>
        <translation>%1 に戻る</translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation>%1 を調べています</translation>
    </message>
    <message>
        <source>asks for a PIN</source>
        <translation>PIN が必要</translation>
    </message>
    <message>
        <source>Your seat waits</source>
        <translation>あなたの席が待っています</translation>
    </message>
</context>
<context>
    <name>GameDataPanel</name>
    <message>
        <source>Data of the games</source>
        <translation>ゲームのデータ</translation>
    </message>
    <message>
        <source>Your own data files</source>
        <translation>自分のデータファイル</translation>
    </message>
    <message>
        <source>What lies in %1 takes the place of the built-in files, from the next start on</source>
        <translation>次回の起動から、%1 にあるファイルが内蔵ファイルの代わりになります</translation>
    </message>
    <message numerus="yes">
        <source>Until the owner of the game enters what is printed, %n number(s) on the boards of 7 Wonders Dice will be inferred or our own.</source>
        <translation>
            <numerusform>『世界の七不思議：ダイス』のボードの数値のうち %n 個は、持ち主が入力するまでは印刷どおりではなく、推定か独自の値です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the numbers of the boards</source>
        <translation>ボードの数値を入れる</translation>
    </message>
</context>
<context>
    <name>GameKind</name>
    <message>
        <source>age %1, turn %2</source>
        <translation>時代 %1、第 %2 手番</translation>
    </message>
    <message>
        <source>age %1</source>
        <translation>時代 %1</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第 %1 ラウンド</translation>
    </message>
    <message>
        <source>7 Wonders</source>
        <translation>世界の七不思議</translation>
    </message>
    <message>
        <source>7 Wonders Duel</source>
        <translation>世界の七不思議：デュエル</translation>
    </message>
    <message>
        <source>7 Wonders Dice</source>
        <translation>世界の七不思議：ダイス</translation>
    </message>
    <message>
        <source>the draft</source>
        <translation>ドラフト</translation>
    </message>
    <message>
        <source>age %1, card %2</source>
        <comment>of a structure</comment>
        <translation>時代 %1、%2 枚目</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版</translation>
    </message>
    <message>
        <source>First (2010)</source>
        <translation>第 1 版（2010）</translation>
    </message>
    <message>
        <source>Second (2020)</source>
        <translation>第 2 版（2020）</translation>
    </message>
    <message>
        <source>%1 (second edition)</source>
        <translation>%1（第 2 版）</translation>
    </message>
    <message>
        <source>Two players choose the first edition: the second has no Free City to sit between them.</source>
        <translation>二人で遊ぶなら第 1 版を：第 2 版には間に入る自由都市がありません。</translation>
    </message>
</context>
<context>
    <name>GamePicker</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
</context>
<context>
    <name>GameSheet</name>
    <message>
        <source>Game details</source>
        <translation>ゲームの詳細</translation>
    </message>
    <message>
        <source>Rows of expansions</source>
        <translation>拡張の行</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>時間（分）</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版</translation>
    </message>
    <message>
        <source>Other add-ons</source>
        <translation>その他の追加要素</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Counted from the time beside the date until the sheet is finished</source>
        <translation>日付の横の時刻からシートを終えるまでを数えます</translation>
    </message>
    <message>
        <source>The game begins now: count the minutes</source>
        <translation>今からゲーム開始：時間を計る</translation>
    </message>
    <message>
        <source>Written there: %1</source>
        <translation>元の記載：%1</translation>
    </message>
</context>
<context>
    <name>GoldReserve</name>
    <message numerus="yes">
        <source>Gold reserve: %n coin(s)</source>
        <translation>
            <numerusform>コイン保管所：%n コイン</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoodsShelf</name>
    <message>
        <source>Goods for sale at %1</source>
        <translation>%1が売る資源</translation>
    </message>
    <message>
        <source>Nothing for sale</source>
        <translation>売り物なし</translation>
    </message>
</context>
<context>
    <name>GridHead</name>
    <message>
        <source>%1: name, colour and wonder</source>
        <translation>%1：名前、色、驚異</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message numerus="yes">
        <source>My hand, %n card(s)</source>
        <translation>
            <numerusform>手札 %n 枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message>
        <source>Costs %1</source>
        <translation>費用：%1</translation>
    </message>
</context>
<context>
    <name>Handover</name>
    <message>
        <source>Pass the screen to %1</source>
        <translation>%1さんに画面を渡してください</translation>
    </message>
    <message>
        <source>%1, your turn</source>
        <translation>%1さんの番です</translation>
    </message>
    <message>
        <source>Your cards stay hidden until you are at the screen.</source>
        <translation>画面の前に来るまで、手札は隠れています。</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>手札を見る</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>前の手番</translation>
    </message>
    <message>
        <source>Change %1&apos;s choice</source>
        <translation>%1さんの選択を変える</translation>
    </message>
</context>
<context>
    <name>HelperActions</name>
    <message>
        <source>Cancel</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Set all to zero</source>
        <translation>すべて 0 に戻す</translation>
    </message>
</context>
<context>
    <name>HelperCounter</name>
    <message>
        <source>%1: less</source>
        <translation>%1：減らす</translation>
    </message>
    <message>
        <source>%1: write the number</source>
        <translation>%1：数を入力</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1：増やす</translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation>%1 まで</translation>
    </message>
</context>
<context>
    <name>HelperSheet</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>HelperTotal</name>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
</context>
<context>
    <name>HistoryDetails</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryEntry</name>
    <message>
        <source>still being written</source>
        <translation>記入中</translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>Game history</source>
        <translation>ゲームの履歴</translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>訂正</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出す</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Search: names, places, wonders</source>
        <translation>検索：名前、場所、驚異</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>読み込む</translation>
    </message>
    <message>
        <source>Export the history</source>
        <translation>履歴を書き出す</translation>
    </message>
    <message>
        <source>The chosen game</source>
        <translation>選んだゲーム</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>まだゲームがありません</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Finished sheets and games are kept here.</source>
        <translation>書き終えた得点表と、この卓で終わったゲームがここに残ります。</translation>
    </message>
    <message>
        <source>No game has all of these words.</source>
        <translation>すべての言葉を含むゲームはありません。</translation>
    </message>
    <message>
        <source>Score a game</source>
        <translation>得点をつける</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>元に戻す：%1</translation>
    </message>
    <message>
        <source>The history cannot be read</source>
        <translation>履歴を読めません</translation>
    </message>
    <message>
        <source>Begin a new history</source>
        <translation>新しい履歴を始める</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>There is no game of this edition.</source>
        <translation>この版のゲームはありません。</translation>
    </message>
    <message>
        <source>People</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Copies and other devices</source>
        <translation>バックアップとほかの端末</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>The history</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Change names, merge two that are one person</source>
        <translation>名前の変更、同じ人の名前の統合</translation>
    </message>
    <message>
        <source>Bring back a copy, move the history</source>
        <translation>バックアップの復元、履歴の移動</translation>
    </message>
</context>
<context>
    <name>HomeMenu</name>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>保存したゲーム</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>About</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>Computers or friends at one table</source>
        <translation>コンピューターや友だちと</translation>
    </message>
    <message>
        <source>Score a game</source>
        <translation>得点をつける</translation>
    </message>
    <message>
        <source>Host a game</source>
        <translation>卓を開く</translation>
    </message>
    <message>
        <source>Join a game</source>
        <translation>卓に参加</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Try next: %1</source>
        <translation>次はこちら：%1</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>はじめてのゲーム</translation>
    </message>
    <message>
        <source>Replay and review</source>
        <translation>再生と振り返り</translation>
    </message>
    <message>
        <source>For boxed games</source>
        <translation>箱のゲーム用</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Build a city the world will remember.</source>
        <translation>世界が忘れない都市を築こう。</translation>
    </message>
</context>
<context>
    <name>Hourglasses</name>
    <message numerus="yes">
        <source>%n bonus(es)</source>
        <translation>
            <numerusform>ボーナス %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportColumns</name>
    <message>
        <source>What the columns are taken for</source>
        <translation>各列の意味</translation>
    </message>
    <message>
        <source>Character set of the file</source>
        <translation>ファイルの文字コード</translation>
    </message>
    <message>
        <source>What you choose holds for the next file with the same heads.</source>
        <translation>選んだ内容は、同じ見出しの次のファイルにも使われます。</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>What %1 is taken for</source>
        <translation>「%1」の意味</translation>
    </message>
</context>
<context>
    <name>ImportGames</name>
    <message>
        <source>Take all</source>
        <translation>すべて取り込む</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>すべて外す</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Show its sheet</source>
        <translation>得点表を表示</translation>
    </message>
</context>
<context>
    <name>ImportNoteRow</name>
    <message>
        <source>Line %1</source>
        <translation>%1 行目</translation>
    </message>
</context>
<context>
    <name>ImportNotes</name>
    <message>
        <source>Not understood, or worth a second look</source>
        <translation>読み取れない点、確認したい点</translation>
    </message>
</context>
<context>
    <name>ImportTable</name>
    <message>
        <source>The sheet as it will be kept</source>
        <translation>保存される形の得点表</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>驚異</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Rank</source>
        <comment>of a player</comment>
        <translation>順位</translation>
    </message>
</context>
<context>
    <name>ImportView</name>
    <message>
        <source>Import</source>
        <translation>読み込む</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>ファイルから</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読む</translation>
    </message>
    <message>
        <source>From the clipboard</source>
        <translation>クリップボードから</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>読むのをやめる</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>ファイルを選ぶ</translation>
    </message>
    <message>
        <source>Reading the file and checking its sheets: %1%</source>
        <translation>ファイルを読み、得点表を確かめています：%1%</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>表示する内容</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln ゲーム</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>注意</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>注意 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln 列</numerusform>
        </translation>
    </message>
    <message>
        <source>A table in whatever layout (CSV, Excel, OpenDocument), JSON, or plays of BG Stats or BoardGameGeek. Choose the file, drop it here, or type its path. Nothing is imported before you have seen it.</source>
        <translation>どんな並びの表でも（CSV、Excel、OpenDocument）、JSON、BG Stats や BoardGameGeek の記録を読み込めます。ファイルを選ぶか、ここにドロップするか、パスを入力してください。確認するまで何も取り込まれません。</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln game(s)</source>
        <translation>
            <numerusform>%Ln ゲームを取り込む</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>Join a game</source>
        <translation>卓に参加</translation>
    </message>
    <message>
        <source>Tables on this network appear by themselves</source>
        <translation>このネットワークの卓は自動的に表示されます</translation>
    </message>
    <message>
        <source>Your name at the table</source>
        <translation>卓での名前</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>Looking for tables</source>
        <translation>卓を探しています</translation>
    </message>
    <message>
        <source>No table? Both devices must be on the same network. Guest networks often keep devices apart; a phone&apos;s hotspot does not. Or type the address shown on the host&apos;s screen.</source>
        <translation>表示されませんか？両方の端末が同じネットワークにある必要があります。ゲスト用ネットワークは端末同士を隔てることが多いですが、スマートフォンのテザリングなら大丈夫です。ホストの画面にあるアドレスを入力することもできます。</translation>
    </message>
    <message>
        <source>By address</source>
        <translation>アドレスで探す</translation>
    </message>
    <message>
        <source>Address or link</source>
        <translation>アドレスまたはリンク</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探す</translation>
    </message>
    <message>
        <source>Not an address. Type it as the host&apos;s screen shows it.</source>
        <translation>アドレスではありません。ホストの画面のとおりに入力してください。</translation>
    </message>
    <message>
        <source>This table asks for a PIN</source>
        <translation>この卓にはPINが必要です</translation>
    </message>
    <message>
        <source>The person who opened it can tell you.</source>
        <translation>卓を開いた人に聞いてください。</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観戦する</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>席に着く</translation>
    </message>
    <message>
        <source>This host asks for a PIN</source>
        <translation>このホストには PIN が必要です</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Joining the table</source>
        <translation>卓に向かっています</translation>
    </message>
</context>
<context>
    <name>KeyPad</name>
    <message>
        <source>Keypad</source>
        <translation>テンキー</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>消す</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>減らす</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>マイナス</translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>計算する</translation>
    </message>
    <message>
        <source>More</source>
        <translation>増やす</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>プラス</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Keys and marks</source>
        <translation>キー操作とマーク</translation>
    </message>
    <message>
        <source>I can build it: it is free, or my own goods suffice</source>
        <translation>建設できる：無料か、自分の資源で足りる</translation>
    </message>
    <message>
        <source>Free, because a building of mine leads to it</source>
        <translation>自分の建造物からつながるので無料</translation>
    </message>
    <message>
        <source>I can build it for this many coins</source>
        <translation>このコインで建設できる</translation>
    </message>
    <message>
        <source>I cannot build it; touch the card to see why</source>
        <translation>建設できない。触れると理由が出る</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>LanguageField</name>
    <message>
        <source>System language</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
</context>
<context>
    <name>LargeCard</name>
    <message>
        <source>Costs %1</source>
        <translation>費用：%1</translation>
    </message>
    <message>
        <source>Free with</source>
        <translation>無料になる建物</translation>
    </message>
    <message>
        <source>Makes free</source>
        <translation>無料にする建物</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>テーブルに戻る</translation>
    </message>
</context>
<context>
    <name>LastEnd</name>
    <message>
        <source>Mirabilia ended unexpectedly last time. Nothing is lost.</source>
        <translation>前回、Mirabilia が突然終了しました。失われたものはありません。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Mirabilia ended unexpectedly</source>
        <translation>Mirabilia が突然終了しました</translation>
    </message>
    <message>
        <source>Your games and score sheets are safe: they are saved with every move.</source>
        <translation>ゲームも得点表も無事です。一手ごとに保存されています。</translation>
    </message>
    <message>
        <source>A report was left on this device. It names nobody, holds nothing you typed, and was not sent anywhere. It can help the developers find the mistake:</source>
        <translation>この機器にレポートを残しました。名前も入力した内容も含まず、どこにも送信していません。Mirabilia を直す人は、これで原因を見つけられます：</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>パスをコピー</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>わかりました</translation>
    </message>
</context>
<context>
    <name>LastTurn</name>
    <message>
        <source>Last turn</source>
        <translation>前の手番</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>第 %1 段階</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>捨てた</translation>
    </message>
</context>
<context>
    <name>LastTurnSheet</name>
    <message>
        <source>Last turn</source>
        <translation>前の手番</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>まだ何も行われていません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>LessonBand</name>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>終える</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Previous lesson</source>
        <translation>前の練習</translation>
    </message>
    <message>
        <source>Skip this lesson</source>
        <translation>この練習を飛ばす</translation>
    </message>
    <message>
        <source>Leave the practice (Esc)</source>
        <translation>練習をやめる（Esc）</translation>
    </message>
    <message>
        <source>%1 (%2/%3)</source>
        <comment>a lesson, its number, and how many there are</comment>
        <translation>%1（%2/%3）</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Who is at the table</source>
        <translation>卓にいる人</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>席（時計回り）</translation>
    </message>
    <message>
        <source>Invite others</source>
        <translation>この卓への入り方</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>This table is not open yet</source>
        <translation>卓はまだ開いていません</translation>
    </message>
    <message>
        <source>It opens here by itself as soon as its host is back.</source>
        <translation>ホストが戻れば、ここに自動で開きます。</translation>
    </message>
    <message>
        <source>Who sits down here?</source>
        <translation>ここに座るのは誰ですか？</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>席に着く</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Log</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Copy the log as text</source>
        <translation>記録をテキストでコピー</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる（Esc）</translation>
    </message>
    <message>
        <source>Whose turns to show</source>
        <translation>表示する人</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
</context>
<context>
    <name>Look</name>
    <message>
        <source>Easy computer</source>
        <translation>コンピューター（易）</translation>
    </message>
    <message>
        <source>Normal computer</source>
        <translation>コンピューター（普通）</translation>
    </message>
    <message>
        <source>Expert computer</source>
        <translation>コンピューター（上級）</translation>
    </message>
    <message>
        <source>Master computer</source>
        <translation>コンピューター（達人）</translation>
    </message>
</context>
<context>
    <name>Means</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n コイン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>資源 %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MenuSheet</name>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>The game is kept; continue it any time</source>
        <translation>ゲームは保存され、いつでも続けられます</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>再生に戻る</translation>
    </message>
</context>
<context>
    <name>NeighbourPanel</name>
    <message>
        <source>Opens the whole city</source>
        <translation>都市全体を開く</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n コイン</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NetworkOptions</name>
    <message>
        <source>On the network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>卓の名前</translation>
    </message>
    <message>
        <source>PIN (optional)</source>
        <translation>PIN（なくてもよい）</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <translation>観戦を許可</translation>
    </message>
    <message>
        <source>They see what everybody at the table sees</source>
        <translation>全員に見えるものだけが見えます</translation>
    </message>
    <message>
        <source>Whoever can listen on your network can see hands. Play on one you trust; a PIN keeps strangers out, not listeners.</source>
        <translation>ネットワークを傍受できる人には手札が見えます。信頼できるネットワークで遊んでください。PINは見知らぬ人を防ぎますが、傍受は防げません。</translation>
    </message>
    <message>
        <source>Time for a turn; then a computer stands in</source>
        <translation>手番の制限時間（超過後は代打）</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1 分</translation>
    </message>
    <message>
        <source>2 min</source>
        <translation>2 分</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 分</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 日</translation>
    </message>
    <message>
        <source>Let in people from far away</source>
        <translation>遠くの人も参加可</translation>
    </message>
    <message>
        <source>This table alone: whoever reaches this computer may come, also from beyond your network</source>
        <translation>このテーブルに限り、このコンピューターにつながる人なら、ネットワークの外からでも参加できます</translation>
    </message>
    <message>
        <source>Play on this screen, phones as hands</source>
        <translation>この画面を卓に、スマホを手札に</translation>
    </message>
    <message>
        <source>Nobody sits here: everybody joins with a phone, and this screen shows the whole table. Made for a television.</source>
        <translation>ここにはだれも座りません。全員がスマホで参加し、この画面が卓全体を映します。テレビ向けです。</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Two players and the Free City</source>
        <translation>2 人と自由都市</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Players and seats</source>
        <translation>人数と席</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>席（時計回り）</translation>
    </message>
    <message>
        <source>The chosen seat</source>
        <translation>選んだ席</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Host a game</source>
        <translation>卓を開く</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>卓を開く</translation>
    </message>
    <message>
        <source>The table is at %1</source>
        <translation>卓は %1 にあります</translation>
    </message>
    <message>
        <source>Somebody has to sit at this screen.</source>
        <translation>この画面で遊ぶ人が必要です。</translation>
    </message>
</context>
<context>
    <name>NextAttack</name>
    <message numerus="yes">
        <source>%n defence(s)</source>
        <translation>
            <numerusform>防御 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>next attack</source>
        <translation>次の攻撃</translation>
    </message>
</context>
<context>
    <name>NoteBand</name>
    <message>
        <source>%1. %2</source>
        <comment>a heading and a sentence</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Setting up the table</source>
        <translation>テーブルを用意しています</translation>
    </message>
</context>
<context>
    <name>OriginKey</name>
    <message>
        <source>Where the numbers come from</source>
        <translation>数値の出どころ</translation>
    </message>
</context>
<context>
    <name>OtherWords</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 を読めません。</translation>
    </message>
    <message>
        <source>%1 is no game history, or it is damaged.</source>
        <translation>%1 はゲームの履歴ではないか、破損しています。</translation>
    </message>
</context>
<context>
    <name>OwnCity</name>
    <message>
        <source>%1 of %2 stages stand. Touch one to see what it brings.</source>
        <translation>%2 段階のうち %1 が建っています。触れると、もたらすものが見えます。</translation>
    </message>
</context>
<context>
    <name>OwnLine</name>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>盾 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n コイン</numerusform>
        </translation>
    </message>
    <message>
        <source>Production</source>
        <translation>産出</translation>
    </message>
    <message>
        <source>My means</source>
        <translation>自分の持ち物</translation>
    </message>
</context>
<context>
    <name>PadKeys</name>
    <message>
        <source>Keys of the score pad</source>
        <translation>得点帳のキー操作</translation>
    </message>
    <message>
        <source>Type; the first digit replaces the value</source>
        <translation>記入。最初の数字で書き換わります</translation>
    </message>
    <message>
        <source>To the next cell</source>
        <translation>隣のマスへ</translation>
    </message>
    <message>
        <source>In reverse</source>
        <translation>逆に進む</translation>
    </message>
    <message>
        <source>Erase a digit, or the cell</source>
        <translation>数字 1 つ、またはマスを消す</translation>
    </message>
    <message>
        <source>Work the value out</source>
        <translation>値を計算する</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>元に戻す、やり直す</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Enter coins, not points</source>
        <translation>得点の代わりにコインの枚数を記入</translation>
    </message>
    <message>
        <source>A sum, worked out as you type</source>
        <translation>足し算・引き算。その場で計算します</translation>
    </message>
    <message>
        <source>Negative, where points can be lost</source>
        <translation>マイナスにする（失点のあるマス）</translation>
    </message>
    <message>
        <source>Enter symbols, not points; one more / for wild ones</source>
        <translation>得点の代わりにシンボルの数を記入。もう一度 / で任意のシンボル</translation>
    </message>
    <message>
        <source>Goes on: down, to the next player, behind the last cell to Finish. Nothing goes on by itself</source>
        <translation>次へ進みます：下へ、次に隣のプレイヤーへ、最後のマスからは「終える」へ。ひとりでには進みません</translation>
    </message>
    <message>
        <source>To the next player of the row, and back</source>
        <translation>同じ行の次のプレイヤーへ、または戻る</translation>
    </message>
    <message>
        <source>Finish; before a sheet, the same table again</source>
        <translation>終える。始める前は、同じ顔ぶれでもう一度</translation>
    </message>
</context>
<context>
    <name>PadMenu</name>
    <message>
        <source>Game details</source>
        <translation>ゲームの詳細</translation>
    </message>
    <message>
        <source>Expansions, date, place, notes</source>
        <translation>拡張、日付、場所、メモ</translation>
    </message>
    <message>
        <source>Export this sheet</source>
        <translation>この表を書き出す</translation>
    </message>
    <message>
        <source>Another sheet</source>
        <translation>別の表</translation>
    </message>
    <message>
        <source>This one is kept as it is</source>
        <translation>今の表はそのまま残ります</translation>
    </message>
    <message>
        <source>Game history</source>
        <translation>ゲームの履歴</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Throw this sheet away</source>
        <translation>この表を捨てる</translation>
    </message>
    <message>
        <source>Not saved: export it, or it is lost</source>
        <translation>保存できません。書き出していない内容は失われます</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>これまでの操作</translation>
    </message>
    <message>
        <source>Step by step, to undo</source>
        <translation>一つずつ見て、元に戻せます</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Language, light or dark, size</source>
        <translation>言語、明暗、大きさ</translation>
    </message>
    <message>
        <source>Share this sheet</source>
        <translation>この得点表を共有</translation>
    </message>
    <message>
        <source>Everybody writes on their own phone</source>
        <translation>各自のスマートフォンで書く</translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message>
        <source>Score a game</source>
        <translation>得点をつける</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>終える</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>What you see here stays until you close the program.</source>
        <translation>ここの内容はプログラムを閉じるまで残ります。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>わかりました</translation>
    </message>
    <message>
        <source>The game is in the history.</source>
        <translation>ゲームを履歴に入れました。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>It can be put aside for a new, empty one.</source>
        <translation>別に取っておいて、新しい空の履歴を始められます。</translation>
    </message>
    <message>
        <source>Begin a new history</source>
        <translation>新しい履歴を始める</translation>
    </message>
    <message>
        <source>Shared: %1 here</source>
        <translation>共有中：%1 人</translation>
    </message>
    <message>
        <source>Everybody is done</source>
        <translation>全員が記入を終えました</translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>PaymentChooser</name>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>銀行</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>How do you pay?</source>
        <translation>どう支払いますか？</translation>
    </message>
</context>
<context>
    <name>PaymentField</name>
    <message>
        <source>No preference</source>
        <translation>どちらでもよい</translation>
    </message>
    <message>
        <source>The left neighbour</source>
        <translation>左隣</translation>
    </message>
    <message>
        <source>The right neighbour</source>
        <translation>右隣</translation>
    </message>
    <message>
        <source>Whoever has fewer coins</source>
        <translation>コインの少ないほう</translation>
    </message>
    <message>
        <source>If prices are equal, pay</source>
        <translation>同じ値段なら支払う相手</translation>
    </message>
</context>
<context>
    <name>PeopleSheet</name>
    <message>
        <source>People</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Another name for %1</source>
        <translation>%1 の新しい名前</translation>
    </message>
    <message>
        <source>Press a name to change it on all sheets, or to merge two that are one person.</source>
        <translation>名前を押すと、すべての得点表で変更するか、同じ人の二つの名前を統合できます。</translation>
    </message>
    <message>
        <source>No sheet has been changed.</source>
        <translation>得点表は変更されていません。</translation>
    </message>
    <message>
        <source>Changing the name on all sheets</source>
        <translation>すべての得点表の名前を変更しています</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Somebody has this name already: both become one person.</source>
        <translation>この名前の人がすでにいます：二人は同じ人として統合されます。</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>統合</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n ゲーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more: search for them</source>
        <translation>
            <numerusform>ほかに %n 人：検索してください</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is called so.</source>
        <translation>その名前の人はいません。</translation>
    </message>
    <message>
        <source>Nobody is in the history yet.</source>
        <translation>履歴にはまだ誰もいません。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
</context>
<context>
    <name>Phrase</name>
    <message>
        <source>%1, %2</source>
        <comment>facts one after the other</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>sentences one after the other</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>PickChip</name>
    <message>
        <source>%1. %2</source>
        <comment>number of a seat, name</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>PickDialog</name>
    <message>
        <source>Discard pile</source>
        <translation>捨て札置き場</translation>
    </message>
    <message>
        <source>Build none</source>
        <translation>何も建設しない</translation>
    </message>
    <message>
        <source>Build it</source>
        <translation>これを建設</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>テーブルを見る</translation>
    </message>
</context>
<context>
    <name>PlayerFigures</name>
    <message>
        <source>Points, game by game: %1</source>
        <translation>ゲームごとの得点：%1</translation>
    </message>
    <message>
        <source>By category</source>
        <translation>項目別</translation>
    </message>
    <message>
        <source>%1: %2, everybody %3</source>
        <translation>%1：%2、全員 %3</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>直接対決</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between points</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a description</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>Games together, and who came in first</source>
        <translation>一緒に遊んだゲームと、上位だった側</translation>
    </message>
    <message>
        <source>level</source>
        <translation>同順位</translation>
    </message>
    <message>
        <source>the other</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>without expansions</source>
        <translation>拡張なし</translation>
    </message>
    <message>
        <source>with expansions</source>
        <translation>拡張あり</translation>
    </message>
    <message numerus="yes">
        <source>Points in the latest %1 of %Ln game(s)</source>
        <translation>
            <numerusform>%Ln ゲームのうち最近 %1 ゲームの点数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points, game by game (%Ln game(s))</source>
        <translation>
            <numerusform>ゲームごとの点数（%Ln ゲーム）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerKey</name>
    <message>
        <source>%1 %2%</source>
        <comment>a player, the chance to win</comment>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>Highlighted</source>
        <translation>この曲線を目立たせています</translation>
    </message>
    <message>
        <source>Highlight this curve</source>
        <translation>この曲線を目立たせる</translation>
    </message>
</context>
<context>
    <name>PlayerReview</name>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Hide what cost %1 most</source>
        <translation>%1さんの損をした選択を隠す</translation>
    </message>
    <message>
        <source>Show what cost %1 most</source>
        <translation>%1さんの損をした選択を見る</translation>
    </message>
    <message>
        <source>Nothing so far.</source>
        <translation>今のところありません。</translation>
    </message>
    <message>
        <source>No clear mistakes.</source>
        <translation>はっきり損をした選択はありません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when, what was done</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>PlayerSheet</name>
    <message>
        <source>Not noted</source>
        <translation>記録なし</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Known players</source>
        <translation>知っているプレイヤー</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>驚異</translation>
    </message>
    <message>
        <source>Its side</source>
        <translation>面</translation>
    </message>
    <message>
        <source>How this player won</source>
        <translation>勝ち方</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>軍事</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>科学</translation>
    </message>
    <message>
        <source>Earlier seat</source>
        <translation>前の席へ</translation>
    </message>
    <message>
        <source>Later seat</source>
        <translation>後の席へ</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>外す</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>the side of a board</comment>
        <translation>昼</translation>
    </message>
    <message>
        <source>Night</source>
        <comment>the side of a board</comment>
        <translation>夜</translation>
    </message>
    <message>
        <source>Politics</source>
        <translation>政治</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message>
        <source>Places</source>
        <translation>順位</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>A few positions at a real table, one idea each: about four minutes a game. Leave whenever you like and go on later.</source>
        <translation>本物の卓での短い局面を、一度に一つずつ。どのゲームも 4 分ほどです。いつでもやめて、続きから再開できます。</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>練習%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on: %1 of %2 lessons done</source>
        <translation>続きから：%2 のうち %1 まで</translation>
    </message>
    <message>
        <source>Done. Begin again</source>
        <translation>済み。はじめから</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>はじめてのゲーム</translation>
    </message>
    <message>
        <source>A whole game against easy computers: first what it is about, then a sentence a turn, then on your own. It is saved like any other.</source>
        <translation>やさしいコンピューターと一ゲームを通して遊びます。はじめにあらまし、次に手番ごとに一言、あとは自分で。ほかのゲームと同じように保存されます。</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>a game</comment>
        <translation>%1 を遊ぶ</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
</context>
<context>
    <name>PriceMark</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n コイン</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemDialog</name>
    <message>
        <source>That did not work</source>
        <translation>うまくいきませんでした</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>わかりました</translation>
    </message>
    <message>
        <source>Please note</source>
        <translation>お知らせ</translation>
    </message>
</context>
<context>
    <name>ProgressStrip</name>
    <message>
        <source>Cancel</source>
        <translation>取り消す</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message numerus="yes">
        <source>%n game(s) in this file</source>
        <translation>
            <numerusform>ファイルに %n ゲーム</numerusform>
        </translation>
    </message>
    <message>
        <source>Games to look at again</source>
        <translation>見返せるゲーム</translation>
    </message>
    <message>
        <source>Results to the score pad</source>
        <translation>結果を得点帳へ</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>First step (Home)</source>
        <translation>最初へ（Home）</translation>
    </message>
    <message>
        <source>Back (Left)</source>
        <translation>戻る（←）</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>一時停止（スペース）</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>再生（スペース）</translation>
    </message>
    <message>
        <source>Forward (Right)</source>
        <translation>進む（→）</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>最後へ（End）</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>Leave the replay (Esc)</source>
        <translation>再生を終える（Esc）</translation>
    </message>
    <message>
        <source>From which seat?</source>
        <translation>どの席から見ますか？</translation>
    </message>
    <message>
        <source>The game is over: every hand is open.</source>
        <translation>ゲームは終わっています。全員の手札が見られます。</translation>
    </message>
</context>
<context>
    <name>ReplaySeat</name>
    <message>
        <source>Seen from the seat of %1</source>
        <translation>%1 の席から見ています</translation>
    </message>
</context>
<context>
    <name>ReplaySlider</name>
    <message>
        <source>Step of the game</source>
        <translation>ゲームの進み</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Score sheet</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>The record is on the clipboard.</source>
        <translation>棋譜をクリップボードに入れました。</translation>
    </message>
    <message>
        <source>The log is on the clipboard.</source>
        <translation>記録をクリップボードに入れました。</translation>
    </message>
    <message>
        <source>Points at the end; they did not decide the game.</source>
        <translation>終了時の点数です。勝敗には関わりません。</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>再生に戻る</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy record</source>
        <translation>棋譜をコピー</translation>
    </message>
    <message>
        <source>Copy log</source>
        <translation>記録をコピー</translation>
    </message>
</context>
<context>
    <name>ResultScene</name>
    <message>
        <source>The host can play again: wait here to join in</source>
        <translation>ここで待てば、ホストの再戦に加われます</translation>
    </message>
</context>
<context>
    <name>ResultTools</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>見返す</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>Reveal</name>
    <message>
        <source>All cards are turned over</source>
        <translation>すべてのカードが公開されました</translation>
    </message>
</context>
<context>
    <name>ReviewScene</name>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
</context>
<context>
    <name>ReviewView</name>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>勝つ見込み</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>損の大きかった選択</translation>
    </message>
    <message>
        <source>Judged by what each player could know then.</source>
        <translation>その時に各自が知り得たことで判断しています。</translation>
    </message>
</context>
<context>
    <name>RoomBand</name>
    <message>
        <source>Go on</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>決める</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>questions</comment>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoomInvitation</name>
    <message>
        <source>Invite others</source>
        <translation>この卓への入り方</translation>
    </message>
    <message>
        <source>Press Join a game on another device: this table appears by itself. If not, its address is:</source>
        <translation>別の端末で「卓に参加」を開くと自動的に表示されます。表示されないときのアドレス：</translation>
    </message>
    <message>
        <source>PIN: %1</source>
        <translation>PIN：%1</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>リンクをコピー</translation>
    </message>
    <message>
        <source>Copied: whoever has it needs no PIN</source>
        <translation>コピーしました。リンクがあればPINは不要です</translation>
    </message>
    <message>
        <source>QR code of the link to this table</source>
        <translation>この卓へのリンクのQRコード</translation>
    </message>
</context>
<context>
    <name>RoomSeatRow</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Free: waits for somebody to join</source>
        <translation>空席：参加を待っています</translation>
    </message>
    <message>
        <source>Led by both players in turn</source>
        <translation>2 人が交代で動かす</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>離席中</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>着席中</translation>
    </message>
    <message>
        <source>Free City</source>
        <translation>自由都市</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>%1番席</translation>
    </message>
    <message>
        <source>Easy computer</source>
        <translation>コンピューター（易）</translation>
    </message>
    <message>
        <source>Normal computer</source>
        <translation>コンピューター（普通）</translation>
    </message>
    <message>
        <source>Expert computer</source>
        <translation>コンピューター（上級）</translation>
    </message>
    <message>
        <source>Master computer</source>
        <translation>コンピューター（達人）</translation>
    </message>
    <message>
        <source>Free for anyone</source>
        <translation>誰かのための空席</translation>
    </message>
    <message>
        <source>Earlier seat</source>
        <translation>前の席へ</translation>
    </message>
    <message>
        <source>Later seat</source>
        <translation>後の席へ</translation>
    </message>
    <message>
        <source>Remove from the table</source>
        <translation>卓から外す</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Has left; the seat waits</source>
        <translation>退出しました。席は残っています</translation>
    </message>
    <message>
        <source>Away; a computer plays</source>
        <translation>離席中。コンピューターが打っています</translation>
    </message>
    <message>
        <source>Someone at this screen</source>
        <translation>この画面の誰か</translation>
    </message>
    <message>
        <source>Give the seat to somebody else</source>
        <translation>席を別の人に譲る</translation>
    </message>
    <message>
        <source>Or to the same person on another device: the link comes next</source>
        <translation>同じ人の別の端末でもかまいません。次に席への行き方が表示されます</translation>
    </message>
    <message>
        <source>Sit down here</source>
        <translation>ここに座る</translation>
    </message>
    <message>
        <source>The others are asked whether they agree. Then a link comes, for whoever takes the seat.</source>
        <translation>ほかの人に同意をたずね、そのあと席を引き継ぐ人のためのリンクが出ます。</translation>
    </message>
    <message>
        <source>Play on with another device</source>
        <translation>別の端末で続ける</translation>
    </message>
    <message>
        <source>A link comes next. Whoever opens it first has this seat and its hand, and this window no longer has them.</source>
        <translation>次にリンクが出ます。最初に開いた人がこの席と手札を持ち、このウィンドウからはなくなります。</translation>
    </message>
    <message>
        <source>%1 loses this seat, and nobody can take that back. The link that comes next opens it to whoever you give it to; that may be %1 again.</source>
        <translation>%1 はこの席を失い、取り消せません。次に出るリンクを渡された人がこの席に着けます。もう一度 %1 に渡すこともできます。</translation>
    </message>
    <message>
        <source>Take the seat from %1</source>
        <translation>%1 の席を取り上げる</translation>
    </message>
    <message>
        <source>Their phone sleeps</source>
        <translation>スマホがスリープ中</translation>
    </message>
</context>
<context>
    <name>RoomSheet</name>
    <message>
        <source>People at the table</source>
        <translation>卓の人たち</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>みんなへの合図</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>観戦をやめる</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>Show what others say</source>
        <translation>ほかの人の合図を表示</translation>
    </message>
    <message>
        <source>Give the seat back and leave</source>
        <translation>席を返して離れる</translation>
    </message>
</context>
<context>
    <name>RoundClock</name>
    <message>
        <source>Round %1</source>
        <translation>第 %1 R</translation>
    </message>
    <message numerus="yes">
        <source>A city has %n bonus(es)</source>
        <translation>
            <numerusform>ボーナス %n の都市があります</numerusform>
        </translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>最終ラウンド</translation>
    </message>
    <message>
        <source>Last</source>
        <comment>round</comment>
        <translation>最終</translation>
    </message>
    <message>
        <source>Once a city has taken bonus %1, one last round is played.</source>
        <translation>どこかの都市が %1 つ目のボーナスを取ると、あと 1 ラウンドで終わる。</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Last round</source>
        <translation>前のラウンド</translation>
    </message>
    <message>
        <source>Nothing has been revealed yet.</source>
        <translation>まだ何も公開されていません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>RowSwitches</name>
    <message>
        <source>Somebody has points in it</source>
        <translation>すでに得点があります</translation>
    </message>
</context>
<context>
    <name>RuleText</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>見つかったもの</translation>
    </message>
    <message>
        <source>No rule has all of these words.</source>
        <translation>これらの語をすべて含むところは、このルールにはありません。</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>%1 is full: no game can be longer.</source>
        <translation>%1 はいっぱいです。1つのゲームはこれより長くできません。</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Saved games</source>
        <translation>保存したゲーム</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s); every move is saved as you play</source>
        <translation>
            <numerusform>%n ゲーム。一手ごとに自動で保存されます</numerusform>
        </translation>
    </message>
    <message>
        <source>Game deleted</source>
        <translation>削除しました</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>No game is waiting</source>
        <translation>続きのあるゲームはありません</translation>
    </message>
    <message>
        <source>A game you leave is saved here, with every move you made.</source>
        <translation>離れたゲームは、すべての手とともにここに残ります。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>終わったゲーム</translation>
    </message>
</context>
<context>
    <name>ScaleField</name>
    <message>
        <source>Interface size</source>
        <translation>全体の大きさ</translation>
    </message>
    <message>
        <source>This is how large a card is.</source>
        <translation>カードはこの大きさです。</translation>
    </message>
</context>
<context>
    <name>ScienceRow</name>
    <message>
        <source>%1: %2</source>
        <comment>a heading and a sentence</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>科学</translation>
    </message>
    <message numerus="yes">
        <source>%n compass(es)</source>
        <translation>
            <numerusform>コンパス %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gear(s)</source>
        <translation>
            <numerusform>歯車 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tablet(s)</source>
        <translation>
            <numerusform>石板 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n symbol(s) of any kind</source>
        <translation>
            <numerusform>任意のシンボル %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreCell</name>
    <message>
        <source>Total: %1. How it adds up</source>
        <translation>合計：%1。内訳を見る</translation>
    </message>
    <message>
        <source>%1: %2. How it adds up</source>
        <translation>%1：%2。内訳を見る</translation>
    </message>
</context>
<context>
    <name>ScoreColumns</name>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>ScoreGrid</name>
    <message>
        <source>Score sheet</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>プレイヤーを追加</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Won early</source>
        <translation>途中で勝利</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>拡張</translation>
    </message>
</context>
<context>
    <name>ScoreHistory</name>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>フォルダー %1 を作れませんでした。</translation>
    </message>
    <message>
        <source>There is no such sheet.</source>
        <translation>その得点表はありません。</translation>
    </message>
    <message>
        <source>%1 is in use by another program.</source>
        <translation>%1 は別のプログラムが使っています。</translation>
    </message>
    <message>
        <source>%1 may not be changed.</source>
        <translation>%1 は変更が許されていません。</translation>
    </message>
    <message>
        <source>There is no room left on the disk for %1.</source>
        <translation>ディスクに %1 のための空きがありません。</translation>
    </message>
    <message>
        <source>%1 is damaged or not a score history; it was left as it is.</source>
        <translation>%1 は壊れているか、得点の履歴ではありません。そのまま残してあります。</translation>
    </message>
    <message>
        <source>%1 could not be read or written: %2.</source>
        <translation>%1 を読み書きできませんでした：%2。</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program; it has been left as it is.</source>
        <translation>%1 はこのプログラムの新しい版で書かれています。そのまま残してあります。</translation>
    </message>
    <message>
        <source>%1 could not be put aside.</source>
        <translation>%1 を別に移せませんでした。</translation>
    </message>
    <message>
        <source>%1 could not be copied: %2.</source>
        <translation>%1 をコピーできませんでした：%2。</translation>
    </message>
    <message>
        <source>%1 and %2 have sat at one table: they are two people.</source>
        <translation>%1 と %2 は同じ卓についたことがあります：別々の人です。</translation>
    </message>
    <message>
        <source>Nobody called %1 is in the history.</source>
        <translation>履歴に %1 という人はいません。</translation>
    </message>
</context>
<context>
    <name>ScoreHistoryScene</name>
    <message>
        <source>Game history</source>
        <translation>ゲームの履歴</translation>
    </message>
</context>
<context>
    <name>ScoreImportScene</name>
    <message>
        <source>Import</source>
        <translation>読み込む</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>ScoreStatisticsScene</name>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
</context>
<context>
    <name>SeatChip</name>
    <message>
        <source>Opens the whole city</source>
        <translation>都市全体を開く</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>With two players a third city stands between them: each turn one of you also plays a card for it.</source>
        <translation>2 人のときは間に三つ目の都市があり、毎手番どちらかがその分のカードも 1 枚出します。</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>だれの席か</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>Someone here</source>
        <translation>ここにいる人</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>How well it plays</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Earlier seat</source>
        <translation>前の席へ</translation>
    </message>
    <message>
        <source>Later seat</source>
        <translation>後の席へ</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>易しい</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>Swap places</source>
        <translation>席を入れ替える</translation>
    </message>
    <message>
        <source>Over the network</source>
        <translation>ネットワーク越し</translation>
    </message>
</context>
<context>
    <name>SeatInvitation</name>
    <message>
        <source>A seat for somebody else</source>
        <translation>別の人のための席</translation>
    </message>
    <message>
        <source>The seat of %1</source>
        <translation>%1 の席</translation>
    </message>
    <message>
        <source>Whoever opens this link first has the seat. It works once.</source>
        <translation>このリンクを最初に開いた人が席に着きます。使えるのは一度だけです。</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>リンクをコピー</translation>
    </message>
    <message>
        <source>Copied: whoever opens it first has the seat</source>
        <translation>コピーしました。最初に開いた人が席に着きます</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>QR code of the link to this table</source>
        <translation>この卓へのリンクのQRコード</translation>
    </message>
</context>
<context>
    <name>SeatLook</name>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Led by both players in turn</source>
        <translation>2 人が交代で動かす</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation>この画面</translation>
    </message>
    <message>
        <source>random board</source>
        <translation>ボードはくじ</translation>
    </message>
    <message>
        <source>random board, side %1</source>
        <translation>ボードはくじ、%1 面</translation>
    </message>
    <message>
        <source>%1, random side</source>
        <translation>%1、面はくじ</translation>
    </message>
    <message>
        <source>Free City</source>
        <translation>自由都市</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Joins over the network</source>
        <translation>ネットワークから参加</translation>
    </message>
    <message>
        <source>Free for anyone</source>
        <translation>誰かのための空席</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a wonder, its side</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>見た目</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>とても遅い</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>とても速い</translation>
    </message>
    <message>
        <source>Points in the open</source>
        <translation>得点を公開</translation>
    </message>
    <message>
        <source>New games show everyone&apos;s score as it grows</source>
        <translation>新しいゲームで全員の得点を表示します</translation>
    </message>
    <message>
        <source>Chain hints</source>
        <translation>連鎖の表示</translation>
    </message>
    <message>
        <source>Touching a card lights up what makes it free</source>
        <translation>カードに触れると、無料でつながる建造物が光ります</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>Background of the age</source>
        <translation>時代の背景音</translation>
    </message>
    <message>
        <source>Quiet wind, birds, a building site, a fire: each age sounds its own</source>
        <translation>静かな風、鳥、工事の音、たき火。時代ごとに音が変わります</translation>
    </message>
</context>
<context>
    <name>ShareRow</name>
    <message>
        <source>Looks on</source>
        <translation>見ている</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>離席中</translation>
    </message>
    <message>
        <source>%1: everybody may write</source>
        <translation>%1：だれでも書ける</translation>
    </message>
    <message>
        <source>%1: only this person may write</source>
        <translation>%1：本人だけが書ける</translation>
    </message>
    <message>
        <source>Make the column free</source>
        <translation>列を空ける</translation>
    </message>
    <message>
        <source>%1: done</source>
        <translation>%1：記入済み</translation>
    </message>
</context>
<context>
    <name>ShareSheet</name>
    <message>
        <source>Share this sheet</source>
        <translation>この得点表を共有</translation>
    </message>
    <message>
        <source>Everybody fills in their own column on their phone. Point its camera at this, or type the address into its browser.</source>
        <translation>各自のスマートフォンで自分の列を書きます。カメラで読み取るか、ブラウザーにアドレスを入力してください。</translation>
    </message>
    <message>
        <source>QR code of the link to this sheet</source>
        <translation>この得点表へのリンクの QR コード</translation>
    </message>
    <message>
        <source>Nobody is here yet.</source>
        <translation>まだだれもいません。</translation>
    </message>
    <message>
        <source>Nothing is encrypted: share where you trust the network.</source>
        <translation>暗号化されません。信頼できるネットワークで共有してください。</translation>
    </message>
    <message>
        <source>Stop sharing</source>
        <translation>共有をやめる</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Worth a second look</source>
        <translation>確認したい点</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>You gave your seat back</source>
        <translation>席を返しました</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>SideChoice</name>
    <message>
        <source>Random</source>
        <translation>くじ</translation>
    </message>
    <message>
        <source>Its side</source>
        <translation>面</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>A 面</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>B 面</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>昼</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>夜</translation>
    </message>
</context>
<context>
    <name>SpaceForm</name>
    <message>
        <source>It is the same on all boards</source>
        <translation>すべてのボードで同じです</translation>
    </message>
    <message>
        <source>Cost in resources</source>
        <translation>コスト（資源）</translation>
    </message>
    <message>
        <source>It is printed so</source>
        <translation>印刷どおり</translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>効果</translation>
    </message>
    <message>
        <source>Add an effect</source>
        <translation>効果を加える</translation>
    </message>
</context>
<context>
    <name>StageBlock</name>
    <message>
        <source>Stage %1, built: %2</source>
        <translation>第 %1 段階、建設済み：%2</translation>
    </message>
    <message>
        <source>Stage %1: %2; costs %3</source>
        <translation>第 %1 段階：%2。費用 %3</translation>
    </message>
    <message>
        <source>Today: %1</source>
        <translation>今：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n コイン</numerusform>
        </translation>
    </message>
    <message>
        <source>no coins</source>
        <translation>コイン不要</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>第 %1 段階</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>建設済み</translation>
    </message>
    <message>
        <source>Costs %1</source>
        <translation>費用：%1</translation>
    </message>
    <message>
        <source>Opens the stage</source>
        <translation>段階を開く</translation>
    </message>
</context>
<context>
    <name>StagePips</name>
    <message>
        <source>%1 of %2 wonder stages built</source>
        <translation>驚異の段階 %1/%2 建設済み</translation>
    </message>
</context>
<context>
    <name>StageRow</name>
    <message>
        <source>Stages of %1</source>
        <translation>%1の段階</translation>
    </message>
</context>
<context>
    <name>StageSheet</name>
    <message>
        <source>%1: stage %2 of %3</source>
        <comment>a wonder, a number, how many</comment>
        <translation>%1：%3 段階中の第 %2 段階</translation>
    </message>
    <message>
        <source>It is built.</source>
        <translation>建設済みです。</translation>
    </message>
    <message>
        <source>The stages before it come first.</source>
        <translation>前の段階が先です。</translation>
    </message>
    <message>
        <source>It is the next one.</source>
        <translation>次に建てる段階です。</translation>
    </message>
    <message numerus="yes">
        <source>Today it takes %n coin(s):</source>
        <translation>
            <numerusform>今は %n コインかかります：</numerusform>
        </translation>
    </message>
    <message>
        <source>Today it takes no coins: your own goods suffice.</source>
        <translation>今はコインがいりません。自分の資源で足ります。</translation>
    </message>
    <message>
        <source>Costs %1</source>
        <translation>費用：%1</translation>
    </message>
    <message>
        <source>Choose a card to put under it; any card will do.</source>
        <translation>下に置くカードを選んでください。どのカードでもかまいません。</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>テーブルに戻る</translation>
    </message>
    <message>
        <source>Put %1 under it</source>
        <translation>%1 を下に置く</translation>
    </message>
</context>
<context>
    <name>StartView</name>
    <message>
        <source>New sheet</source>
        <translation>新しい得点表</translation>
    </message>
    <message>
        <source>Go on with the sheet you left</source>
        <translation>前の得点表を続ける</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Start scoring</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Game history</source>
        <translation>ゲームの履歴</translation>
    </message>
    <message>
        <source>Finished games are kept here</source>
        <translation>終わったゲームはここに残ります</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Who wins, with what, and how often</source>
        <translation>だれが、何で、どれだけ勝つか</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>読み込む</translation>
    </message>
    <message>
        <source>Sheets from a table or another pad: CSV or JSON</source>
        <translation>表計算やほかの得点帳から：CSV、JSON</translation>
    </message>
    <message>
        <source>The same table again</source>
        <translation>同じ顔ぶれでもう一度</translation>
    </message>
    <message>
        <source>Who plays, in the order of the seats</source>
        <translation>参加する人（席順）</translation>
    </message>
    <message>
        <source>With</source>
        <translation>使う拡張</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Language, light or dark, size</source>
        <translation>言語、明暗、大きさ</translation>
    </message>
    <message>
        <source>More names</source>
        <translation>ほかの名前</translation>
    </message>
    <message>
        <source>Go on with an older sheet</source>
        <translation>以前の得点表を続ける</translation>
    </message>
    <message>
        <source>More sheets that were left</source>
        <translation>ほかの途中の得点表</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln ゲーム</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>まだ数えるものがありません</translation>
    </message>
    <message>
        <source>Figures come with the first finished game.</source>
        <translation>最初のゲームが終わると数字が出ます。</translation>
    </message>
    <message>
        <source>Score a game</source>
        <translation>得点をつける</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>驚異</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>What wins</source>
        <translation>何で勝つか</translation>
    </message>
    <message>
        <source>%1: winners %2, everybody %3</source>
        <translation>%1：勝者 %2、全員 %3</translation>
    </message>
    <message>
        <source>the winners</source>
        <translation>勝者</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a description</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>Counting the games</source>
        <translation>ゲームを数えています</translation>
    </message>
    <message>
        <source>Games with</source>
        <translation>ゲームの人数</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>すべての人数</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Computers too</source>
        <translation>コンピュータも含める</translation>
    </message>
    <message>
        <source>Which games count</source>
        <translation>集計するゲーム</translation>
    </message>
    <message>
        <source>No such game</source>
        <translation>該当するゲームはありません</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>The rating is Elo&apos;s: everybody begins with 1500 and plays against each other one at the table, for 32 points a game.</source>
        <translation>レーティングは Elo 方式です：全員 1500 から始まり、同席した全員と 1 対 1 で戦ったとみなし、1 ゲーム 32 点を争います。</translation>
    </message>
    <message>
        <source>How Duels were won</source>
        <translation>デュエルの勝ち方</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>by military</source>
        <translation>軍事</translation>
    </message>
    <message>
        <source>by science</source>
        <translation>科学</translation>
    </message>
    <message>
        <source>%1: %2 by points, %3 by military, %4 by science</source>
        <translation>%1：得点 %2、軍事 %3、科学 %4</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>by politics</source>
        <translation>政治</translation>
    </message>
    <message>
        <source>%1: %2 by points, %3 by military, %4 by science, %5 by politics</source>
        <translation>%1：得点 %2、軍事 %3、科学 %4、政治 %5</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Steps of this round</source>
        <translation>このラウンドの手順</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a step and whether it is done</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>済み</translation>
    </message>
    <message>
        <source>now</source>
        <translation>今</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>これから</translation>
    </message>
</context>
<context>
    <name>StepsSheet</name>
    <message>
        <source>What was done</source>
        <translation>これまでの操作</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>まだ何もありません。</translation>
    </message>
    <message>
        <source>Press a step to undo it and all that came after it.</source>
        <translation>押すと、その操作とそれより後の操作をすべて取り消します。</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Structure</name>
    <message>
        <source>The structure</source>
        <translation>カードの配置</translation>
    </message>
    <message>
        <source>The card that lay here has been taken.</source>
        <translation>ここにあったカードは取られた。</translation>
    </message>
</context>
<context>
    <name>StructureCard</name>
    <message>
        <source>It is turned over as soon as no other card lies on it.</source>
        <translation>上にほかのカードがなくなると、すぐ表になる。</translation>
    </message>
</context>
<context>
    <name>SymbolCount</name>
    <message>
        <source>%1 of %2 symbols</source>
        <translation>シンボル %2 種中 %1 種</translation>
    </message>
    <message>
        <source>This many different ones win the game at once.</source>
        <translation>これだけ異なるシンボルがそろうと、その都市はすぐに勝つ。</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>Put the card back, close</source>
        <translation>カードを戻す、閉じる</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>前の手番</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>←、→</translation>
    </message>
    <message>
        <source>One step back, one step forward</source>
        <translation>一つ戻る、一つ進む</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>To the beginning, to the end</source>
        <translation>最初へ、最後へ</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>再生、一時停止</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave the replay, close</source>
        <translation>再生を終える、閉じる</translation>
    </message>
    <message>
        <source>Change my choice while others think</source>
        <translation>ほかの人が考えている間に選び直す</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Last turn in words</source>
        <translation>前の手番を言葉で</translation>
    </message>
    <message>
        <source>People at the table</source>
        <translation>卓にいる人</translation>
    </message>
    <message>
        <source>Answer what the table is asked</source>
        <translation>卓への質問に答える</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Skip what is being shown</source>
        <translation>表示を飛ばす</translation>
    </message>
    <message>
        <source>Explain the item in focus</source>
        <translation>キーボードの位置にあるものを説明する</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Keys and marks</source>
        <translation>キー操作とマーク</translation>
    </message>
    <message>
        <source>F1 or ?</source>
        <translation>F1 または ?</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>このページ</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>再生を終える</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>テーブルを離れる</translation>
    </message>
    <message>
        <source>U, Ctrl+Z</source>
        <translation>U、Ctrl+Z</translation>
    </message>
</context>
<context>
    <name>TableOptions</name>
    <message>
        <source>Points in the open</source>
        <translation>得点を公開</translation>
    </message>
    <message>
        <source>Everyone sees the score as it grows</source>
        <translation>途中の得点が全員に見えます</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>すべてのボード</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>先手</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>%1: %2</source>
        <comment>who says it, and what</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>TokenDialog</name>
    <message>
        <source>Progress tokens</source>
        <translation>進歩トークン</translation>
    </message>
    <message>
        <source>Two identical symbols bring one of these.</source>
        <translation>同じシンボルが 2 つそろうと、その 1 つを得ます。</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>獲得済み</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>これを取る</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>テーブルに戻る</translation>
    </message>
</context>
<context>
    <name>TokenRow</name>
    <message>
        <source>Progress tokens</source>
        <translation>進歩トークン</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>獲得済み</translation>
    </message>
</context>
<context>
    <name>TooltipSheet</name>
    <message>
        <source>What is this?</source>
        <translation>これは何?</translation>
    </message>
    <message>
        <source>Nothing more to explain here.</source>
        <translation>ここにはこれ以上の説明がありません。</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>テーブルに戻る</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Thinking about a hint</source>
        <translation>ヒントを考えています</translation>
    </message>
    <message>
        <source>Has decided and waits for the others.</source>
        <translation>選び終えて、ほかの人を待っている。</translation>
    </message>
    <message>
        <source>Waits for the others.</source>
        <translation>ほかの人を待っている。</translation>
    </message>
</context>
<context>
    <name>TurnClock</name>
    <message>
        <source>Age %1</source>
        <translation>時代 %1</translation>
    </message>
    <message>
        <source>Age %1, turn %2 of %3, hands pass to the left</source>
        <translation>時代 %1、第 %2/%3 手番、手札は左へ</translation>
    </message>
    <message>
        <source>Age %1, turn %2 of %3, hands pass to the right</source>
        <translation>時代 %1、第 %2/%3 手番、手札は右へ</translation>
    </message>
</context>
<context>
    <name>TurnReading</name>
    <message>
        <source>%1: %2</source>
        <comment>a turn and everybody&apos;s chance to win</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>TvBorder</name>
    <message numerus="yes">
        <source>%1 has %n shield(s), %2 has %3</source>
        <translation>
            <numerusform>%1の盾は %n、%2の盾は %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TvPage</name>
    <message>
        <source>QR code of the link to this table</source>
        <translation>この卓へのリンクのQRコード</translation>
    </message>
    <message>
        <source>Lost your seat, or want to watch? Scan.</source>
        <translation>席に戻る、観戦する：読み取ってください。</translation>
    </message>
</context>
<context>
    <name>VictoryCell</name>
    <message>
        <source>%1 won by military supremacy</source>
        <translation>%1は軍事的優位で勝利</translation>
    </message>
    <message>
        <source>%1 won by scientific supremacy</source>
        <translation>%1は科学的優位で勝利</translation>
    </message>
    <message>
        <source>%1 won by political supremacy</source>
        <translation>%1が政治的優位で勝利</translation>
    </message>
</context>
<context>
    <name>VolumeField</name>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>War</name>
    <message>
        <source>%1: %2 against %3, %4 against %5; %6 in all</source>
        <translation>%1：対 %3 %2、対 %5 %4、合計 %6</translation>
    </message>
    <message>
        <source>End of age %1</source>
        <translation>時代 %1 の終わり</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>You</source>
        <comment>whose outcome follows</comment>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>WarLine</name>
    <message>
        <source>War</source>
        <translation>戦争</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a heading and a sentence</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>盾 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I have %n shield(s), %1 has %2; worth %3 to me this age</source>
        <translation>
            <numerusform>自分の盾 %n、%1は %2。この時代は %3 点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarTokens</name>
    <message>
        <source>Conflict tokens worth %1</source>
        <translation>紛争トークン %1 点</translation>
    </message>
</context>
<context>
    <name>WarTrack</name>
    <message>
        <source>Military track</source>
        <translation>軍事トラック</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 点</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end, for the city that pushed the pawn here</source>
        <translation>終わりに、コマをここまで押した都市の得点</translation>
    </message>
    <message numerus="yes">
        <source>The other city loses %n coin(s) when it first comes here</source>
        <translation>
            <numerusform>コマが初めてここに来ると、相手の都市は %n コインを失う</numerusform>
        </translation>
    </message>
    <message>
        <source>Conflict pawn</source>
        <translation>紛争コマ</translation>
    </message>
    <message>
        <source>Every shield moves it one step towards the other capital.</source>
        <translation>盾 1 つごとに相手の首都へ 1 歩進む。</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to the capital</source>
        <translation>
            <numerusform>首都まで %n マス</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a heading and a sentence</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to the capital of %1, %2 to that of %3</source>
        <translation>
            <numerusform>%1の首都まで %n マス、%3の首都まで %2 マス</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Web</name>
    <message>
        <source>%1, your neighbour: look at the city</source>
        <translation>%1（隣の都市）：都市を見る</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>As the device</source>
        <translation>端末に合わせる</translation>
    </message>
    <message>
        <source>Asleep: back with the next touch</source>
        <translation>スリープ中：触れると戻ります</translation>
    </message>
    <message>
        <source>Back to your cards</source>
        <translation>手札に戻る</translation>
    </message>
    <message>
        <source>Brings %1 now</source>
        <translation>すぐに%1を得る</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>くじ引き</translation>
    </message>
    <message>
        <source>Change the seat of %1</source>
        <translation>%1 の席を変える</translation>
    </message>
    <message>
        <source>Coming back ...</source>
        <translation>戻っています……</translation>
    </message>
    <message>
        <source>Decides when it begins</source>
        <translation>開始を決める人</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>How to pay</source>
        <translation>支払い方</translation>
    </message>
    <message>
        <source>In the program</source>
        <translation>プログラムで開く</translation>
    </message>
    <message>
        <source>Let a friend scan the code on the host&apos;s screen</source>
        <translation>ホスト画面のコードを友達に読み取ってもらいましょう</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>もう一度見る</translation>
    </message>
    <message>
        <source>Look at this city</source>
        <translation>この都市を見る</translation>
    </message>
    <message>
        <source>Looking for the table</source>
        <translation>テーブルを探しています</translation>
    </message>
    <message>
        <source>No table is open here.</source>
        <translation>ここで開いているテーブルはありません。</translation>
    </message>
    <message>
        <source>Nothing here is encrypted: whoever listens on this network can see your hand. Play where you trust the others.</source>
        <translation>ここでは何も暗号化されません。このネットワークを盗み見る人には手札が見えます。信頼できる人たちと遊んでください。</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>スマートフォンで参加</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>見るだけ</translation>
    </message>
    <message>
        <source>Open this page in your browser: here your seat is lost when you leave.</source>
        <translation>このページはブラウザーで開いてください。ここでは離れると席が失われます。</translation>
    </message>
    <message>
        <source>PIN (on the host&apos;s screen)</source>
        <translation>PIN（ホストの画面にあります）</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1 位</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>ここで遊ぶ</translation>
    </message>
    <message>
        <source>Sells you</source>
        <translation>売り物</translation>
    </message>
    <message>
        <source>Shields: %1 against %2</source>
        <translation>盾：%1 対 %2</translation>
    </message>
    <message>
        <source>Stage %1, as on the left</source>
        <translation>第 %1 段階（左隣と同じ）</translation>
    </message>
    <message>
        <source>Stage %1, as on the right</source>
        <translation>第 %1 段階（右隣と同じ）</translation>
    </message>
    <message>
        <source>The host may have closed it. These tables are open:</source>
        <translation>ホストが閉じたのかもしれません。開いているテーブル：</translation>
    </message>
    <message>
        <source>The last card of the age is discarded</source>
        <translation>この世代の最後のカードは捨てられます</translation>
    </message>
    <message>
        <source>This table is not here</source>
        <translation>このテーブルはここにありません</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>このターン</translation>
    </message>
    <message>
        <source>Turn %1 of 6</source>
        <translation>6 ターン中の %1 ターン目</translation>
    </message>
    <message>
        <source>What you leave goes to %1</source>
        <translation>残りのカードは %1 へ</translation>
    </message>
    <message>
        <source>You came by the QR code: no PIN is needed</source>
        <translation>QR コードから来たので PIN は不要です</translation>
    </message>
    <message>
        <source>You can come back while the table is open.</source>
        <translation>テーブルが開いている間は戻れます。</translation>
    </message>
    <message>
        <source>You have %1; %2 has %3, %4 has %5</source>
        <translation>あなた %1、%2 %3、%4 %5</translation>
    </message>
    <message>
        <source>You play in another window</source>
        <translation>別のウィンドウで遊んでいます</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>あなたの色</translation>
    </message>
    <message>
        <source>Your phone may fall asleep: your seat is kept, and this page comes back to it.</source>
        <translation>スマートフォンがスリープしても席は保たれ、このページに戻れば続けられます。</translation>
    </message>
    <message>
        <source>Your seat goes back to the table: the others decide how the game goes on. Closing the page is enough for a pause; your seat is then kept.</source>
        <translation>席はテーブルに返され、続け方はほかの人が決めます。休むだけならページを閉じれば十分で、席は保たれます。</translation>
    </message>
    <message>
        <source>Your wonder</source>
        <translation>あなたの七不思議</translation>
    </message>
    <message>
        <source>coral</source>
        <translation>珊瑚色</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>金色</translation>
    </message>
    <message>
        <source>olive</source>
        <translation>オリーブ色</translation>
    </message>
    <message>
        <source>rose</source>
        <translation>ばら色</translation>
    </message>
    <message>
        <source>sky blue</source>
        <translation>空色</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>スレート色</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>青緑色</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>すみれ色</translation>
    </message>
    <message>
        <source>win %1, loss %2</source>
        <translation>勝ち %1、負け %2</translation>
    </message>
    <message>
        <source>you keep</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>%1 lets everybody write here.</source>
        <translation>%1 はだれでもここに書けるようにしています。</translation>
    </message>
    <message>
        <source>%1 wrote %2, %3 wrote %4.</source>
        <translation>%1 は %2、%3 は %4 と書きました。</translation>
    </message>
    <message>
        <source>%1 wrote %2, you wrote %3.</source>
        <translation>%1 は %2、あなたは %3 と書きました。</translation>
    </message>
    <message>
        <source>A score sheet for everybody</source>
        <translation>みんなで書く得点表</translation>
    </message>
    <message>
        <source>Count %1</source>
        <translation>%1を数える</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>Fill in your own column here; the pad adds up.</source>
        <translation>ここで自分の列を書き込みます。合計は得点帳が出します。</translation>
    </message>
    <message>
        <source>Give the column back</source>
        <translation>列を返す</translation>
    </message>
    <message>
        <source>Looking for the pad</source>
        <translation>得点帳を探しています</translation>
    </message>
    <message>
        <source>My column</source>
        <translation>自分の列</translation>
    </message>
    <message>
        <source>New column</source>
        <translation>新しい列</translation>
    </message>
    <message>
        <source>No sheet of this game has such a value there.</source>
        <translation>このゲームの得点表では、ここにその値は入りません。</translation>
    </message>
    <message>
        <source>Nothing here is encrypted. Share where you trust the others.</source>
        <translation>通信は暗号化されません。信頼できる人たちの間で使ってください。</translation>
    </message>
    <message>
        <source>Only %1 and the pad write here.</source>
        <translation>ここに書けるのは %1 と得点帳だけです。</translation>
    </message>
    <message>
        <source>Others may write in my column</source>
        <translation>ほかの人も自分の列に書ける</translation>
    </message>
    <message>
        <source>Somebody else fills in this column.</source>
        <translation>この列はほかの人が書いています。</translation>
    </message>
    <message>
        <source>Take a column</source>
        <translation>列を選ぶ</translation>
    </message>
    <message>
        <source>Take this column</source>
        <translation>この列を使う</translation>
    </message>
    <message>
        <source>That needs the pad: it is not in reach just now.</source>
        <translation>それには得点帳が必要ですが、今はつながっていません。</translation>
    </message>
    <message>
        <source>The pad</source>
        <translation>得点帳</translation>
    </message>
    <message>
        <source>The pad is not in reach. What you type is kept and brought to it.</source>
        <translation>得点帳につながりません。入力した内容は残り、つながりしだい送られます。</translation>
    </message>
    <message>
        <source>The sheet has changed: look again.</source>
        <translation>得点表が変わりました。もう一度確かめてください。</translation>
    </message>
    <message>
        <source>The sheet is in the history: nothing can be written any more.</source>
        <translation>得点表は履歴に入りました。もう書き込めません。</translation>
    </message>
    <message>
        <source>The sheet was put away.</source>
        <translation>得点表はしまわれました。</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>勝ち方</translation>
    </message>
    <message>
        <source>What you wrote is kept. As soon as it lies on the pad again, you can go on.</source>
        <translation>書いた内容は残っています。得点表がまた開かれたら続けられます。</translation>
    </message>
    <message>
        <source>Which column is yours?</source>
        <translation>あなたの列はどれですか？</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>参加している人</translation>
    </message>
    <message>
        <source>Write %1 down</source>
        <translation>%1 を書き込む</translation>
    </message>
    <message>
        <source>Write in this column</source>
        <translation>この列に書く</translation>
    </message>
    <message>
        <source>Empty cells: %1</source>
        <translation>空欄：%1</translation>
    </message>
    <message>
        <source>Somebody is not done yet.</source>
        <translation>まだ記入中の人がいます。</translation>
    </message>
    <message>
        <source>Something is still missing in your column.</source>
        <translation>あなたの列にまだ空欄があります。</translation>
    </message>
    <message>
        <source>Still writing: %1</source>
        <translation>記入中：%1</translation>
    </message>
    <message>
        <source>Two people disagree about a cell; one of them has to settle it</source>
        <translation>一つの欄に二人が違う数を書いています。どちらかが決めてください</translation>
    </message>
</context>
<context>
    <name>Wire</name>
    <message>
        <source>This table needs another version of the program: update the older one.</source>
        <translation>この卓には別の版のプログラムが必要です。古い方を更新してください。</translation>
    </message>
    <message>
        <source>No seat is free at this table. Ask the host for one, or watch.</source>
        <translation>この卓に空席はありません。ホストに頼むか、観戦してください。</translation>
    </message>
    <message>
        <source>The host has no room for more guests. Try again later.</source>
        <translation>ホストは満員です。しばらくしてからお試しください。</translation>
    </message>
    <message>
        <source>The host is shutting down. Try again later.</source>
        <translation>ホストは停止するところです。しばらくしてからお試しください。</translation>
    </message>
    <message>
        <source>There is no such table here. Look at the list of tables again.</source>
        <translation>そのような卓はここにありません。卓の一覧を見直してください。</translation>
    </message>
    <message>
        <source>That is not the PIN of this table. Ask the host for it.</source>
        <translation>この卓のPINではありません。ホストに聞いてください。</translation>
    </message>
    <message>
        <source>Nobody may watch at this table.</source>
        <translation>この卓は観戦できません。</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Wait a minute, then try again.</source>
        <translation>PINの間違いが多すぎます。1 分待ってからお試しください。</translation>
    </message>
    <message>
        <source>Your seat is no longer known here. Sit down again.</source>
        <translation>あなたの席はもうここにありません。改めて着席してください。</translation>
    </message>
    <message>
        <source>That can only be done at the host&apos;s own screen.</source>
        <translation>それはホスト自身の画面でしかできません。</translation>
    </message>
    <message>
        <source>Sit down at a table first.</source>
        <translation>先に席に着いてください。</translation>
    </message>
    <message>
        <source>Use a name that the others can read.</source>
        <translation>ほかの人が読める名前を付けてください。</translation>
    </message>
    <message>
        <source>You sit at another table. Leave that one first.</source>
        <translation>別の卓に着いています。先にそこを離れてください。</translation>
    </message>
    <message>
        <source>The game has not begun: somebody is still missing.</source>
        <translation>まだ始まっていません。誰かがまだ来ていません。</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>ゲームはまだ終わっていません。</translation>
    </message>
    <message>
        <source>That question has been answered.</source>
        <translation>その問いにはもう答えが出ています。</translation>
    </message>
    <message>
        <source>The host cannot save the game. It waits until there is room on its disk.</source>
        <translation>ホストがゲームを保存できません。ディスクに空きができるまで待ちます。</translation>
    </message>
    <message>
        <source>You went on playing from another window or device.</source>
        <translation>別のウィンドウか端末で続けています。</translation>
    </message>
    <message>
        <source>The host has given your seat away.</source>
        <translation>ホストがあなたの席を空けました。</translation>
    </message>
    <message>
        <source>Too many messages in too short a time.</source>
        <translation>短時間にメッセージが多すぎます。</translation>
    </message>
    <message>
        <source>That message cannot be understood.</source>
        <translation>そのメッセージは理解できません。</translation>
    </message>
    <message>
        <source>The connection is too slow to follow the table.</source>
        <translation>接続が遅すぎて卓に追いつけません。</translation>
    </message>
    <message>
        <source>There was no answer for too long.</source>
        <translation>長いあいだ応答がありません。</translation>
    </message>
    <message>
        <source>The host is restarting. Your seat is kept; come back soon.</source>
        <translation>ホストが再起動します。席は残っています。少しあとで戻ってください。</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>卓は閉じられました。</translation>
    </message>
    <message>
        <source>This host opens no tables for others.</source>
        <translation>このホストでは他の人は卓を開けません。</translation>
    </message>
    <message>
        <source>This host has no room for more tables. Sit down at one of them, or try again later.</source>
        <translation>このホストの卓はいっぱいです。どれかに着席するか、しばらくしてからもう一度試してください。</translation>
    </message>
    <message>
        <source>Somebody else has chosen that. Choose another.</source>
        <translation>ほかの人がすでに選んでいます。別のものを選んでください。</translation>
    </message>
    <message>
        <source>The game is paused. It goes on when whoever paused it presses Go on.</source>
        <translation>一時停止中です。止めた人が［再開］を押すと続きます。</translation>
    </message>
    <message>
        <source>The host has left the table. The game is kept: wait here, or go home and continue another time.</source>
        <translation>ホストが卓を離れました。ゲームは残っています。ここで待つことも、ホームに戻って後日続けることもできます。</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>ホストが卓を閉じました。</translation>
    </message>
    <message>
        <source>The table rests: its game is saved.</source>
        <translation>卓はお休みです。ゲームは保存されました。</translation>
    </message>
    <message>
        <source>This host takes nobody new: it is about to stop.</source>
        <translation>このホストはまもなく停止するため、新しい人は参加できません。</translation>
    </message>
    <message>
        <source>This host does not let you in.</source>
        <translation>このホストはあなたの参加を受け付けていません。</translation>
    </message>
    <message>
        <source>Somebody plays there. The seat can be given away when they have left or when all others agree.</source>
        <translation>その席ではまだ人が遊んでいます。席を譲れるのは、その人が去ったときか、ほかの全員が同意したときです。</translation>
    </message>
    <message>
        <source>This screen has as many seats here as it may have.</source>
        <translation>この画面がこのテーブルで持てる席の数はもういっぱいです。</translation>
    </message>
    <message>
        <source>This edition of the game is not known on both sides: update the program that is older.</source>
        <translation>ゲームのこの版は双方のプログラムが対応しているわけではありません。古いほうのプログラムを更新してください。</translation>
    </message>
    <message>
        <source>This table is played with data that are too long to be sent. Ask the host to shorten its file.</source>
        <translation>このテーブルのデータは長すぎて送れません。ホストにファイルを短くしてもらってください。</translation>
    </message>
</context>
<context>
    <name>WonderRow</name>
    <message>
        <source>Built</source>
        <translation>建設済み</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Opens the wonder</source>
        <translation>驚異を開く</translation>
    </message>
</context>
<context>
    <name>WonderSheet</name>
    <message>
        <source>%1 of %2 stages stand. Touch one to see what it brings.</source>
        <translation>%2 段階のうち %1 が建っています。触れると、もたらすものが見えます。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>テーブルに戻る</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>thinking</source>
        <translation>考え中</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>選択済み</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>接続切れ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a city and what it did or does</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>mirabilia::App</name>
    <message>
        <source>The saved game could not be deleted.</source>
        <translation>保存したゲームを削除できませんでした。</translation>
    </message>
    <message>
        <source>It is still there.</source>
        <translation>ゲームはそのまま残っています。</translation>
    </message>
    <message>
        <source>Check who may write in the saved games folder.</source>
        <translation>保存フォルダーの権限を確かめてください。</translation>
    </message>
    <message>
        <source>The saved game could not be restored.</source>
        <translation>保存したゲームを元に戻せませんでした。</translation>
    </message>
    <message>
        <source>It is in the trash of the saved games folder.</source>
        <translation>保存フォルダーの trash の中にあります。</translation>
    </message>
    <message>
        <source>Move the file back by hand.</source>
        <translation>ファイルを手で戻してください。</translation>
    </message>
    <message>
        <source>This could not be played: %1.</source>
        <translation>これはできません：%1。</translation>
    </message>
    <message>
        <source>Nothing has changed at the table.</source>
        <translation>テーブルの状態は変わっていません。</translation>
    </message>
    <message>
        <source>Choose again.</source>
        <translation>選び直してください。</translation>
    </message>
    <message>
        <source>%1; your seat waits</source>
        <translation>%1；あなたの席が待っています</translation>
    </message>
    <message>
        <source>The game itself goes on.</source>
        <translation>ゲームそのものは続きます。</translation>
    </message>
    <message>
        <source>Nothing has been lost.</source>
        <translation>何も失われていません。</translation>
    </message>
    <message>
        <source>This game is of an edition that the window cannot show.</source>
        <translation>このゲームの版は、このウィンドウでは表示できません。</translation>
    </message>
    <message>
        <source>It has not been changed.</source>
        <translation>変更されていません。</translation>
    </message>
    <message>
        <source>Choose another game.</source>
        <translation>別のゲームを選んでください。</translation>
    </message>
    <message>
        <source>This version of the program does not know the game.</source>
        <translation>このバージョンのプログラムはこのゲームを知りません。</translation>
    </message>
    <message>
        <source>The built-in data are used instead.</source>
        <translation>代わりに内蔵のデータを使っています。</translation>
    </message>
    <message>
        <source>Mend or remove the file, or switch your own data off in Settings, Data of the games. It holds from the next start.</source>
        <translation>ファイルを直すか消すか、「設定」の「ゲームのデータ」で自分のデータを切ってください。次回の起動から有効です。</translation>
    </message>
</context>
<context>
    <name>mirabilia::CellKeys</name>
    <message>
        <source>%1 = %2</source>
        <comment>a sum, what it comes to</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what is counted, how many</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a description</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, the points</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a key, what it makes of what was typed</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 was not written: there are at most %2 points here.</source>
        <comment>a key, a number</comment>
        <translation>%1 は書き込まれていません。ここは最高 %2 点です。</translation>
    </message>
    <message>
        <source>%1 was not written: so much cannot be lost here.</source>
        <comment>a key</comment>
        <translation>%1 は書き込まれていません。ここではそれほど失点しません。</translation>
    </message>
    <message>
        <source>%1 was not written: Enter goes on.</source>
        <comment>a key</comment>
        <translation>%1 は書き込まれていません。Enter で次へ進みます。</translation>
    </message>
    <message>
        <source>%1 was not written: Next goes on.</source>
        <comment>a key</comment>
        <translation>%1 は書き込まれていません。「次へ」で進みます。</translation>
    </message>
    <message>
        <source>%1 was not written: a number has at most three digits.</source>
        <comment>a key</comment>
        <translation>%1 は書き込まれていません。数字は 3 桁までです。</translation>
    </message>
</context>
<context>
    <name>mirabilia::ChosenPlayer</name>
    <message numerus="yes">
        <source>Level on average over %n game(s)</source>
        <translation>
            <numerusform>%n ゲームの平均で互角</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %2 points ahead on average over %n game(s)</source>
        <translation>
            <numerusform>%n ゲームの平均で%1が %2 点リード</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together: %1 ahead in %2, %3 in %4</source>
        <translation>
            <numerusform>同席 %n ゲーム：%1が上位 %2、%3が上位 %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Average points in %Ln game(s)</source>
        <translation>
            <numerusform>%Ln ゲームの平均点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Average points in %Ln game(s) with expansions</source>
        <translation>
            <numerusform>拡張ありの %Ln ゲームの平均点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Average points in %Ln game(s) without expansions</source>
        <translation>
            <numerusform>拡張なしの %Ln ゲームの平均点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::CityHelper</name>
    <message>
        <source>Stages built</source>
        <translation>建設した段階</translation>
    </message>
    <message>
        <source>Defeat tokens</source>
        <translation>敗北トークン</translation>
    </message>
    <message>
        <source>The Free City</source>
        <translation>自由都市</translation>
    </message>
    <message>
        <source>%1 on the left</source>
        <translation>左隣の%1</translation>
    </message>
    <message>
        <source>%1 on the right</source>
        <translation>右隣の%1</translation>
    </message>
    <message>
        <source>as counted for %1</source>
        <translation>%1の計算から</translation>
    </message>
    <message>
        <source>Wonder complete</source>
        <translation>驚異が完成</translation>
    </message>
    <message>
        <source>%1 Counted as in the first edition, for the game details do not say which.</source>
        <translation>%1版が書かれていないので、第 1 版として数えます。</translation>
    </message>
</context>
<context>
    <name>mirabilia::CivilianHelper</name>
    <message>
        <source>Blue cards are worth the points printed on them.</source>
        <translation>青のカードは書かれた点になります。</translation>
    </message>
    <message>
        <source>Age %1</source>
        <translation>時代 %1</translation>
    </message>
</context>
<context>
    <name>mirabilia::ClassicActionModel</name>
    <message>
        <source>You have no free building to use now.</source>
        <translation>今使える無料建設はありません。</translation>
    </message>
</context>
<context>
    <name>mirabilia::ClassicAdapter</name>
    <message>
        <source>Built %1</source>
        <translation>%1を建設</translation>
    </message>
    <message>
        <source>Built stage %1</source>
        <translation>第 %1 段階を建設</translation>
    </message>
    <message>
        <source>Discarded a card</source>
        <translation>カードを 1 枚捨てた</translation>
    </message>
    <message>
        <source>Took nothing from the discard pile</source>
        <translation>捨て札置き場から何も取らなかった</translation>
    </message>
    <message>
        <source>Built %1 from the discard pile</source>
        <translation>捨て札置き場から%1を建設</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n コイン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>盾 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n stage(s) built</source>
        <translation>
            <numerusform>%n 段階のうち %1 を建設</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s)</source>
        <translation>
            <numerusform>建造物 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science symbol(s)</source>
        <translation>
            <numerusform>科学シンボル %n</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between facts</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1. Last turn: %2</source>
        <comment>facts of a city</comment>
        <translation>%1。前の手番：%2</translation>
    </message>
    <message>
        <source>%1. Connection lost</source>
        <translation>%1。接続が切れました</translation>
    </message>
    <message>
        <source>As the copied stage</source>
        <comment>the cost of a stage</comment>
        <translation>写した段階と同じ</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an amount of a resource</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>%1, not for sale</source>
        <translation>%1、売られていない</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n coin(s)</source>
        <translation>
            <numerusform>%1、%n コイン</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; chosen</source>
        <translation>%1。選択済み</translation>
    </message>
</context>
<context>
    <name>mirabilia::ClassicChoice</name>
    <message>
        <source>Build</source>
        <translation>建設</translation>
    </message>
    <message>
        <source>Build free</source>
        <translation>無料で建設</translation>
    </message>
    <message>
        <source>Discard +%1</source>
        <comment>coins gained</comment>
        <translation>捨てる +%1</translation>
    </message>
    <message>
        <source>Stage of %1</source>
        <translation>%1の段階</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>第 %1 段階</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Nothing to pay</source>
        <translation>支払いなし</translation>
    </message>
</context>
<context>
    <name>mirabilia::ClassicScores</name>
    <message>
        <source>Military</source>
        <translation>軍事</translation>
    </message>
    <message>
        <source>Military conflicts</source>
        <translation>軍事紛争</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>財宝</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>驚異</translation>
    </message>
    <message>
        <source>Civilian</source>
        <translation>民生</translation>
    </message>
    <message>
        <source>Civilian structures</source>
        <translation>民生建造物</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>科学</translation>
    </message>
    <message>
        <source>Scientific structures</source>
        <translation>科学建造物</translation>
    </message>
    <message>
        <source>Commerce</source>
        <translation>商業</translation>
    </message>
    <message>
        <source>Commercial structures</source>
        <translation>商業建造物</translation>
    </message>
    <message>
        <source>Guilds</source>
        <translation>ギルド</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>第 %1 段階</translation>
    </message>
    <message numerus="yes">
        <source>%n defeat token(s)</source>
        <translation>
            <numerusform>敗北トークン %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory token(s) of %1</source>
        <translation>
            <numerusform>%1 点の勝利トークン %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s), a point for every three</source>
        <translation>
            <numerusform>%n コイン、3 枚ごとに 1 点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 times %2</source>
        <translation>%1：%2 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of three different symbols</source>
        <translation>
            <numerusform>異なる 3 種の組 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Free symbol counted as %1</source>
        <translation>任意のシンボルを%1として計算</translation>
    </message>
    <message>
        <source>%1, copied from a neighbour</source>
        <translation>%1（隣から写し）</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <comment>a card and how often it counts</comment>
        <translation>%1、%2 回</translation>
    </message>
</context>
<context>
    <name>mirabilia::ClassicStory</name>
    <message>
        <source>%1 built %2 with the free building of Olympia</source>
        <translation>%1はオリンピアの力で%2を無料で建設</translation>
    </message>
    <message>
        <source>%1 built %2 for free, by a power of the wonder</source>
        <translation>%1は驚異の力で%2を無料で建設</translation>
    </message>
    <message>
        <source>%1 built %2 for free, by a chain</source>
        <translation>%1は連鎖で%2を無料で建設</translation>
    </message>
    <message>
        <source>%1 built %2</source>
        <translation>%1は%2を建設</translation>
    </message>
    <message>
        <source>%1 built stage %2 of the wonder</source>
        <translation>%1は驚異の第 %2 段階を建設</translation>
    </message>
    <message>
        <source>%1 built stage %2 of the wonder with %3</source>
        <translation>%1は%3で驚異の第 %2 段階を建設</translation>
    </message>
    <message>
        <source>%1 discarded a card</source>
        <translation>%1はカードを 1 枚捨てた</translation>
    </message>
    <message>
        <source>%1 discarded %2</source>
        <translation>%1は%2を捨てた</translation>
    </message>
    <message>
        <source>%1 built %2 from the discard pile</source>
        <translation>%1は捨て札置き場から%2を建設</translation>
    </message>
    <message>
        <source>%1 took nothing from the discard pile</source>
        <translation>%1は捨て札置き場から何も取らなかった</translation>
    </message>
    <message>
        <source>Built %1 with the free building of Olympia</source>
        <translation>オリンピアの力で%1を無料で建設</translation>
    </message>
    <message>
        <source>Built %1 for free, by a power of the wonder</source>
        <translation>驚異の力で%1を無料で建設</translation>
    </message>
    <message>
        <source>Built %1 for free, by a chain</source>
        <translation>連鎖で%1を無料で建設</translation>
    </message>
    <message>
        <source>Built %1</source>
        <translation>%1を建設</translation>
    </message>
    <message>
        <source>Built stage %1 of the wonder</source>
        <translation>驚異の第 %1 段階を建設</translation>
    </message>
    <message>
        <source>Discarded a card</source>
        <translation>カードを 1 枚捨てた</translation>
    </message>
    <message>
        <source>Discarded %1</source>
        <translation>%1を捨てた</translation>
    </message>
    <message>
        <source>Built %1 from the discard pile</source>
        <translation>捨て札置き場から%1を建設</translation>
    </message>
    <message>
        <source>Took nothing from the discard pile</source>
        <translation>捨て札置き場から何も取らなかった</translation>
    </message>
    <message numerus="yes">
        <source>%1, paid %2 and got %n coin(s)</source>
        <translation>
            <numerusform>%1、%2を支払い、%n コインを得た</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and paid %2</source>
        <comment>what somebody did, an amount to somebody</comment>
        <translation>%1、%2を支払った</translation>
    </message>
    <message numerus="yes">
        <source>%1 and got %n coin(s)</source>
        <translation>
            <numerusform>%1、%n コインを得た</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and %1 are level with %n shield(s)</source>
        <translation>
            <numerusform>あなたと%1は盾 %n で互角です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 are level with %n shield(s)</source>
        <translation>
            <numerusform>%1と%2は盾 %n で互角</numerusform>
        </translation>
    </message>
    <message>
        <source>You defeat %1, shields %2 to %3 (%4 and %5 points)</source>
        <translation>あなたは%1に勝利、盾 %2 対 %3（%4 点と %5 点）</translation>
    </message>
    <message>
        <source>%1 defeats you, shields %2 to %3 (%4 and %5 points)</source>
        <translation>%1があなたに勝利、盾 %2 対 %3（%4 点と %5 点）</translation>
    </message>
    <message>
        <source>%1 defeats %2, shields %3 to %4 (%5 and %6 points)</source>
        <translation>%1が%2に勝利、盾 %3 対 %4（%5 点と %6 点）</translation>
    </message>
    <message>
        <source>Age %1, turn %2</source>
        <translation>時代 %1、第 %2 手番</translation>
    </message>
    <message>
        <source>Age %1 begins</source>
        <translation>時代 %1 の始まり</translation>
    </message>
    <message>
        <source>%1 may play the last card too</source>
        <translation>%1は最後のカードも使える</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
</context>
<context>
    <name>mirabilia::ClassicTable</name>
    <message>
        <source>The last card too</source>
        <translation>最後のカードも</translation>
    </message>
    <message>
        <source>From the discard pile</source>
        <translation>捨て札置き場から</translation>
    </message>
    <message>
        <source>%1 may play the last card of the age instead of discarding it.</source>
        <translation>%1は時代の最後のカードを捨てずに使えます。</translation>
    </message>
    <message>
        <source>%1 may build one card from the discard pile for free, even one discarded this turn.</source>
        <translation>%1は捨て札置き場のカードを 1 枚無料で建設できます。この手番に捨てられたカードも含みます。</translation>
    </message>
    <message>
        <source>Play one card of your hand in its city too, with its coins and goods.</source>
        <translation>この手番は自由都市の分も決めます。手札の 1 枚を、その都市のコインと資源で使います。</translation>
    </message>
    <message>
        <source>Choose a discarded card</source>
        <translation>捨て札置き場から 1 枚選んでください</translation>
    </message>
    <message>
        <source>Choose a card for the Free City</source>
        <translation>自由都市のカードを選んでください</translation>
    </message>
    <message>
        <source>Play your last card</source>
        <translation>最後のカードを使ってください</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>カードを選んでください</translation>
    </message>
    <message>
        <source>Conflicts of age %1</source>
        <translation>時代 %1 の紛争</translation>
    </message>
    <message>
        <source>Build %1</source>
        <translation>%1を建設</translation>
    </message>
    <message>
        <source>Use %1 for a wonder stage</source>
        <translation>%1を驚異の段階に使う</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>%1を捨てる</translation>
    </message>
    <message>
        <source>Build %1 with the free building of this age</source>
        <translation>この時代の無料建設で%1を建設</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>何も取らない</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1を取る</translation>
    </message>
    <message>
        <source>The hands are passed on</source>
        <translation>手札を隣へ渡しています</translation>
    </message>
    <message>
        <source>You may play the last card of the age instead of discarding it.</source>
        <translation>この時代の最後のカードを、捨てずに使えます。</translation>
    </message>
    <message>
        <source>You may build one card from the discard pile for free, even one discarded this turn.</source>
        <translation>捨て札から 1 枚を無料で建てられます。この手番に捨てられたものでもかまいません。</translation>
    </message>
    <message>
        <source>The wonder rises</source>
        <translation>驚異が建ち上がります</translation>
    </message>
    <message>
        <source>Age %1 begins</source>
        <translation>時代 %1 が始まります</translation>
    </message>
    <message>
        <source>The cards are turned over</source>
        <translation>カードを公開しています</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two conflicts of one city</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>mirabilia::ClassicWording</name>
    <message>
        <source>%1, %2</source>
        <comment>in a list</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>end of a list of alternatives</comment>
        <translation>%1か%2</translation>
    </message>
    <message>
        <source>in your city and both neighbouring cities</source>
        <translation>自分と両隣の都市</translation>
    </message>
    <message>
        <source>in your city</source>
        <translation>自分の都市</translation>
    </message>
    <message>
        <source>in both neighbouring cities</source>
        <translation>両隣の都市</translation>
    </message>
    <message>
        <source>for each wonder stage %1</source>
        <translation>%1の驚異の段階 1 つにつき</translation>
    </message>
    <message>
        <source>for each defeat token %1</source>
        <translation>%1の敗北トークン 1 つにつき</translation>
    </message>
    <message>
        <source>for each %1 card %2</source>
        <comment>a colour, then where</comment>
        <translation>%2の%1色カード 1 枚につき</translation>
    </message>
    <message>
        <source>Produces %1 %2</source>
        <comment>an amount of a resource</comment>
        <translation>%2 %1 を産出</translation>
    </message>
    <message>
        <source>Produces %1</source>
        <translation>%1を産出</translation>
    </message>
    <message>
        <source>raw materials</source>
        <translation>原材料</translation>
    </message>
    <message>
        <source>manufactured goods</source>
        <translation>加工品</translation>
    </message>
    <message numerus="yes">
        <source>Buy %1 from both neighbours for %n coin(s)</source>
        <translation>
            <numerusform>両隣から%1を %n コインで買える</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %1 from the left neighbour for %n coin(s)</source>
        <translation>
            <numerusform>左隣から%1を %n コインで買える</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %1 from the right neighbour for %n coin(s)</source>
        <translation>
            <numerusform>右隣から%1を %n コインで買える</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>盾 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) at once</source>
        <translation>
            <numerusform>すぐに %n コイン</numerusform>
        </translation>
    </message>
    <message>
        <source>A science symbol of your choice at the end</source>
        <translation>終了時に好きな科学シンボル 1 つ</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) at once %1</source>
        <translation>
            <numerusform>%1、すぐに %n コイン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) %1</source>
        <translation>
            <numerusform>%1 %n 点</numerusform>
        </translation>
    </message>
    <message>
        <source>Build a card from the discard pile for free</source>
        <translation>捨て札置き場から 1 枚無料で建設</translation>
    </message>
    <message>
        <source>Once in each age, build a card for free</source>
        <translation>各時代に一度、カードを無料で建設</translation>
    </message>
    <message>
        <source>Play the last card of each age too</source>
        <translation>各時代の最後のカードも使える</translation>
    </message>
    <message>
        <source>At the end, copies one guild of a neighbour</source>
        <translation>終了時、隣のギルド 1 枚を自分のものとして得点</translation>
    </message>
    <message>
        <source>Copies stage %1 of a neighbour</source>
        <translation>隣の第 %1 段階を写す</translation>
    </message>
    <message>
        <source>Copies stage %1 of the left neighbour</source>
        <translation>左隣の第 %1 段階を写す</translation>
    </message>
    <message>
        <source>Copies stage %1 of the right neighbour</source>
        <translation>右隣の第 %1 段階を写す</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between effects</comment>
        <translation>。</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n コイン</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an amount of a resource</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>the cost</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>free with %1</source>
        <translation>%1があれば無料</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between cards</comment>
        <translation>か</translation>
    </message>
    <message>
        <source>chains to %1</source>
        <translation>%1へ連鎖</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>name, colour and effect of a card</comment>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>%1, you can build it free</source>
        <translation>%1、無料で建設できます</translation>
    </message>
    <message>
        <source>%1, your own goods pay for it</source>
        <translation>%1、自分の資源で足ります</translation>
    </message>
    <message numerus="yes">
        <source>%1, you can build it for %n coin(s)</source>
        <translation>
            <numerusform>%1、%n コインで建設できます</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, you cannot build it: %2</source>
        <translation>%1、建設できません：%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a card, its chains</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Lacks %1; the neighbours do not make enough</source>
        <translation>%1 が不足。隣の産出も足りない</translation>
    </message>
    <message>
        <source>Needs %1; no neighbour makes it</source>
        <translation>%1 が必要。隣も産出していない</translation>
    </message>
    <message>
        <source>Needs %1; no neighbour makes them</source>
        <translation>%1 が必要。隣も産出していない</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s), the Free City has %1</source>
        <translation>
            <numerusform>%n コイン必要、自由都市は %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s), you have %1</source>
        <translation>
            <numerusform>%n コイン必要、手持ちは %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The neighbour has no such stage</source>
        <translation>隣にその段階はありません</translation>
    </message>
    <message>
        <source>Already built</source>
        <translation>建設済み</translation>
    </message>
    <message>
        <source>All stages are built</source>
        <translation>すべての段階が建設済み</translation>
    </message>
    <message>
        <source>You cannot pay for it</source>
        <translation>支払えません</translation>
    </message>
    <message>
        <source>It cannot be paid like that</source>
        <translation>その支払い方はできません</translation>
    </message>
    <message>
        <source>The free building of this age is used</source>
        <translation>この時代の無料建設は使用済み</translation>
    </message>
    <message>
        <source>What can be built here must be built</source>
        <translation>建設できるものは建設しなければなりません</translation>
    </message>
    <message>
        <source>The card is no longer there</source>
        <translation>そのカードはもうありません</translation>
    </message>
    <message>
        <source>There is nothing to decide now</source>
        <translation>今は決めることがありません</translation>
    </message>
    <message>
        <source>The table has moved on</source>
        <translation>テーブルはもう進んでいます</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>今はできません</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>coins to somebody</comment>
        <translation>%2へ %1 コイン</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>銀行</translation>
    </message>
    <message>
        <source>%1 and %2 %3</source>
        <comment>coins at once, points, for each of what</comment>
        <translation>%3、%1と %2</translation>
    </message>
    <message>
        <source>%1 if all stages of your wonder are built</source>
        <comment>points</comment>
        <translation>驚異がすべて完成していれば%1</translation>
    </message>
    <message>
        <source>The first card of each colour in your city is free</source>
        <translation>都市で各色の最初のカードは無料</translation>
    </message>
    <message>
        <source>The card that you build in the first turn of an age is free</source>
        <translation>各時代の最初の手番に建てるカードは無料</translation>
    </message>
    <message>
        <source>The card that you build in the sixth turn of an age is free</source>
        <translation>各時代の 6 手番目に建てるカードは無料</translation>
    </message>
    <message>
        <source>%1, side %2</source>
        <comment>a wonder and its side</comment>
        <translation>%1、%2 面</translation>
    </message>
    <message>
        <source>%1 (day)</source>
        <comment>a wonder and its side</comment>
        <translation>%1（昼）</translation>
    </message>
    <message>
        <source>%1 (night)</source>
        <comment>a wonder and its side</comment>
        <translation>%1（夜）</translation>
    </message>
    <message>
        <source>You build it free.</source>
        <translation>無料で建設できます。</translation>
    </message>
    <message>
        <source>You build it free, with a building that you have.</source>
        <translation>すでにある建物により、無料で建設できます。</translation>
    </message>
    <message>
        <source>Your own goods pay for it.</source>
        <translation>自分の資源で足ります。</translation>
    </message>
    <message numerus="yes">
        <source>You pay %n coin(s) today:</source>
        <translation>
            <numerusform>今回の支払いは %n コイン：</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot build it today. %1</source>
        <translation>今回は建設できません。%1</translation>
    </message>
</context>
<context>
    <name>mirabilia::CoinsHelper</name>
    <message>
        <source>Every three coins are worth a point; the coins also break ties.</source>
        <translation>コイン 3 枚ごとに 1 点。同点のときもコインで決まります。</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>コイン</translation>
    </message>
</context>
<context>
    <name>mirabilia::CommerceHelper</name>
    <message>
        <source>Yellow cards of the third age are worth points for what stands in your own city.</source>
        <translation>第三時代の黄のカードは、自分の都市にあるものに応じた点になります。</translation>
    </message>
    <message>
        <source>Other yellow cards</source>
        <translation>ほかの黄のカード</translation>
    </message>
</context>
<context>
    <name>mirabilia::DataWording</name>
    <message>
        <source>This table plays %1 with other data (%2) than this program (%3). What costs and effects are said to be here may not be what holds there.</source>
        <comment>a game; fingerprints of its data</comment>
        <translation>このテーブルの「%1」は、このプログラム（%3）とは違うデータ（%2）で遊ばれています。ここに出るコストや効果は、実際と違うことがあります。</translation>
    </message>
    <message>
        <source>%1 is played with your own data (%2), not with the built-in ones.</source>
        <comment>a game; the fingerprint of its data</comment>
        <translation>「%1」は内蔵ではなく自分のデータ（%2）で遊びます。</translation>
    </message>
    <message>
        <source>other data than yours (%1)</source>
        <comment>a fingerprint</comment>
        <translation>自分とは違うデータ（%1）</translation>
    </message>
    <message>
        <source>This table plays %1 with the data of its host (%2), not with those of this program (%3). They are used for this table alone.</source>
        <comment>a game; fingerprints of its data</comment>
        <translation>このテーブルの「%1」は、このプログラム（%3）ではなくホストのデータ（%2）で遊ばれています。使うのはこのテーブルだけです。</translation>
    </message>
    <message>
        <source>data of its host, for this table alone (%1)</source>
        <comment>a fingerprint</comment>
        <translation>このテーブルだけホストのデータ（%1）</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceAdapter</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n コイン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>資源 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus(es)</source>
        <translation>
            <numerusform>ボーナス %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n defence(s) against you</source>
        <translation>
            <numerusform>あなたに対する防御 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>考え中</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the facts of a city</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 locked</source>
        <comment>a die that a building needs</comment>
        <translation>未解放：%1</translation>
    </message>
    <message>
        <source>%1: %2 of %3 crossed off</source>
        <comment>a building of Dice</comment>
        <translation>%1：%3 マス中 %2 マス塗り済み</translation>
    </message>
    <message numerus="yes">
        <source>; against %1, who has %n defence(s) there</source>
        <translation>
            <numerusform>。相手は%1、防御 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>worth %1</source>
        <comment>an attack; its points</comment>
        <translation>得点は %1</translation>
    </message>
    <message>
        <source>worth %1 now</source>
        <comment>an attack; its points</comment>
        <translation>今の得点は %1</translation>
    </message>
    <message>
        <source>crossed off in this round</source>
        <translation>このラウンドに塗った</translation>
    </message>
    <message>
        <source>crossed off</source>
        <translation>塗り済み</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the facts of a space</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>costs %n resource(s)</source>
        <translation>
            <numerusform>資源 %n が必要</numerusform>
        </translation>
    </message>
    <message>
        <source>free</source>
        <translation>無料</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) for what is missing</source>
        <translation>
            <numerusform>不足分は %n コイン</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>選択済み</translation>
    </message>
    <message>
        <source>can be crossed off</source>
        <translation>塗れます</translation>
    </message>
    <message numerus="yes">
        <source>It costs %1 and you have %n coin(s)</source>
        <translation>
            <numerusform>%1 コイン必要、手持ちは %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 has %3, you have %4</source>
        <comment>a building; a neighbour; numbers of spaces</comment>
        <translation>%1：%2は %3、あなたは %4</translation>
    </message>
    <message>
        <source>All it reaches is crossed off</source>
        <translation>塗れるマスはすべて塗り済みです</translation>
    </message>
    <message>
        <source>It reaches nothing now</source>
        <translation>塗れるマスがありません</translation>
    </message>
    <message>
        <source>Earlier spaces come first</source>
        <translation>手前のマスが先です</translation>
    </message>
    <message>
        <source>You cross off elsewhere now</source>
        <translation>今塗るマスは別の場所です</translation>
    </message>
    <message>
        <source>No die shows its row</source>
        <translation>この行を示すダイスがありません</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a die and its face</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1: %2 %3, you %4</source>
        <comment>a building; a neighbour and numbers of spaces</comment>
        <translation>%1：%2 %3、あなた %4</translation>
    </message>
    <message>
        <source>Your action</source>
        <translation>あなたのアクション</translation>
    </message>
    <message>
        <source>Act again</source>
        <translation>もう 1 アクション</translation>
    </message>
    <message>
        <source>Build, the die is free</source>
        <translation>建設、ダイス無料</translation>
    </message>
    <message>
        <source>Choose a bonus</source>
        <translation>ボーナスを選ぶ</translation>
    </message>
    <message>
        <source>Any of four buildings</source>
        <translation>4 種の建物のどれか</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a building and how many of its spaces</comment>
        <translation>%1、%2/%3 マス目</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>ここまで</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a space and the facts of it</comment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>It lies in the Forum at %n coin(s)</source>
        <translation>
            <numerusform>フォーラムで %n コイン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n coin(s)</source>
        <translation>
            <numerusform>あなたは %n コイン必要</numerusform>
        </translation>
    </message>
    <message>
        <source>It costs you nothing</source>
        <translation>あなたは無料</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceBoardHelper</name>
    <message>
        <source>Tick what is crossed off; all rows of the board are worked out together.</source>
        <translation>塗ったマスに印を付けます。ボードの全行をまとめて計算します。</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>未選択</translation>
    </message>
    <message>
        <source>City</source>
        <translation>都市</translation>
    </message>
    <message>
        <source>Defence it met</source>
        <translation>受けた防御</translation>
    </message>
    <message>
        <source>Was the first to complete the Agora</source>
        <translation>最初にアゴラを完成</translation>
    </message>
    <message>
        <source>Write down all rows of %1</source>
        <translation>%1の全行を記入</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceBoardReasons</name>
    <message>
        <source>Only numbers from %1 to %2 are possible here</source>
        <translation>ここに入れられるのは %1 から %2 までです</translation>
    </message>
    <message>
        <source>Only the Barracks have attacks and defences</source>
        <translation>攻撃と防御は兵舎だけにあります</translation>
    </message>
    <message>
        <source>The Warehouse gives no points, for the score sheet has no row for it</source>
        <translation>倉庫は得点になりません。得点表に欄がないからです</translation>
    </message>
    <message>
        <source>A space has four effects at most</source>
        <translation>1 マスの効果は 4 つまでです</translation>
    </message>
    <message>
        <source>A space has one attack, one defence and one resource at most</source>
        <translation>1 マスの攻撃、防御、資源はそれぞれ 1 つまでです</translation>
    </message>
    <message>
        <source>A board has %1 attacks at most</source>
        <translation>1 枚のボードの攻撃は %1 個までです</translation>
    </message>
    <message>
        <source>Each Barracks has %1 defences at most</source>
        <translation>各兵舎の防御は %1 個までです</translation>
    </message>
    <message>
        <source>Some space has to unlock each of the special dice</source>
        <translation>特別なダイスには、それぞれ解錠するマスが要ります</translation>
    </message>
    <message>
        <source>Some space of the Warehouse has to produce each resource that a die shows</source>
        <translation>ダイスに出る資源は、どれも倉庫のマスから得られる必要があります</translation>
    </message>
    <message>
        <source>Too many spaces of this board let cross off more spaces</source>
        <translation>このボードには、さらにマスを塗れるマスが多すぎます</translation>
    </message>
    <message>
        <source>The spaces of this board change what a die costs or brings by more than %1 coins</source>
        <translation>このボードのマスでは、ダイスの値段や収入が %1 コインより多く変わってしまいます</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceBoardsModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a place on a board and what is wrong there</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a space and where its numbers come from</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 as printed</source>
        <comment>a building and numbers of its spaces</comment>
        <translation>%1：%3 マスのうち %2 マスが印刷どおり</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>印刷どおり</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>入力済み</translation>
    </message>
    <message>
        <source>inferred</source>
        <translation>推定</translation>
    </message>
    <message>
        <source>our own</source>
        <translation>独自の値</translation>
    </message>
    <message>
        <source>Printed so</source>
        <translation>印刷どおりです</translation>
    </message>
    <message>
        <source>The cost is printed so</source>
        <translation>コストは印刷どおりです</translation>
    </message>
    <message>
        <source>What it gives is printed so</source>
        <translation>効果は印刷どおりです</translation>
    </message>
    <message>
        <source>Entered by an owner of the game</source>
        <translation>ゲームの持ち主が入れた値です</translation>
    </message>
    <message>
        <source>The cost was entered by an owner of the game</source>
        <translation>コストはゲームの持ち主が入れた値です</translation>
    </message>
    <message>
        <source>What it gives was entered by an owner of the game</source>
        <translation>効果はゲームの持ち主が入れたものです</translation>
    </message>
    <message>
        <source>Inferred, not confirmed</source>
        <translation>推定で、確認していません</translation>
    </message>
    <message>
        <source>The cost is inferred</source>
        <translation>コストは推定です</translation>
    </message>
    <message>
        <source>What it gives is inferred</source>
        <translation>効果は推定です</translation>
    </message>
    <message>
        <source>Our own invention</source>
        <translation>独自に決めた値です</translation>
    </message>
    <message>
        <source>The cost is our own invention</source>
        <translation>コストは独自に決めた値です</translation>
    </message>
    <message>
        <source>What it gives is our own invention</source>
        <translation>効果は独自に決めたものです</translation>
    </message>
    <message>
        <source>%1 of %2 spaces of this board are as printed</source>
        <translation>このボードの %2 マスのうち %1 マスが印刷どおりです</translation>
    </message>
    <message>
        <source>Taken from %1. Keep it if you want to play with it.</source>
        <translation>%1 から読み込みました。これで遊ぶには保存してください。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>書き出しました：%1</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceChoice</name>
    <message>
        <source>Die</source>
        <translation>ダイス</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>資源 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) missing</source>
        <translation>
            <numerusform>資源 %n 不足</numerusform>
        </translation>
    </message>
    <message>
        <source>Attack %1 − defence %2 = %3</source>
        <comment>figures</comment>
        <translation>攻撃 %1 − 防御 %2 = %3</translation>
    </message>
    <message>
        <source>Completes: %1</source>
        <comment>a building</comment>
        <translation>完成：%1</translation>
    </message>
    <message>
        <source>Then you act again</source>
        <translation>そのあと、もう 1 アクション</translation>
    </message>
    <message>
        <source>Then you build with a free die</source>
        <translation>そのあと、ダイス無料で建設</translation>
    </message>
    <message>
        <source>Then you cross off more</source>
        <translation>そのあと、さらに塗る</translation>
    </message>
    <message>
        <source>Then you choose a bonus</source>
        <translation>そのあと、ボーナスを選ぶ</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) for you</source>
        <translation>
            <numerusform>あなたに %n コイン</numerusform>
        </translation>
    </message>
    <message>
        <source>Cross off</source>
        <translation>塗る</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>驚異</translation>
    </message>
    <message>
        <source>Wonder %1</source>
        <translation>驚異 %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>ここまで</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>いいえ、結構です</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>ほかのことをする</translation>
    </message>
    <message>
        <source>Other die</source>
        <translation>別のダイス</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceEffectForms</name>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Cross off more</source>
        <translation>さらに塗る</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>マス</translation>
    </message>
    <message>
        <source>A resource</source>
        <translation>資源</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>攻撃</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>防御</translation>
    </message>
    <message>
        <source>Coins and points per space</source>
        <translation>マスごとにコインと得点</translation>
    </message>
    <message>
        <source>Points per Gallery space</source>
        <translation>ギャラリーのマスごとに得点</translation>
    </message>
    <message>
        <source>Coins when choosing a die</source>
        <translation>ダイスを選ぶたびにコイン</translation>
    </message>
    <message>
        <source>Dice of a colour are free</source>
        <translation>ある色のダイスが無料</translation>
    </message>
    <message>
        <source>All dice cost more or less</source>
        <translation>全ダイスの値段の増減</translation>
    </message>
    <message>
        <source>Unlock a die</source>
        <translation>ダイスを解錠</translation>
    </message>
    <message>
        <source>Build again, the die is free</source>
        <translation>もう一度建設、ダイスは無料</translation>
    </message>
    <message>
        <source>One more action</source>
        <translation>もう一度行動</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>ダイス</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>資源</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>建物</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceScores</name>
    <message>
        <source>The first complete Agora</source>
        <translation>最初に完成したアゴラ</translation>
    </message>
    <message numerus="yes">
        <source>%1, for %n space(s)</source>
        <comment>a space that counts spaces</comment>
        <translation>
            <numerusform>%1、%n マス分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceStory</name>
    <message>
        <source>%1, %2</source>
        <comment>a die and its face</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between spaces that were crossed off</comment>
        <translation>／</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>驚異</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>%1 crossed off %2 (%3)</source>
        <comment>a player; spaces; a die and its face</comment>
        <translation>%1は%2を塗った（%3）</translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1はパス</translation>
    </message>
    <message>
        <source>%1 passed, and crossed off %2</source>
        <translation>%1はパスし、%2を塗った</translation>
    </message>
    <message>
        <source>%1 crossed off %2</source>
        <comment>a player; spaces</comment>
        <translation>%1は%2を塗った</translation>
    </message>
    <message>
        <source>%1; bonus: %2</source>
        <comment>what a player did; the bonus</comment>
        <translation>%1。ボーナス：%2</translation>
    </message>
    <message>
        <source>%1; coins %2&#xa0;→&#xa0;%3</source>
        <comment>what a player did; coins before and after</comment>
        <translation>%1。コイン %2&#xa0;→&#xa0;%3</translation>
    </message>
    <message>
        <source>%1 attacks %2: %3</source>
        <comment>two players; points</comment>
        <translation>%1が%2を攻撃：%3</translation>
    </message>
    <message>
        <source>%1 attacks %2, defence %3: %4</source>
        <comment>two players; a number; points</comment>
        <translation>%1が%2を攻撃、防御 %3：%4</translation>
    </message>
    <message>
        <source>The last round begins</source>
        <translation>最終ラウンド開始</translation>
    </message>
    <message>
        <source>Round %1 begins</source>
        <translation>第 %1 ラウンド開始</translation>
    </message>
    <message>
        <source>%1; new in the Forum: %2</source>
        <comment>a round begins; a die</comment>
        <translation>%1。フォーラムに登場：%2</translation>
    </message>
    <message>
        <source>%1; removed: %2</source>
        <comment>a round begins; a die</comment>
        <translation>%1。フォーラムから退場：%2</translation>
    </message>
    <message>
        <source>%1 completed the Agora first</source>
        <translation>%1が最初にアゴラを完成</translation>
    </message>
    <message>
        <source>One more round: enough bonuses for %1</source>
        <translation>あと 1 ラウンド：%1のボーナスが必要数に到達</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between things that happened</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>%1 unlocked: %2</source>
        <comment>a player; a die</comment>
        <translation>%1が解放：%2</translation>
    </message>
    <message>
        <source>%1 completed: %2</source>
        <comment>a player; a building</comment>
        <translation>%1が完成：%2</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 ラウンド</translation>
    </message>
    <message>
        <source>You</source>
        <comment>did something</comment>
        <translation>あなた</translation>
    </message>
    <message>
        <source>You attack %1: %2</source>
        <comment>a player; points</comment>
        <translation>あなたが%1を攻撃：%2</translation>
    </message>
    <message>
        <source>You attack %1, defence %2: %3</source>
        <comment>a player; a number; points</comment>
        <translation>あなたが%1を攻撃、防御 %2：%3</translation>
    </message>
    <message>
        <source>%1 attacks you: %2</source>
        <comment>a player; points</comment>
        <translation>%1があなたを攻撃：%2</translation>
    </message>
    <message>
        <source>%1 attacks you, defence %2: %3</source>
        <comment>a player; a number; points</comment>
        <translation>%1があなたを攻撃、防御 %2：%3</translation>
    </message>
    <message>
        <source>you</source>
        <comment>for whom</comment>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceTable</name>
    <message numerus="yes">
        <source>This round is the last: %n bonus(es) for %1</source>
        <translation>
            <numerusform>最終ラウンド：%1のボーナスは %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a die</source>
        <translation>ダイスを選んでください</translation>
    </message>
    <message>
        <source>Act again: choose a die</source>
        <translation>もう 1 アクション：ダイスを選んでください</translation>
    </message>
    <message>
        <source>Build once more, the die is free</source>
        <translation>もう一度建設、ダイスは無料</translation>
    </message>
    <message>
        <source>Choose a bonus</source>
        <translation>ボーナスを選んでください</translation>
    </message>
    <message>
        <source>Cross off: %1</source>
        <comment>a building and how many of its spaces</comment>
        <translation>塗る：%1</translation>
    </message>
    <message>
        <source>%1, your turn</source>
        <translation>%1さんの番です</translation>
    </message>
    <message>
        <source>Round %1 is revealed</source>
        <translation>第 %1 ラウンドの公開</translation>
    </message>
    <message>
        <source>%2: cross off %1</source>
        <comment>a space; a die</comment>
        <translation>%2で%1を塗る</translation>
    </message>
    <message>
        <source>Build the next stage of the wonder</source>
        <translation>驚異の次の段階を建設</translation>
    </message>
    <message>
        <source>Pass and take coins</source>
        <translation>パスしてコインを得る</translation>
    </message>
    <message>
        <source>Cross off %1</source>
        <translation>%1を塗る</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>ここまで</translation>
    </message>
    <message>
        <source>Take the bonus: %1</source>
        <translation>ボーナスを取る：%1</translation>
    </message>
    <message>
        <source>It strengthens attack or defence</source>
        <translation>攻撃か防御を強める</translation>
    </message>
    <message>
        <source>Later spaces need what it makes</source>
        <translation>後のマスに必要な資源になる</translation>
    </message>
    <message>
        <source>The wonder is worth more than a die</source>
        <translation>ダイスより驚異のほうが得</translation>
    </message>
    <message>
        <source>It lets you cross off more</source>
        <translation>ほかのマスも塗れる</translation>
    </message>
    <message>
        <source>The dice are rolled</source>
        <translation>ダイスを振っています</translation>
    </message>
    <message>
        <source>you</source>
        <comment>for whom</comment>
        <translation>あなた</translation>
    </message>
    <message>
        <source>The wonder rises</source>
        <translation>驚異が建ち上がります</translation>
    </message>
</context>
<context>
    <name>mirabilia::DiceWording</name>
    <message>
        <source>West</source>
        <comment>barracks</comment>
        <translation>西兵舎</translation>
    </message>
    <message>
        <source>East</source>
        <comment>barracks</comment>
        <translation>東兵舎</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>ギャラリー</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the effects of a space</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>It is crossed off already</source>
        <translation>すでに塗られています</translation>
    </message>
    <message>
        <source>All stages are built</source>
        <translation>すべての段階が建設済み</translation>
    </message>
    <message>
        <source>It cannot be reached now</source>
        <translation>今はこのマスを塗れません</translation>
    </message>
    <message>
        <source>Something else comes first</source>
        <translation>先に決めることがあります</translation>
    </message>
    <message>
        <source>The die is locked; the University unlocks it</source>
        <translation>ダイスはまだ未解放です。大学で解放します</translation>
    </message>
    <message>
        <source>An earlier space of its row comes first</source>
        <translation>同じ行の手前のマスが先です</translation>
    </message>
    <message>
        <source>A neighbour has more of it</source>
        <translation>隣のほうが多く持っています</translation>
    </message>
    <message>
        <source>You cannot pay for it</source>
        <translation>支払えません</translation>
    </message>
    <message>
        <source>There is nothing to decide now</source>
        <translation>今は決めることがありません</translation>
    </message>
    <message>
        <source>The table has moved on</source>
        <translation>テーブルはもう進んでいます</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>今はできません</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a building of Dice and a place in it</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>第 %1 段階</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>%1 行目の %2 マス目</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>%1 マス目</translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <comment>the sign of a row</comment>
        <translation>%1、%2 マス目</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelAdapter</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n コイン</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 symbols</source>
        <translation>シンボル %2 種中 %1 種</translation>
    </message>
    <message numerus="yes">
        <source>%n wonder(s) built</source>
        <translation>
            <numerusform>建設した驚異 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the pawn is %n step(s) from the capital</source>
        <translation>
            <numerusform>紛争コマは首都まで %n マス</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a city and the facts of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the facts of a city</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2; to buy: %n coin(s) each</source>
        <comment>an amount of a resource</comment>
        <translation>
            <numerusform>%2 %1、追加は 1 つ %n コイン</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; now %2</source>
        <comment>a wonder, its price</comment>
        <translation>%1。今は：%2</translation>
    </message>
    <message>
        <source>%1; built</source>
        <translation>%1。建設済み</translation>
    </message>
    <message>
        <source>%1; out of the game</source>
        <translation>%1。ゲームから除外</translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>A guild, face down</source>
        <translation>裏向きのギルド</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>%1; %2; %3 pays: %4</source>
        <comment>a card, my price, the opponent, their price</comment>
        <translation>%1。%2。%3の費用：%4</translation>
    </message>
    <message>
        <source>%1; covered</source>
        <comment>a card</comment>
        <translation>%1。覆われています</translation>
    </message>
    <message numerus="yes">
        <source>%1; uncovers %n card(s)</source>
        <comment>a card</comment>
        <translation>
            <numerusform>%1。取るとカード %n 枚が取れるようになります</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a price</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>It is built.</source>
        <translation>建設済みです。</translation>
    </message>
    <message>
        <source>It is out of the game.</source>
        <translation>ゲームから除かれました。</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelChoice</name>
    <message>
        <source>Build</source>
        <translation>建設</translation>
    </message>
    <message>
        <source>Discard +%1</source>
        <translation>捨てる +%1</translation>
    </message>
    <message>
        <source>Take this wonder</source>
        <translation>この驚異を取る</translation>
    </message>
    <message>
        <source>Take this token</source>
        <translation>このトークンを取る</translation>
    </message>
    <message>
        <source>Destroy it</source>
        <translation>破壊する</translation>
    </message>
    <message>
        <source>Build it for free</source>
        <translation>無料で建設</translation>
    </message>
    <message>
        <source>Let %1 begin</source>
        <translation>%1を先手にする</translation>
    </message>
    <message>
        <source>%1 bought for %2</source>
        <comment>units of a resource, coins</comment>
        <translation>%1 個を %2 コインで購入</translation>
    </message>
    <message>
        <source>free by %1</source>
        <translation>%1により無料</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <comment>coins</comment>
        <translation>残り %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>coins before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <comment>a player, coins</comment>
        <translation>%1が %2 コインを失う</translation>
    </message>
    <message>
        <source>%1 gets %2</source>
        <comment>a player, coins</comment>
        <translation>%1が %2 コインを得る</translation>
    </message>
    <message numerus="yes">
        <source>turns up %n card(s)</source>
        <translation>
            <numerusform>カード %n 枚が表になる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>uncovers %n card(s)</source>
        <translation>
            <numerusform>カード %n 枚が取れるようになる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to %1&apos;s capital</source>
        <translation>
            <numerusform>%1の首都まで %n マス</numerusform>
        </translation>
    </message>
    <message>
        <source>choose a progress token</source>
        <translation>進歩トークンを選ぶ</translation>
    </message>
    <message>
        <source>draw progress tokens</source>
        <translation>進歩トークンを引く</translation>
    </message>
    <message>
        <source>destroy a card</source>
        <translation>カードを破壊</translation>
    </message>
    <message>
        <source>build from the discard pile</source>
        <translation>捨て札置き場から建設</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>ゲームに勝利</translation>
    </message>
    <message>
        <source>play again</source>
        <translation>もう一手番</translation>
    </message>
    <message>
        <source>%1 pays %2 instead of %3</source>
        <comment>a player, coins for a unit</comment>
        <translation>%1の単価：%3 → %2</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>その後、%1</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelCoinsHelper</name>
    <message>
        <source>Every three coins are worth a point.</source>
        <translation>コイン 3 枚ごとに 1 点。</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>コイン</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelListHelper</name>
    <message>
        <source>Wonders that are built are worth the points printed on them.</source>
        <translation>建設した驚異は書かれた点になります。</translation>
    </message>
    <message>
        <source>Some progress tokens are worth points.</source>
        <translation>点になる進歩トークンもあります。</translation>
    </message>
    <message>
        <source>Guilds count in the city that has more.</source>
        <translation>ギルドは多いほうの都市で数えます。</translation>
    </message>
    <message>
        <source>Green cards are worth the points printed on them.</source>
        <translation>緑のカードは書かれた点になります。</translation>
    </message>
    <message>
        <source>Yellow cards are worth the points printed on them.</source>
        <translation>黄のカードは書かれた点になります。</translation>
    </message>
    <message>
        <source>Blue cards are worth the points printed on them.</source>
        <translation>青のカードは書かれた点になります。</translation>
    </message>
    <message>
        <source>Age %1</source>
        <translation>時代 %1</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Wonders built</source>
        <translation>建設した驚異</translation>
    </message>
    <message>
        <source>Progress tokens</source>
        <translation>進歩トークン</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelPawnHelper</name>
    <message>
        <source>The conflict pawn gives points to the city that it has moved away from.</source>
        <translation>紛争コマが遠ざかった側の都市が得点します。</translation>
    </message>
    <message>
        <source>Spaces towards the other city</source>
        <translation>相手の都市へ進んだマス</translation>
    </message>
    <message>
        <source>Write it down for both</source>
        <translation>両者の欄に記入</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelScores</name>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Blue cards</source>
        <translation>青のカード</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Green cards</source>
        <translation>緑のカード</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>Yellow cards</source>
        <translation>黄のカード</translation>
    </message>
    <message>
        <source>Guilds</source>
        <translation>ギルド</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>驚異</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進歩</translation>
    </message>
    <message>
        <source>Progress tokens</source>
        <translation>進歩トークン</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>軍事</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s), a point for every three</source>
        <translation>
            <numerusform>%n コイン、3 枚ごとに 1 点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pawn stands %n step(s) from the middle</source>
        <translation>
            <numerusform>紛争コマは中央から %n マス</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <comment>a card and how often it counts</comment>
        <translation>%1、%2 回</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelStory</name>
    <message>
        <source>free, by a chain</source>
        <translation>連鎖により無料で</translation>
    </message>
    <message numerus="yes">
        <source>for %n coin(s)</source>
        <translation>
            <numerusform> %n コインで</numerusform>
        </translation>
    </message>
    <message>
        <source>took %1</source>
        <translation>%1を獲得</translation>
    </message>
    <message>
        <source>let %1 begin</source>
        <translation>%1を先手に指名</translation>
    </message>
    <message>
        <source>built %1</source>
        <translation>%1を建設</translation>
    </message>
    <message>
        <source>built %1 %2</source>
        <comment>a card, for how much</comment>
        <translation>%1を%2建設</translation>
    </message>
    <message>
        <source>built %1 over %2</source>
        <comment>a wonder, a card</comment>
        <translation>%2で%1を建設</translation>
    </message>
    <message>
        <source>built %1 over %2 %3</source>
        <comment>a wonder, a card, for how much</comment>
        <translation>%2で%1を%3建設</translation>
    </message>
    <message>
        <source>discarded %1</source>
        <translation>%1を捨てた</translation>
    </message>
    <message>
        <source>took the token %1</source>
        <translation>進歩トークン「%1」を獲得</translation>
    </message>
    <message>
        <source>built %1 from the discard pile</source>
        <translation>捨て札置き場から%1を建設</translation>
    </message>
    <message>
        <source>destroyed %1 of %2</source>
        <comment>a card, its owner</comment>
        <translation>%2の%1を破壊</translation>
    </message>
    <message>
        <source>The wonders are chosen</source>
        <translation>驚異の選択</translation>
    </message>
    <message>
        <source>Age %1</source>
        <translation>時代 %1</translation>
    </message>
    <message>
        <source>Age %1, turn %2</source>
        <translation>時代 %1、第 %2 手番</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and what they did</comment>
        <translation>%1は%2</translation>
    </message>
    <message>
        <source>%1 plays again</source>
        <translation>%1がもう一手番</translation>
    </message>
    <message>
        <source>%1 is turned up</source>
        <translation>%1が表になる</translation>
    </message>
    <message numerus="yes">
        <source>The pawn moves %n step(s) towards the capital of %1</source>
        <translation>
            <numerusform>紛争コマが%1の首都へ %n マス進む</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n coin(s) to the army</source>
        <translation>
            <numerusform>%1は軍事により %n コインを失う</numerusform>
        </translation>
    </message>
    <message>
        <source>Seven wonders built: %1 leaves the game</source>
        <translation>驚異が 7 つ完成：%1はゲームから除外</translation>
    </message>
    <message>
        <source>A capital has fallen</source>
        <translation>首都が陥落</translation>
    </message>
    <message>
        <source>Six different symbols decide the game</source>
        <translation>異なるシンボル 6 種で決着</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>Age %1 begins</source>
        <translation>時代 %1 が始まる</translation>
    </message>
    <message>
        <source>%1 are turned up</source>
        <comment>several cards</comment>
        <translation>%1が表になる</translation>
    </message>
    <message>
        <source>let you begin</source>
        <translation>あなたを先手にしました</translation>
    </message>
    <message>
        <source>destroyed your %1</source>
        <translation>あなたの%1を破壊しました</translation>
    </message>
    <message>
        <source>You</source>
        <comment>did something</comment>
        <translation>あなた</translation>
    </message>
    <message>
        <source>You play again</source>
        <translation>あなたの手番が続きます</translation>
    </message>
    <message>
        <source>The army takes %1 of your coins</source>
        <translation>あなたは軍に %1 金を奪われました</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelTable</name>
    <message>
        <source>The draft of the wonders</source>
        <translation>驚異のドラフト</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>先手は？</translation>
    </message>
    <message>
        <source>A pair of symbols</source>
        <translation>シンボルの組</translation>
    </message>
    <message>
        <source>Take one of the wonders on offer. You need not build all of them: once seven are built, the last leaves the game.</source>
        <translation>並んでいる驚異から 1 つ取ってください。すべて建てる必要はありません。7 つ完成すると、最後の 1 つはゲームから除かれます。</translation>
    </message>
    <message>
        <source>%1 takes one of the progress tokens of the board.</source>
        <translation>%1はボード上の進歩トークンを 1 つ得ます。</translation>
    </message>
    <message>
        <source>%1 keeps one of three progress tokens that are not in the game.</source>
        <translation>%1は未使用の進歩トークン 3 つから 1 つを得ます。</translation>
    </message>
    <message>
        <source>%1 destroys a card of the opponent; it goes to the discard pile.</source>
        <translation>%1は相手のカードを 1 枚破壊します。それは捨て札置き場に置かれます。</translation>
    </message>
    <message>
        <source>%1 builds a discarded card for free.</source>
        <translation>%1は捨て札置き場のカードを 1 枚無料で建設します。</translation>
    </message>
    <message>
        <source>Choose a wonder</source>
        <translation>驚異を選んでください</translation>
    </message>
    <message>
        <source>Say who begins</source>
        <translation>先手を決めてください</translation>
    </message>
    <message>
        <source>Choose a progress token</source>
        <translation>進歩トークンを選んでください</translation>
    </message>
    <message>
        <source>Choose the card to destroy</source>
        <translation>破壊するカードを選んでください</translation>
    </message>
    <message>
        <source>Choose a discarded card</source>
        <translation>捨て札置き場から 1 枚選んでください</translation>
    </message>
    <message>
        <source>%1, take a card</source>
        <translation>%1さん、カードを取ってください</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>カードを取ってください</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and what they did</comment>
        <translation>%1は%2</translation>
    </message>
    <message>
        <source>%1 takes the capital and wins</source>
        <translation>%1が首都を攻略して勝利</translation>
    </message>
    <message>
        <source>%1 wins with six different symbols</source>
        <translation>%1が異なるシンボル 6 種で勝利</translation>
    </message>
    <message>
        <source>Build %1</source>
        <translation>%1を建設</translation>
    </message>
    <message>
        <source>Build %1 over %2</source>
        <comment>a wonder, a card</comment>
        <translation>%2で%1を建設</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>%1を捨てる</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1を取る</translation>
    </message>
    <message>
        <source>Destroy %1</source>
        <translation>%1を破壊</translation>
    </message>
    <message>
        <source>Build %1 from the discard pile</source>
        <translation>捨て札置き場から%1を建設</translation>
    </message>
    <message>
        <source>Let %1 begin</source>
        <translation>%1を先手にする</translation>
    </message>
    <message>
        <source>%1 has the weaker army and says who begins age %2. Whoever begins takes the first card.</source>
        <translation>%1は軍事トラックで劣勢のため、時代 %2 の先手を決めます。先手は最初のカードを取ります。</translation>
    </message>
    <message>
        <source>The pawn is in the middle: %1 moved last and says who begins age %2. Whoever begins takes the first card.</source>
        <translation>紛争コマは中央です。最後に手番を行った%1が、時代 %2 の先手を決めます。先手は最初のカードを取ります。</translation>
    </message>
    <message>
        <source>%1 plays again: take a card</source>
        <translation>%1さんはもう一手番です。カードを取ってください</translation>
    </message>
    <message>
        <source>You play again: take a card</source>
        <translation>もう一手番です。カードをどうぞ</translation>
    </message>
    <message>
        <source>Draft, move %1</source>
        <translation>ドラフト、第 %1 手</translation>
    </message>
    <message>
        <source>Age %1, move %2</source>
        <translation>時代 %1、第 %2 手</translation>
    </message>
    <message>
        <source>Age %1 begins</source>
        <translation>時代 %1 が始まります</translation>
    </message>
    <message>
        <source>%1 says who begins</source>
        <translation>%1 が先手を決めます</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 が先手です</translation>
    </message>
    <message>
        <source>You take the capital and win</source>
        <translation>首都を奪い、あなたの勝ちです</translation>
    </message>
    <message>
        <source>You win with six different symbols</source>
        <translation>異なる六つのシンボルで、あなたの勝ちです</translation>
    </message>
    <message>
        <source>You have the weaker army and say who begins age %1. Whoever begins takes the first card.</source>
        <translation>あなたの軍が弱いので、時代 %1 の先手を決めてください。先手が最初のカードを取ります。</translation>
    </message>
    <message>
        <source>The pawn is in the middle: you moved last and say who begins age %1. Whoever begins takes the first card.</source>
        <translation>コマは中央です。最後に動いたあなたが、時代 %1 の先手を決めてください。先手が最初のカードを取ります。</translation>
    </message>
    <message>
        <source>Take one of the progress tokens of the board.</source>
        <translation>ボードの進歩トークンを 1 つ取ってください。</translation>
    </message>
    <message>
        <source>Keep one of three progress tokens that are not in the game.</source>
        <translation>このゲームで使わない進歩トークン 3 つから 1 つを残してください。</translation>
    </message>
    <message>
        <source>Destroy a card of the opponent; it goes to the discard pile.</source>
        <translation>相手のカードを 1 枚破壊してください。捨て札になります。</translation>
    </message>
    <message>
        <source>Build a discarded card for free.</source>
        <translation>捨て札 1 枚を無料で建設してください。</translation>
    </message>
    <message>
        <source>You</source>
        <comment>did something</comment>
        <translation>あなた</translation>
    </message>
    <message>
        <source>You say who begins</source>
        <translation>先手はあなたが決めます</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>あなたが先手です</translation>
    </message>
</context>
<context>
    <name>mirabilia::DuelWording</name>
    <message>
        <source>globe</source>
        <translation>地球儀</translation>
    </message>
    <message>
        <source>sundial</source>
        <translation>日時計</translation>
    </message>
    <message>
        <source>mortar</source>
        <translation>乳鉢</translation>
    </message>
    <message>
        <source>plumb bob</source>
        <translation>下げ振り</translation>
    </message>
    <message>
        <source>quill</source>
        <translation>羽根ペン</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>車輪</translation>
    </message>
    <message>
        <source>scales</source>
        <translation>天秤</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between resources</comment>
        <translation>か</translation>
    </message>
    <message>
        <source>in the city that has more of them</source>
        <translation>多いほうの都市</translation>
    </message>
    <message>
        <source>in your city</source>
        <translation>自分の都市</translation>
    </message>
    <message>
        <source>for each built wonder %1</source>
        <comment>where</comment>
        <translation>%1の建設済みの驚異 1 つにつき</translation>
    </message>
    <message>
        <source>for every three coins in the city that has more of them</source>
        <translation>コインの多いほうの都市の 3 コインにつき</translation>
    </message>
    <message>
        <source>for each of your progress tokens</source>
        <translation>自分の進歩トークン 1 つにつき</translation>
    </message>
    <message>
        <source>for each %1 card %2</source>
        <comment>a colour, then where</comment>
        <translation>%2の%1色カード 1 枚につき</translation>
    </message>
    <message>
        <source>produces %1 %2</source>
        <comment>an amount of a resource</comment>
        <translation>%2 %1 を産出</translation>
    </message>
    <message>
        <source>produces %1, one of them in each purchase</source>
        <translation>%1を産出、支払いごとにどれか 1 つ</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>盾 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) at once</source>
        <translation>
            <numerusform>すぐに %n コイン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you buy %1 for %n coin(s) a unit</source>
        <translation>
            <numerusform>%1を 1 つ %n コインで買える</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) at once %1</source>
        <translation>
            <numerusform>%1、すぐに %n コイン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) %1</source>
        <translation>
            <numerusform>%1 %n 点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the opponent loses %n coin(s)</source>
        <translation>
            <numerusform>相手は %n コインを失う</numerusform>
        </translation>
    </message>
    <message>
        <source>play again at once</source>
        <translation>すぐにもう一手番</translation>
    </message>
    <message>
        <source>destroys a %1 card of the opponent</source>
        <translation>相手の%1色カード 1 枚を破壊</translation>
    </message>
    <message numerus="yes">
        <source>draw %n of the unused progress tokens and keep one</source>
        <translation>
            <numerusform>未使用の進歩トークンを %n 個引き、1 つを得る</numerusform>
        </translation>
    </message>
    <message>
        <source>build a discarded card for free</source>
        <translation>捨て札置き場から 1 枚無料で建設</translation>
    </message>
    <message numerus="yes">
        <source>your wonders cost %n fewer resource(s)</source>
        <translation>
            <numerusform>自分の驚異の費用が資源 %n 少なくなる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your blue cards cost %n fewer resource(s)</source>
        <translation>
            <numerusform>自分の青のカードの費用が資源 %n 少なくなる</numerusform>
        </translation>
    </message>
    <message>
        <source>what the opponent pays for resources goes to you</source>
        <translation>相手が資源の購入に払うコインを得る</translation>
    </message>
    <message numerus="yes">
        <source>red cards built from now on have %n more shield(s)</source>
        <translation>
            <numerusform>以後に建設する赤のカードは盾が %n 増える</numerusform>
        </translation>
    </message>
    <message>
        <source>wonders built from now on let you play again</source>
        <translation>以後に建設する驚異で、もう一手番行える</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) for each card built free by a chain</source>
        <translation>
            <numerusform>連鎖で無料建設するたびに %n コイン</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between effects</comment>
        <translation>。</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n コイン</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an amount of a resource</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>the cost</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between amounts</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>name, colour and effect of a card</comment>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>%1, %2, costs %3</source>
        <comment>a wonder, its effect, its cost</comment>
        <translation>%1、%2、費用：%3</translation>
    </message>
    <message>
        <source>%1, taken</source>
        <comment>a progress token</comment>
        <translation>%1、獲得済み</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a progress token and its effect</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>資源</translation>
    </message>
    <message>
        <source>free, by %1</source>
        <translation>%1により無料</translation>
    </message>
    <message numerus="yes">
        <source>costs %n coin(s), %1 too many</source>
        <translation>
            <numerusform>%n コイン必要、%1 不足</numerusform>
        </translation>
    </message>
    <message>
        <source>free</source>
        <translation>無料</translation>
    </message>
    <message>
        <source>your own goods pay for it</source>
        <translation>自分の資源で足ります</translation>
    </message>
    <message>
        <source>%1, with %2 bought</source>
        <comment>coins, resources</comment>
        <translation>%1、%2 を購入</translation>
    </message>
    <message>
        <source>%1: produced</source>
        <translation>%1：自分で産出</translation>
    </message>
    <message>
        <source>%1: given by %2</source>
        <translation>%1：%2が供給</translation>
    </message>
    <message>
        <source>%1: saved by %2</source>
        <translation>%1：%2により不要</translation>
    </message>
    <message>
        <source>Free, thanks to %1</source>
        <translation>%1があるので無料</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) each</source>
        <translation>
            <numerusform>1 つ %n コイン</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: bought for %2</source>
        <comment>resources, coins each</comment>
        <translation>%1：購入、%2</translation>
    </message>
    <message>
        <source>%1: bought for %2, thanks to %3</source>
        <comment>resources, coins each, a card</comment>
        <translation>%1：購入、%2（%3による）</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) to the bank</source>
        <translation>
            <numerusform>銀行へ %n コイン</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot pay for it</source>
        <translation>支払えません</translation>
    </message>
    <message>
        <source>It is still covered</source>
        <translation>まだほかのカードに覆われています</translation>
    </message>
    <message>
        <source>Already built</source>
        <translation>建設済み</translation>
    </message>
    <message>
        <source>There is nothing to decide now</source>
        <translation>今は決めることがありません</translation>
    </message>
    <message>
        <source>The table has moved on</source>
        <translation>テーブルはもう進んでいます</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>今はできません</translation>
    </message>
    <message>
        <source>%1 could win for %2</source>
        <comment>a card or wonder, a player</comment>
        <translation>%2が%1で勝つかもしれません</translation>
    </message>
    <message>
        <source>%1 wins for %2</source>
        <comment>a card or wonder, a player</comment>
        <translation>%2が%1で勝てます</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n coin(s), %1 too many</source>
        <translation>
            <numerusform>%n コイン必要、%1 不足</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::FirstGameModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a move, and the reason for it</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>mirabilia::GameDataModel</name>
    <message>
        <source>Built in, for your own file cannot be used</source>
        <translation>内蔵（自分のファイルは使えません）</translation>
    </message>
    <message>
        <source>Your own (%1), from %2</source>
        <comment>a fingerprint, a file</comment>
        <translation>自分のもの（%1）、%2 から</translation>
    </message>
    <message>
        <source>From %1, like the built-in ones</source>
        <comment>a file</comment>
        <translation>%1 から、内蔵と同じ</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>内蔵</translation>
    </message>
</context>
<context>
    <name>mirabilia::GuildsHelper</name>
    <message>
        <source>Guilds are worth points for what stands in neighbouring cities or your own.</source>
        <translation>ギルドは隣や自分の都市にあるものに応じた点になります。</translation>
    </message>
    <message>
        <source>Guilds</source>
        <translation>ギルド</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数えるもの</translation>
    </message>
    <message>
        <source>What the built guilds count</source>
        <translation>建てたギルドに必要なもの</translation>
    </message>
    <message>
        <source>All that guilds can count</source>
        <translation>ギルドが数えるものすべて</translation>
    </message>
</context>
<context>
    <name>mirabilia::ImportColumnsModel</name>
    <message>
        <source>Nothing: kept as it is</source>
        <translation>なし：そのまま残す</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Military: points won</source>
        <translation>軍事：得点</translation>
    </message>
    <message>
        <source>Military: points lost</source>
        <translation>軍事：失点</translation>
    </message>
    <message>
        <source>Armada: points won</source>
        <translation>アルマダ：得点</translation>
    </message>
    <message>
        <source>Armada: points lost</source>
        <translation>アルマダ：失点</translation>
    </message>
    <message>
        <source>Cities: debts</source>
        <translation>都市：負債</translation>
    </message>
    <message>
        <source>Which box it is</source>
        <translation>どのゲームか</translation>
    </message>
    <message>
        <source>Number or name of the game</source>
        <translation>ゲームの番号または名前</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>拡張</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Wonder: its name</source>
        <translation>驚異：名前</translation>
    </message>
    <message>
        <source>Side of the wonder</source>
        <translation>驚異の面</translation>
    </message>
    <message>
        <source>Left neighbour</source>
        <translation>左隣</translation>
    </message>
    <message>
        <source>Right neighbour</source>
        <translation>右隣</translation>
    </message>
    <message>
        <source>How a Duel was won</source>
        <translation>デュエルの勝ち方</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>勝者</translation>
    </message>
    <message>
        <source>Played by a computer</source>
        <translation>コンピューターが操作</translation>
    </message>
    <message>
        <source>Coins left</source>
        <translation>残りのコイン</translation>
    </message>
    <message>
        <source>Id of the sheet</source>
        <translation>得点表の ID</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <comment>of a row of the sheet</comment>
        <translation>得点：%1</translation>
    </message>
</context>
<context>
    <name>mirabilia::ImportModel</name>
    <message>
        <source>Game %1</source>
        <translation>ゲーム %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between date, name and place</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 (already in the history)</source>
        <comment>players and points</comment>
        <translation>%1（すでに履歴にあります）</translation>
    </message>
</context>
<context>
    <name>mirabilia::ImportNotesModel</name>
    <message>
        <source>, </source>
        <comment>between game, player and column</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>mirabilia::LanModel</name>
    <message>
        <source>%1, with %2</source>
        <comment>a game, its players</comment>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n seat(s) free</source>
        <comment>what is played, and by whom</comment>
        <translation>
            <numerusform>%1、空席 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A game that this program does not know.</source>
        <translation>このプログラムの知らないゲームです。</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <comment>its host</comment>
        <translation>%1の卓</translation>
    </message>
    <message>
        <source>%1; it has begun</source>
        <comment>what is played, and by whom</comment>
        <translation>%1、開始済み</translation>
    </message>
    <message>
        <source>%1; full</source>
        <comment>what is played, and by whom</comment>
        <translation>%1；満席</translation>
    </message>
    <message>
        <source>You choose game and seats; that host runs the table</source>
        <translation>ゲームと席はあなたが決め、卓はそのホストが預かります</translation>
    </message>
    <message>
        <source>An edition of %1 that this program does not know.</source>
        <translation>このプログラムの知らない%1の版です。</translation>
    </message>
</context>
<context>
    <name>mirabilia::LossHelper</name>
    <message>
        <source>Points won at sea and on islands, less those lost.</source>
        <translation>海戦と島で得た得点から、失った点を引きます。</translation>
    </message>
    <message>
        <source>Points of edifices, less those of debt tokens.</source>
        <translation>エディフィスの得点から、負債トークンの点を引きます。</translation>
    </message>
    <message>
        <source>Points of black cards, less one for each debt.</source>
        <translation>黒いカードの得点から、負債 1 つにつき 1 点を引きます。</translation>
    </message>
    <message>
        <source>Points won</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Debts</source>
        <translation>負債</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>失点</translation>
    </message>
</context>
<context>
    <name>mirabilia::NewGameModel</name>
    <message>
        <source>Player</source>
        <comment>default name of the person at the screen</comment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Seat %1 needs a name.</source>
        <translation>席 %1 に名前が必要です。</translation>
    </message>
    <message>
        <source>Two seats are called %1.</source>
        <translation>「%1」という席が二つあります。</translation>
    </message>
    <message>
        <source>%1 is taken twice.</source>
        <translation>%1が二度選ばれています。</translation>
    </message>
    <message>
        <source>Somebody has to sit at this screen.</source>
        <translation>この画面で遊ぶ人が必要です。</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 人</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1〜%2 人</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>who begins</comment>
        <translation>くじ</translation>
    </message>
</context>
<context>
    <name>mirabilia::PadSharing</name>
    <message>
        <source>Somebody</source>
        <translation>だれか</translation>
    </message>
    <message>
        <source>%1, %2: %3 has written %4, but %5 stands there.</source>
        <comment>a player, a category, a person, two values</comment>
        <translation>%1、%2：%3 は %4 と書きましたが、%5 が入っています。</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>%1 のままにする</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1 にする</translation>
    </message>
</context>
<context>
    <name>mirabilia::RecordsModel</name>
    <message numerus="yes">
        <source>%1, %n player(s)</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1、%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Not a record of a known game</source>
        <translation>ここで知られているゲームの棋譜ではありません</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>of a file; what it is called there</comment>
        <translation>%1 行目：%2</translation>
    </message>
</context>
<context>
    <name>mirabilia::ReplayModel</name>
    <message>
        <source>The end</source>
        <translation>ゲーム終了</translation>
    </message>
</context>
<context>
    <name>mirabilia::ReviewModel</name>
    <message>
        <source>The record of this game is not here yet.</source>
        <translation>このゲームの棋譜はまだ届いていません。</translation>
    </message>
    <message>
        <source>Reading the game</source>
        <translation>ゲームを読み込んでいます</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n decision(s) looked at</source>
        <translation>
            <numerusform>%n 個の選択のうち %1 個を検討しました</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, the chance to win</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a chance to win, when</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: chance to win %2, at most %3, at least %4, in the end %5</source>
        <comment>a player, chances to win: at first, ...</comment>
        <translation>%1さん：勝つ見込みは初め%2、最高%3、最低%4、最後は%5</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>what was done, the city it was done for</comment>
        <translation>%1（%2のため）</translation>
    </message>
    <message>
        <source>Better: %1.</source>
        <comment>an action and why it is better, in sentences</comment>
        <translation>より良い手：%1。</translation>
    </message>
    <message>
        <source>%1: %2, %3 of the chance to win. %4</source>
        <comment>when, an action, its cost, better</comment>
        <translation>%1：%2、勝つ見込み %3。%4</translation>
    </message>
    <message>
        <source>Your best moment: %1, chance to win %2</source>
        <comment>when, by how much it rose</comment>
        <translation>最高の一手：%1、勝つ見込み %2</translation>
    </message>
</context>
<context>
    <name>mirabilia::RoomModel</name>
    <message>
        <source>Joining the table</source>
        <translation>卓へ向かっています</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) still free</source>
        <translation>
            <numerusform>あと%n席空いています</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody is here</source>
        <translation>全員そろいました</translation>
    </message>
    <message>
        <source>Everybody is here; the host begins</source>
        <translation>全員そろいました。ホストが始めます</translation>
    </message>
    <message>
        <source>Connection to the host lost. Reconnecting; nothing is lost.</source>
        <translation>ホストとの接続が切れました。再接続中です。何も失われていません。</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>一時停止中</translation>
    </message>
    <message numerus="yes">
        <source>%1 away: the seat waits</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1が離席中：席は残っています</numerusform>
        </translation>
    </message>
    <message>
        <source>A computer plays for %1</source>
        <translation>%1の代わりにコンピューターが打っています</translation>
    </message>
    <message>
        <source>You are watching</source>
        <translation>観戦中</translation>
    </message>
    <message>
        <source>The seat of %1 is open to somebody else</source>
        <translation>%1 の席は別の人に開かれました</translation>
    </message>
    <message>
        <source>Somebody has taken the seat of %1</source>
        <translation>%1 の席を引き継いだ人がいます</translation>
    </message>
    <message>
        <source>%1 keeps the seat</source>
        <translation>%1 の席はそのままです</translation>
    </message>
    <message>
        <source>A computer plays for %1 now</source>
        <translation>これからコンピューターが %1 の代わりに打ちます</translation>
    </message>
    <message>
        <source>%1 has given the seat back</source>
        <translation>%1 が席を返しました</translation>
    </message>
    <message>
        <source>%1 decides for the table now</source>
        <translation>これから %1 が卓を取り仕切ります</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) a turn</source>
        <translation>
            <numerusform>1 手番 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) a turn</source>
        <translation>
            <numerusform>1 手番 %n 日</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gave the seat back: it waits for somebody</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1 が席を返しました。引き継ぐ人を待っています</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 時間</translation>
    </message>
    <message>
        <source>%1 left for your turn</source>
        <comment>a time</comment>
        <translation>あなたの手番は残り %1</translation>
    </message>
    <message>
        <source>%1 has %2 left</source>
        <comment>somebody, a time</comment>
        <translation>%1 は残り %2</translation>
    </message>
    <message>
        <source>Paused by %1</source>
        <translation>%1 が一時停止しました</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) watch(es)</source>
        <translation>
            <numerusform>%n 人が観戦中</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for the host</source>
        <translation>ホストを待っています</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>the game</comment>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Asleep: %1</source>
        <translation>スリープ中：%1</translation>
    </message>
</context>
<context>
    <name>mirabilia::RoomQuestionsModel</name>
    <message>
        <source>Wait</source>
        <translation>待つ</translation>
    </message>
    <message>
        <source>Let a computer play</source>
        <translation>コンピューターに任せる</translation>
    </message>
    <message>
        <source>Save and end</source>
        <translation>保存して終了</translation>
    </message>
    <message>
        <source>Give it away</source>
        <translation>譲る</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>%1 is here. Give the seat to somebody else?</source>
        <translation>%1 は着席中です。席を別の人に譲りますか？</translation>
    </message>
    <message>
        <source>%1 is away</source>
        <translation>%1 は離席中</translation>
    </message>
</context>
<context>
    <name>mirabilia::SavesModel</name>
    <message>
        <source>A game that cannot be opened</source>
        <translation>開けないゲーム</translation>
    </message>
    <message>
        <source>A game with %1 that cannot be opened</source>
        <translation>%1とのゲーム（開けません）</translation>
    </message>
    <message>
        <source>The result of %1</source>
        <translation>%1の結果</translation>
    </message>
    <message>
        <source>The result of %1 with %2</source>
        <translation>%2との%1の結果</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, %2, with %3</source>
        <translation>%1、%2、相手：%3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, at whose table</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, everybody who played</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1、相手：%2</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>a player</comment>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>%1 shared the victory</source>
        <comment>players</comment>
        <translation>%1の同点優勝</translation>
    </message>
    <message>
        <source>This version of the program does not know the game.</source>
        <translation>このバージョンのプログラムはこのゲームを知りません。</translation>
    </message>
    <message>
        <source>%1, with your own data (%2)</source>
        <comment>a day; a fingerprint</comment>
        <translation>%1、自分のデータ（%2）</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScienceHelper</name>
    <message>
        <source>Each symbol scores the square of its number; each set of three different ones scores 7.</source>
        <translation>各シンボルは個数の二乗、異なる 3 種の組ごとに 7 点。</translation>
    </message>
    <message>
        <source>Wild symbols</source>
        <translation>任意のシンボル</translation>
    </message>
    <message>
        <source>from a wonder or the Scientists Guild; scored for the best</source>
        <translation>驚異や科学者ギルドから。最も得に数えます</translation>
    </message>
    <message>
        <source>Count as symbols</source>
        <translation>シンボルの数として記入</translation>
    </message>
    <message>
        <source>Enter symbols: 2 / 1 1</source>
        <translation>シンボルで記入：2 / 1 1</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreBook</name>
    <message>
        <source>This sheet was also changed in another window. From now on this one is separate; both are in the history.</source>
        <translation>この得点表は別のウィンドウでも書き込まれました。ここでは以後、別の得点表になります。どちらも履歴にあります。</translation>
    </message>
    <message>
        <source>A new history has begun. The damaged one is kept as %1.</source>
        <translation>新しい履歴を始めました。壊れた履歴は %1 に残してあります。</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>a game, the players</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreCopies</name>
    <message>
        <source>%1, %2</source>
        <comment>a day, a time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The history is as it was in the copy. What was here before is a copy now, too.</source>
        <translation>履歴はバックアップの内容に戻りました。前の内容もバックアップされています。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <comment>the path of a file</comment>
        <translation>書き出しました：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) came or changed.</source>
        <translation>
            <numerusform>%n 枚の得点表が追加または変更されました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreHelper</name>
    <message>
        <source>Write it down for %1</source>
        <translation>%1の欄に記入</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Count as coins</source>
        <translation>コインの枚数として記入</translation>
    </message>
    <message>
        <source>Enter coins: 14 /</source>
        <translation>コインで記入：14 /</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreHistoryModel</name>
    <message>
        <source>still being written</source>
        <translation>記入中</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a description</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>削除しました：%1</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <translation>訂正：%1</translation>
    </message>
    <message>
        <source>This sheet cannot be read</source>
        <translation>この得点表を読めません</translation>
    </message>
    <message>
        <source>a sheet that cannot be read</source>
        <translation>読めない得点表</translation>
    </message>
    <message>
        <source>Merged: %1 with %2</source>
        <comment>two names</comment>
        <translation>統合しました：%1 と %2</translation>
    </message>
    <message>
        <source>Renamed: %1 is %2 now</source>
        <comment>two names</comment>
        <translation>名前を変更しました：%1 は %2 になりました</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreNews</name>
    <message>
        <source>%1 has more points than anybody in the history</source>
        <translation>%1は履歴の誰よりも多い得点です</translation>
    </message>
    <message>
        <source>%1 wins for the first time</source>
        <translation>%1の初勝利です</translation>
    </message>
    <message>
        <source>%1 has more points than ever before</source>
        <translation>%1は自己最高の得点です</translation>
    </message>
    <message>
        <source>%1: more points in %2 than anybody before (%3)</source>
        <comment>a name, a category</comment>
        <translation>%1：%2でこれまでの誰よりも多い得点（%3）</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScorePadModel</name>
    <message>
        <source>%1, %2</source>
        <comment>a player, a category</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Enter goes on; nothing goes on by itself.</source>
        <translation>Enter で次へ。ひとりでには進みません。</translation>
    </message>
    <message>
        <source>Next goes on; nothing goes on by itself.</source>
        <translation>「次へ」で次へ。ひとりでには進みません。</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScorePeopleModel</name>
    <message>
        <source>%1 may be %2</source>
        <comment>two ways to write a name</comment>
        <translation>%1 は %2 かもしれません</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreStatisticsModel</name>
    <message numerus="yes">
        <source>%1: %n game(s), %2 won, %3 points on average, %4 at best</source>
        <translation>
            <numerusform>%1：%n ゲーム、%2 勝、平均 %3 点、最高 %4 点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a wonder, its side</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 points on average, %3 for winners, %4 at best; %n value(s)</source>
        <translation>
            <numerusform>%1：平均 %2 点、勝者 %3 点、最高 %4 点（値 %n 個）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; trend %2 a game</source>
        <comment>figures of a player, points</comment>
        <translation>%1、傾向は 1 ゲームごとに %2</translation>
    </message>
    <message>
        <source>%1; strong in %2</source>
        <comment>figures of a player, a category</comment>
        <translation>%1、得意は%2</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n total(s) left out: the rows do not match</source>
        <translation>
            <numerusform>%1、各行と合わない合計 %n 件を除外</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <comment>a name</comment>
        <translation>%1（コンピュータ）</translation>
    </message>
    <message>
        <source>%1 by chance</source>
        <comment>wins</comment>
        <translation>偶然なら %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between figures</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>席 %1</translation>
    </message>
    <message>
        <source>%1 without expansions, %2 with</source>
        <comment>two averages</comment>
        <translation>拡張なし %1、あり %2</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>レーティング %1</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row now</source>
        <translation>
            <numerusform>現在 %n 連勝</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row at most</source>
        <translation>
            <numerusform>最長 %n 連勝</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) a game</source>
        <translation>
            <numerusform>1 ゲーム %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 minutes on average in %n game(s)</source>
        <translation>
            <numerusform>%n ゲームの平均 %1 分</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>winners %1</source>
        <comment>two averages</comment>
        <translation>勝者 %1</translation>
    </message>
    <message>
        <source>only games without expansions</source>
        <translation>拡張なしのゲームのみ</translation>
    </message>
    <message>
        <source>only games with expansions</source>
        <translation>拡張ありのゲームのみ</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of these without expansions, where totals are lower: averages are those of the other games.</source>
        <translation>
            <numerusform>このうち %n ゲームは拡張なしで、合計が低めです。平均は残りのゲームのものです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of these with expansions, where totals are higher: averages are those of the other games.</source>
        <translation>
            <numerusform>このうち %n ゲームは拡張ありで、合計が高めです。平均は残りのゲームのものです。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreTransfer</name>
    <message>
        <source>%1 with %2</source>
        <comment>so many games, so many players</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1; kept, but not understood: %2</source>
        <comment>what was read, names of columns</comment>
        <translation>%1。残すが読み取れない列：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between columns</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>There is no sheet to write.</source>
        <translation>書き出す得点表がありません。</translation>
    </message>
    <message>
        <source>The sheet could not be drawn.</source>
        <translation>得点表を描けませんでした。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <comment>the path of a file</comment>
        <translation>書き出しました：%1</translation>
    </message>
    <message>
        <source>There is no sheet to print.</source>
        <translation>印刷する得点表がありません。</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>プリンターに渡しました。</translation>
    </message>
    <message>
        <source>Sent to BG Stats.</source>
        <translation>BG Stats に渡しました。</translation>
    </message>
    <message>
        <source>The app BG Stats is not on this device.</source>
        <translation>この機器にアプリ BG Stats がありません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the name of a file, what it is</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln ゲーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 of %2 is no record of a whole game: it has no result.</source>
        <comment>a number, a file</comment>
        <translation>%2 の %1 行目はゲーム全体の記録ではなく、結果がありません。</translation>
    </message>
    <message>
        <source>There is no record of a game in %1.</source>
        <comment>a file</comment>
        <translation>%1 にゲームの記録はありません。</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoreWords</name>
    <message>
        <source>The rows add up to {sum}, not {total}.</source>
        <translation>各行の合計は {sum} で、{total} ではありません。</translation>
    </message>
    <message>
        <source>No symbols give {points}. Did you forget the sets of three? With them: {meant}.</source>
        <translation>{points} になる組み合わせはありません。3 種の組を忘れていませんか？入れると {meant} です。</translation>
    </message>
    <message>
        <source>No symbols give {points}. One set too many? Without it: {meant}.</source>
        <translation>{points} になる組み合わせはありません。組が一つ多くありませんか？除くと {meant} です。</translation>
    </message>
    <message>
        <source>No symbols give {points}; the nearest value is {meant}.</source>
        <translation>{points} になるシンボルの組み合わせはありません。最も近い値は {meant} です。</translation>
    </message>
    <message>
        <source>Three ages of war give {least} to {most}, not {points}.</source>
        <translation>三つの時代の戦争は {least}〜{most} 点で、{points} にはなりません。</translation>
    </message>
    <message>
        <source>No blue cards give {points}.</source>
        <translation>青のカードで {points} にはなりません。</translation>
    </message>
    <message>
        <source>Nothing in this row adds up to {points}.</source>
        <translation>この行で {points} になる組み合わせはありません。</translation>
    </message>
    <message>
        <source>This row cannot be negative.</source>
        <translation>この行は負になりません。</translation>
    </message>
    <message>
        <source>{points} is more than all cards give together ({most}).</source>
        <translation>{points} はすべてのカードの合計（{most}）を超えています。</translation>
    </message>
    <message>
        <source>Nobody can have {coins} coins.</source>
        <translation>コインが {coins} 枚になることはありません。</translation>
    </message>
    <message>
        <source>{coins} coins are more than the box holds ({most}).</source>
        <translation>コイン {coins} 枚は箱にある数（{most}）を超えています。</translation>
    </message>
    <message>
        <source>Coins never cost points.</source>
        <translation>コインで減点されることはありません。</translation>
    </message>
    <message>
        <source>{points} points need {coins} coins; the box holds {most}.</source>
        <translation>{points} 点には {coins} コイン必要ですが、箱には {most} 枚です。</translation>
    </message>
    <message>
        <source>{coins} coins are worth {meant}, not {points}.</source>
        <translation>コイン {coins} 枚は {meant} 点で、{points} 点ではありません。</translation>
    </message>
    <message>
        <source>{wonder} gives {least} to {most}, not {points}.</source>
        <translation>{wonder}は {least}〜{most} 点で、{points} にはなりません。</translation>
    </message>
    <message>
        <source>No stages of {wonder} give {points}; possible are {values}.</source>
        <translation>{wonder}の段階で {points} にはなりません。可能なのは {values} です。</translation>
    </message>
    <message>
        <source>No wonder gives {points}; the most is {most}.</source>
        <translation>{points} になる驚異はありません。最大は {most} です。</translation>
    </message>
    <message>
        <source>No conflicts around the table end with {points}.</source>
        <translation>テーブル全体の紛争で {points} にはなりません。</translation>
    </message>
    <message>
        <source>The war points {points} add up to {sum}; with a defeat for every victory the sum is even.</source>
        <translation>戦争の点 {points} の合計は {sum} です。勝利と敗北は対なので偶数になるはずです。</translation>
    </message>
    <message>
        <source>{points} war points do not fit the others&apos; points.</source>
        <translation>戦争の {points} 点はほかの人の点と合いません。</translation>
    </message>
    <message>
        <source>The conflict pawn gives {values}, not {points}.</source>
        <translation>紛争コマは {values} 点で、{points} 点ではありません。</translation>
    </message>
    <message>
        <source>Only one of the two can have points for the conflict pawn.</source>
        <translation>紛争コマで得点できるのは一方だけです。</translation>
    </message>
    <message>
        <source>Rank {rank} is written here; by the points it is {meant}.</source>
        <translation>ここでは {rank} 位ですが、得点では {meant} 位です。</translation>
    </message>
    <message>
        <source>The ranks are not in the order of the points.</source>
        <translation>順位が得点の順と合いません。</translation>
    </message>
    <message>
        <source>There is no rank {rank} at this table.</source>
        <translation>このテーブルに {rank} 位はありません。</translation>
    </message>
    <message>
        <source>{count} players at one table; {most} is the most.</source>
        <translation>1 卓に {count} 人います。最大は {most} 人です。</translation>
    </message>
    <message>
        <source>Seat {seat} is taken twice.</source>
        <translation>席 {seat} が重なっています。</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is not a whole number.</source>
        <translation>「{text}」は整数ではありません。</translation>
    </message>
    <message>
        <source>The line has {cells} cells, the header {columns}.</source>
        <translation>この行は {cells} 欄ありますが、見出しは {columns} 欄だけです。</translation>
    </message>
    <message>
        <source>A quotation mark is opened and never closed.</source>
        <translation>引用符が閉じられていません。</translation>
    </message>
    <message>
        <source>7 Wonders Duel</source>
        <translation>世界の七不思議：デュエル</translation>
    </message>
    <message>
        <source>7 Wonders Dice</source>
        <translation>世界の七不思議：ダイス</translation>
    </message>
    <message>
        <source>7 Wonders</source>
        <translation>世界の七不思議</translation>
    </message>
    <message>
        <source>Circled coins left</source>
        <translation>丸が残るコイン</translation>
    </message>
    <message>
        <source>Coins left</source>
        <translation>残りのコイン</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Total on paper</source>
        <translation>紙の合計</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>紙</translation>
    </message>
    <message>
        <source>Military conflicts</source>
        <translation>軍事紛争</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>軍事</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>財宝</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>驚異</translation>
    </message>
    <message>
        <source>Civilian structures</source>
        <translation>民生建造物</translation>
    </message>
    <message>
        <source>Civilian</source>
        <translation>民生</translation>
    </message>
    <message>
        <source>Scientific structures</source>
        <translation>科学建造物</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>科学</translation>
    </message>
    <message>
        <source>Commercial structures</source>
        <translation>商業建造物</translation>
    </message>
    <message>
        <source>Commerce</source>
        <translation>商業</translation>
    </message>
    <message>
        <source>Guilds</source>
        <translation>ギルド</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>指導者</translation>
    </message>
    <message>
        <source>Cities and debts</source>
        <translation>都市と負債</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>都市</translation>
    </message>
    <message>
        <source>Armada</source>
        <translation>アルマダ</translation>
    </message>
    <message>
        <source>Edifices</source>
        <translation>エディフィス</translation>
    </message>
    <message>
        <source>Progress tokens</source>
        <translation>進歩トークン</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進歩</translation>
    </message>
    <message>
        <source>West barracks</source>
        <translation>西の兵舎</translation>
    </message>
    <message>
        <source>West</source>
        <translation>西兵舎</translation>
    </message>
    <message>
        <source>East barracks</source>
        <translation>東の兵舎</translation>
    </message>
    <message>
        <source>East</source>
        <translation>東兵舎</translation>
    </message>
    <message>
        <source>Agora</source>
        <translation>アゴラ</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>市場</translation>
    </message>
    <message>
        <source>University</source>
        <translation>大学</translation>
    </message>
    <message>
        <source>Guild court</source>
        <translation>ギルド法廷</translation>
    </message>
    <message>
        <source>Gallery of leaders</source>
        <translation>指導者ギャラリー</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>ギャラリー</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, the points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between players</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 wins by military supremacy</source>
        <translation>%1が軍事的優位で勝利</translation>
    </message>
    <message>
        <source>%1 wins by scientific supremacy</source>
        <translation>%1が科学的優位で勝利</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1 位</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2 位</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3 位</translation>
    </message>
    <message>
        <source>%1th</source>
        <comment>a rank from the fourth on</comment>
        <translation>%1 位</translation>
    </message>
    <message>
        <source>%1 =</source>
        <comment>a rank that several have</comment>
        <translation>同 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n victory token(s) of age %1</source>
        <translation>
            <numerusform>時代 %1 の勝利トークン %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n defeat token(s)</source>
        <translation>
            <numerusform>敗北トークン %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s), a point for every three</source>
        <translation>
            <numerusform>%n コイン、3 枚ごとに 1 点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 times %2</source>
        <comment>a symbol and how often it is there</comment>
        <translation>%1：%2 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of three different symbols</source>
        <translation>
            <numerusform>異なる 3 種の組 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>第 %1 段階</translation>
    </message>
    <message numerus="yes">
        <source>%n wild symbol(s) as %1</source>
        <translation>
            <numerusform>任意のシンボル %n を%1として計算</numerusform>
        </translation>
    </message>
    <message>
        <source>A wild symbol: it counts as science</source>
        <translation>任意のシンボル：科学に数えます</translation>
    </message>
    <message numerus="yes">
        <source>The conflict pawn, %n space(s) from the middle</source>
        <translation>
            <numerusform>紛争コマ、中央から %n マス</numerusform>
        </translation>
    </message>
    <message>
        <source>First complete Agora</source>
        <translation>最初に完成したアゴラ</translation>
    </message>
    <message numerus="yes">
        <source>An attack that met %n defence(s)</source>
        <translation>
            <numerusform>防御 %n を受けた攻撃</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, copied from a neighbour</source>
        <translation>%1（隣から写し）</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <comment>a card and how often it counts</comment>
        <translation>%1、%2 回</translation>
    </message>
    <message>
        <source>{points} is more than any board gives.</source>
        <translation>{points} になるボードはありません。</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>攻撃</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>防御</translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation>%1 行 %2 列</translation>
    </message>
    <message numerus="yes">
        <source>%n different symbols: a scientific supremacy</source>
        <translation>
            <numerusform>異なるシンボル %n 種：科学的優位</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two phrases of one line</comment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n different symbol(s)</source>
        <translation>
            <numerusform>異なるシンボル %n 種</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) for a progress token each</source>
        <translation>
            <numerusform>組 %n、それぞれ進歩トークン 1 つ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a wonder, its side</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 are level with %2; the civilian structures, which decide, are not known</source>
        <comment>players, their points</comment>
        <translation>%1が %2で同点。決め手の民生建造物の点が不明</translation>
    </message>
    <message>
        <source>%1 are level with %2; the circled coins, which decide, are not known</source>
        <comment>players, their points</comment>
        <translation>%1が %2で同点。決め手の丸のコインが不明</translation>
    </message>
    <message>
        <source>%1 are level with %2; the coins, which decide, are not known</source>
        <comment>players, their points</comment>
        <translation>%1が %2で同点。決め手のコインが不明</translation>
    </message>
    <message>
        <source>%1 share the victory with %2</source>
        <comment>players, their points</comment>
        <translation>%1が %2で同点優勝</translation>
    </message>
    <message>
        <source>%1 are level with %2</source>
        <comment>players, their points</comment>
        <translation>%1が %2で並んでいます</translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <comment>a player, the points</comment>
        <translation>%1が %2で勝利</translation>
    </message>
    <message>
        <source>%1 leads with %2</source>
        <comment>a player, the points</comment>
        <translation>%1が %2で首位</translation>
    </message>
    <message>
        <source>This row is from sheet &quot;{sheet}&quot;, an earlier row of this game from &quot;{other}&quot;: they are read as two games.</source>
        <translation>この行の得点表は「{sheet}」ですが、同じゲームの上の行は「{other}」です。二つのゲームとして読みます。</translation>
    </message>
    <message>
        <source>Only one of the two can have won before the end.</source>
        <translation>終了前に勝利できるのは一方だけです。</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; can be read in two ways; here it is {meant}.</source>
        <translation>「{text}」は二通りに読めます。ここでは {meant} とします。</translation>
    </message>
    <message>
        <source>These dates are not understood and stay as they are: {texts}</source>
        <translation>読み取れない日付はそのまま残します：{texts}</translation>
    </message>
    <message>
        <source>The column &quot;{column}&quot; holds only 0 and 1: it tells what was played with, not points.</source>
        <translation>「{column}」の列は 0 と 1 だけです。何を使って遊んだかを示すもので、点数ではありません。</translation>
    </message>
    <message>
        <source>There is no column for the treasury; &quot;coins&quot; are its points.</source>
        <translation>財宝の列がないため、「coins」を財宝の点とします。</translation>
    </message>
    <message>
        <source>The rows add up to {sum}, not {total}. {points} written for {meant} would explain it: {row}.</source>
        <translation>各行の合計は{total}ではなく{sum}です。{row}の{meant}を{points}と書いたとすれば合います。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>その他の点</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>{player} is at this table twice.</source>
        <translation>{player} がこの卓に二度います。</translation>
    </message>
    <message>
        <source>{wonder} is at this table twice; the box has it once.</source>
        <translation>{wonder} がこの卓に二度あります。箱には一つしかありません。</translation>
    </message>
    <message>
        <source>With the column &quot;{column}&quot; the totals add up: it holds points, which are in the row for others.</source>
        <translation>「{column}」の列を足すと合計が合います。これは点数で、「その他」の行に入れました。</translation>
    </message>
    <message>
        <source>Some columns may hold points that are not understood: the totals are taken as they are written.</source>
        <translation>点数かもしれない不明な列があります。合計は書かれたとおりに使います。</translation>
    </message>
    <message>
        <source>&quot;{key}&quot; means nothing here and is left out: {text}</source>
        <translation>「{key}」はここでは意味がないため省きます：{text}</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is not understood.</source>
        <translation>「{text}」は理解できません。</translation>
    </message>
    <message>
        <source>Games that are not 7 Wonders are left out: {count} ({names})</source>
        <translation>世界の七不思議でないゲームは省きます：{count}（{names}）</translation>
    </message>
    <message>
        <source>Games that were not finished are left out: {count}</source>
        <translation>終わっていないゲームは省きます：{count}</translation>
    </message>
    <message>
        <source>It is no Unicode; it was read as {encoding}.</source>
        <translation>Unicode ではないため、{encoding} として読みました。</translation>
    </message>
    <message>
        <source>There is no head with columns of a score sheet (player, military, science, total ...).</source>
        <translation>得点表の見出し（プレイヤー、軍事、科学、合計など）がありません。</translation>
    </message>
    <message>
        <source>There are no scores below the head.</source>
        <translation>見出しの下に得点がありません。</translation>
    </message>
    <message>
        <source>There are no players on its sheets.</source>
        <translation>得点表にプレイヤーがいません。</translation>
    </message>
    <message>
        <source>There is no game of 7 Wonders in it; others: {count} ({names}).</source>
        <translation>世界の七不思議のゲームがありません。その他：{count}（{names}）。</translation>
    </message>
    <message>
        <source>It has more than {most} rows.</source>
        <translation>{most} 行を超えています。</translation>
    </message>
    <message>
        <source>The reading was stopped.</source>
        <translation>読み込みは中止されました。</translation>
    </message>
    <message>
        <source>This JSON is of another program: there are no score sheets in it that are understood.</source>
        <translation>この JSON は別のプログラムのもので、理解できる得点表がありません。</translation>
    </message>
    <message>
        <source>This XML is of another program: only plays of BoardGameGeek are understood.</source>
        <translation>この XML は別のプログラムのものです。理解できるのは BoardGameGeek のプレイ記録だけです。</translation>
    </message>
    <message>
        <source>This is a web page: copy its table and paste it here.</source>
        <translation>これはウェブページです。表をコピーしてここに貼り付けてください。</translation>
    </message>
    <message>
        <source>Line {line}: it is not valid JSON.</source>
        <translation>{line} 行目：有効な JSON ではありません。</translation>
    </message>
    <message>
        <source>It is not valid JSON: a number is too large.</source>
        <translation>有効な JSON ではありません：数が大きすぎます。</translation>
    </message>
    <message>
        <source>It is nested deeper than {levels} levels.</source>
        <translation>入れ子が {levels} 段を超えています。</translation>
    </message>
    <message>
        <source>{place}: &quot;{key}&quot; stands there twice.</source>
        <translation>{place}：「{key}」が二度あります。</translation>
    </message>
    <message>
        <source>It was written by a newer version of this program.</source>
        <translation>このプログラムの新しい版で書かれています。</translation>
    </message>
    <message>
        <source>This is a spreadsheet of Numbers: export it as CSV, or copy the cells and paste them here.</source>
        <translation>これは Numbers の表です。CSV に書き出すか、セルをコピーしてここに貼り付けてください。</translation>
    </message>
    <message>
        <source>This is an old Excel spreadsheet: save it as CSV, or copy the cells and paste them here.</source>
        <translation>これは古い Excel の表です。CSV で保存するか、セルをコピーしてここに貼り付けてください。</translation>
    </message>
    <message>
        <source>This spreadsheet cannot be read: export it as CSV, or copy the cells and paste them here.</source>
        <translation>この表計算ファイルは読めません。CSV に書き出すか、セルをコピーしてここに貼り付けてください。</translation>
    </message>
    <message>
        <source>This is a picture: numbers in it cannot be read.</source>
        <translation>これは画像です。中の数字は読めません。</translation>
    </message>
    <message>
        <source>This is a PDF: copy its table and paste it here.</source>
        <translation>これは PDF です。表をコピーしてここに貼り付けてください。</translation>
    </message>
    <message>
        <source>This is an archive: unpack it and open what is in it.</source>
        <translation>これは書庫です。展開して中のファイルを開いてください。</translation>
    </message>
    <message>
        <source>This is a database: export its games as CSV or JSON.</source>
        <translation>これはデータベースです。ゲームを CSV か JSON に書き出してください。</translation>
    </message>
    <message>
        <source>This is no text.</source>
        <translation>これはテキストではありません。</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>第 1 版</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>第 2 版</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>the side of a board</comment>
        <translation>昼</translation>
    </message>
    <message>
        <source>Night</source>
        <comment>the side of a board</comment>
        <translation>夜</translation>
    </message>
    <message>
        <source>Rank on paper</source>
        <translation>紙の順位</translation>
    </message>
    <message>
        <source>Rank</source>
        <comment>of a player, as written on paper</comment>
        <translation>順位</translation>
    </message>
    <message>
        <source>Edition not noted</source>
        <translation>版の記録なし</translation>
    </message>
    <message>
        <source>Any edition</source>
        <translation>すべての版</translation>
    </message>
    <message>
        <source>Babel</source>
        <translation>バベル</translation>
    </message>
    <message>
        <source>Pantheon</source>
        <translation>パンテオン</translation>
    </message>
    <message>
        <source>%1 wins by political supremacy</source>
        <translation>%1が政治的優位で勝利</translation>
    </message>
    <message>
        <source>Rome</source>
        <translation>ローマ</translation>
    </message>
    <message>
        <source>Petra</source>
        <translation>ペトラ</translation>
    </message>
    <message>
        <source>Byzantium</source>
        <translation>ビザンティウム</translation>
    </message>
    <message>
        <source>Syracuse</source>
        <translation>シラクサ</translation>
    </message>
    <message>
        <source>Ur</source>
        <translation>ウル</translation>
    </message>
    <message>
        <source>Carthage</source>
        <translation>カルタゴ</translation>
    </message>
    <message>
        <source>Abu Simbel</source>
        <translation>アブシンベル</translation>
    </message>
    <message>
        <source>Great Wall of China</source>
        <translation>万里の長城</translation>
    </message>
    <message>
        <source>Stonehenge</source>
        <translation>ストーンヘンジ</translation>
    </message>
    <message>
        <source>Catan</source>
        <translation>カタン</translation>
    </message>
    <message>
        <source>Points won</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>失点</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>中身がありません。</translation>
    </message>
    <message>
        <source>The column &quot;{column}&quot; is the sum of the others: it was taken for the total.</source>
        <translation>列「{column}」はほかの列の合計なので、合計として読みました。</translation>
    </message>
    <message>
        <source>This is a text document: copy its table and paste it here.</source>
        <translation>これは文書ファイルです。中の表をコピーして、ここに貼り付けてください。</translation>
    </message>
    <message>
        <source>Plays that were entered as several games are one game each: {count}</source>
        <translation>複数回としてまとめて登録された記録は、それぞれ1ゲームとして扱います：{count}</translation>
    </message>
</context>
<context>
    <name>mirabilia::ScoresModel</name>
    <message numerus="yes">
        <source>%1, %n coin(s) left</source>
        <comment>a board or city; what breaks ties</comment>
        <translation>
            <numerusform>%1、残り %n コイン</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a category, its points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between categories</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Place %1: %2 with %3; %4</source>
        <comment>a rank, a player, the points, the parts</comment>
        <translation>%1 位：%2、%3。%4</translation>
    </message>
    <message>
        <source>You and %1 have equal points</source>
        <translation>あなたと %1 は同点です</translation>
    </message>
    <message>
        <source>You are %2 ahead of %1, mainly from %3</source>
        <comment>the next player, points, categories of points</comment>
        <translation>あなたは %1 を %2 上回りました（主に%3）</translation>
    </message>
    <message>
        <source>%1 is %2 ahead of you, mainly from %3</source>
        <comment>the winner, points, categories of points</comment>
        <translation>%1 はあなたを %2 上回りました（主に%3）</translation>
    </message>
</context>
<context>
    <name>mirabilia::SheetPages</name>
    <message>
        <source>Points decide</source>
        <translation>得点で決まる</translation>
    </message>
    <message>
        <source>Military supremacy</source>
        <translation>軍事的勝利</translation>
    </message>
    <message>
        <source>Scientific supremacy</source>
        <translation>科学的勝利</translation>
    </message>
    <message>
        <source>Political supremacy</source>
        <translation>政治的勝利</translation>
    </message>
</context>
<context>
    <name>mirabilia::SheetView</name>
    <message>
        <source>%1, %2, %3</source>
        <comment>a player, the points, the rank</comment>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>%1, nothing filled in</source>
        <translation>%1、未記入</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空欄</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>a player, a category, the points</comment>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>the most</source>
        <comment>of all values in a row</comment>
        <translation>最多</translation>
    </message>
    <message>
        <source>worked out</source>
        <translation>計算済み</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a description</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a cell, what is said about it</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>So much is seldom seen here: mostly it is %1 at most.</source>
        <translation>ここでこれほどの得点はまれです。たいてい %1 点以下です。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a category, a player</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2: emptied</source>
        <comment>player, category</comment>
        <translation>%1、%2：消去</translation>
    </message>
    <message>
        <source>%1, %2: %3 instead of %4</source>
        <comment>player, category, two values</comment>
        <translation>%1、%2：%4を%3に</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>player, category, value</comment>
        <translation>%1、%2：%3</translation>
    </message>
    <message>
        <source>Player added</source>
        <translation>プレイヤーを追加</translation>
    </message>
    <message>
        <source>Player removed</source>
        <translation>プレイヤーを削除</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>名前：%1</translation>
    </message>
    <message>
        <source>About %1</source>
        <comment>a player</comment>
        <translation>%1について</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1、ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>ゲームについて</translation>
    </message>
</context>
<context>
    <name>mirabilia::StatisticsFilter</name>
    <message>
        <source>with %1</source>
        <comment>the players</comment>
        <translation>%1 と</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>a day</comment>
        <translation>%1 から</translation>
    </message>
    <message>
        <source>until %1</source>
        <comment>a day</comment>
        <translation>%1 まで</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two days</comment>
        <translation>%1 から %2 まで</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <translation>この 12 か月</translation>
    </message>
    <message>
        <source>From a day to a day</source>
        <translation>期間を指定</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>誰でも</translation>
    </message>
    <message>
        <source>Add somebody</source>
        <translation>人を追加</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>どこでも</translation>
    </message>
    <message>
        <source>Without expansions</source>
        <translation>拡張なし</translation>
    </message>
    <message>
        <source>With expansions</source>
        <translation>拡張あり</translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>an expansion</comment>
        <translation>%1 あり</translation>
    </message>
    <message>
        <source>With or without</source>
        <translation>ありとなし</translation>
    </message>
</context>
<context>
    <name>mirabilia::TableModel</name>
    <message>
        <source>%1 is next</source>
        <translation>次は%1さん</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>お待ちください</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>%1さんを待っています</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>席 %1</translation>
    </message>
    <message>
        <source>It brings the most points</source>
        <translation>最も多くの点になる</translation>
    </message>
    <message>
        <source>The symbols add up</source>
        <translation>シンボルがそろう</translation>
    </message>
    <message>
        <source>It decides the next conflict</source>
        <translation>次の紛争を決める</translation>
    </message>
    <message>
        <source>Later cards need what it makes</source>
        <translation>後のカードに必要な資源になる</translation>
    </message>
    <message>
        <source>It makes buying cheaper</source>
        <translation>買うのが安くなる</translation>
    </message>
    <message>
        <source>The wonder is worth more than the card</source>
        <translation>カードより驚異のほうが得</translation>
    </message>
    <message>
        <source>A neighbour would gain more from it</source>
        <translation>隣に渡すと得をされる</translation>
    </message>
    <message>
        <source>It makes a later card free</source>
        <translation>後のカードが無料になる</translation>
    </message>
    <message>
        <source>Nothing better is affordable</source>
        <translation>払える中でこれが最善</translation>
    </message>
    <message>
        <source>%1 share the victory with %2</source>
        <comment>players, their points</comment>
        <translation>%1が %2で同点優勝</translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <comment>a player, the points</comment>
        <translation>%1が %2で勝利</translation>
    </message>
    <message>
        <source>Chance to win: %1</source>
        <translation>勝つ見込み：%1</translation>
    </message>
    <message>
        <source>Second best, with %1: %2</source>
        <comment>a chance to win and what leads to it</comment>
        <translation>次善は%2（%1）</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>sentences that end here</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The coins will be needed</source>
        <translation>コインが必要になる</translation>
    </message>
    <message>
        <source>Next: everybody</source>
        <translation>次：全員</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>who decides</comment>
        <translation>次：%1</translation>
    </message>
    <message>
        <source>%1 wins with %2 and more coins: %3 to %4</source>
        <comment>a player, the points; the coins of the winner and of the next</comment>
        <translation>%1が %2、コインの差（%3 対 %4）で勝利</translation>
    </message>
    <message>
        <source>%1 wins with %2 and more points on blue cards: %3 to %4</source>
        <comment>a player, the points; the blue points of the winner and the next</comment>
        <translation>%1が %2、青のカードの点数の差（%3 対 %4）で勝利</translation>
    </message>
    <message>
        <source>You win with %1</source>
        <comment>the points</comment>
        <translation>%1であなたの勝ちです</translation>
    </message>
    <message>
        <source>You win with %1 and more coins: %2 to %3</source>
        <comment>the points; your coins and those of the next</comment>
        <translation>%1、コインの差（%2 対 %3）であなたの勝ちです</translation>
    </message>
    <message>
        <source>You win with %1 and more points on blue cards: %2 to %3</source>
        <comment>the points; your blue points and those of the next</comment>
        <translation>%1、青のカードの得点の差（%2 対 %3）であなたの勝ちです</translation>
    </message>
    <message>
        <source>The points are counted</source>
        <translation>得点を数えています</translation>
    </message>
</context>
<context>
    <name>mirabilia::WarHelper</name>
    <message>
        <source>Count</source>
        <translation>数えるもの</translation>
    </message>
    <message>
        <source>Conflict tokens</source>
        <translation>紛争トークン</translation>
    </message>
    <message>
        <source>Shields of all seats</source>
        <translation>全席の盾</translation>
    </message>
    <message>
        <source>Defeats</source>
        <translation>敗北</translation>
    </message>
    <message>
        <source>Age %1</source>
        <translation>時代 %1</translation>
    </message>
    <message>
        <source>The Free City</source>
        <translation>自由都市</translation>
    </message>
    <message>
        <source>Write it down for all</source>
        <translation>全員の欄に記入</translation>
    </message>
    <message>
        <source>A victory is worth 1, 3 and 5 points in the three ages, a defeat −1.</source>
        <translation>勝利は時代順に 1、3、5 点、敗北は −1 点。</translation>
    </message>
    <message>
        <source>Age %1 victories</source>
        <translation>時代 %1 の勝利</translation>
    </message>
</context>
<context>
    <name>mirabilia::WonderHelper</name>
    <message>
        <source>Stages are worth the points printed on them.</source>
        <translation>段階は書かれた点になります。</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>未選択</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>驚異</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>面</translation>
    </message>
    <message>
        <source>Stages built</source>
        <translation>建設した段階</translation>
    </message>
    <message>
        <source>Guilds of the neighbours</source>
        <translation>隣のギルド</translation>
    </message>
</context>
<context>
    <name>mirabilia::Wording</name>
    <message>
        <source>%1, %2</source>
        <comment>in a list</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list</comment>
        <translation>%1と%2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>茶</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share: 62%</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>mirabilia::cli::NetworkPlayer</name>
    <message>
        <source>No table there can be watched.</source>
        <translation>そこに観戦できる卓はありません。</translation>
    </message>
    <message>
        <source>No table there has enough free seats.</source>
        <translation>そこに空席の足りる卓はありません。</translation>
    </message>
    <message>
        <source>This program does not know what can be decided there.</source>
        <translation>このプログラムはそこで何を決められるか知りません。</translation>
    </message>
    <message>
        <source>The host knows nothing of this seat any more.</source>
        <translation>ホストはこの席をもう知りません。</translation>
    </message>
</context>
<context>
    <name>mirabilia::desktop::BoardKeeper</name>
    <message>
        <source>The program was started with data of another folder, so nothing is kept here. Write the boards to a file instead.</source>
        <translation>別のフォルダーのデータで起動したため、ここには残せません。代わりにボードをファイルに書き出してください。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>フォルダー %1 を作れません。</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>%1 を削除できません。</translation>
    </message>
    <message>
        <source>Choose boards of 7 Wonders Dice</source>
        <translation>世界の七不思議：ダイスのボードを選ぶ</translation>
    </message>
    <message>
        <source>Boards of 7 Wonders Dice (*.json);;All files (*)</source>
        <translation>世界の七不思議：ダイスのボード (*.json);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>mirabilia::desktop::Desk</name>
    <message>
        <source>Choose score sheets</source>
        <translation>どの得点表ですか？</translation>
    </message>
    <message>
        <source>Score sheets (*.csv *.tsv *.txt *.md *.json *.xml *.xlsx *.ods);;All files (*)</source>
        <translation>得点表 (*.csv *.tsv *.txt *.md *.json *.xml *.xlsx *.ods);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>どこに保存しますか？</translation>
    </message>
    <message>
        <source>The printer did not take the sheet.</source>
        <translation>プリンターが得点表を受け付けませんでした。</translation>
    </message>
    <message>
        <source>No program on this device opens %1.</source>
        <translation>この機器に %1 を開けるプログラムがありません。</translation>
    </message>
    <message>
        <source>Choose a game history</source>
        <translation>ゲームの履歴を選ぶ</translation>
    </message>
    <message>
        <source>Game histories (*.db);;All files (*)</source>
        <translation>ゲームの履歴 (*.db);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>フォルダーを選ぶ</translation>
    </message>
</context>
<context>
    <name>mirabilia::desktop::Program</name>
    <message>
        <source>The game is saved; only its result is not in the game history.</source>
        <translation>ゲームは保存されています。結果だけが履歴に入っていません。</translation>
    </message>
    <message>
        <source>Once that is fixed, open the game again to keep the result.</source>
        <translation>直したあとでゲームを開き直すと、結果が残ります。</translation>
    </message>
    <message>
        <source>The score pad offers to begin a new history; then open the game again to keep the result.</source>
        <translation>得点帳で新しい履歴を始められます。そのあとでゲームを開き直すと、結果が残ります。</translation>
    </message>
</context>
<context>
    <name>mirabilia::desktop::ScoreKeeper</name>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 を読めません。</translation>
    </message>
    <message>
        <source>%1 is too large for a list of scores.</source>
        <translation>%1 は得点のデータとしては大きすぎます。</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) of the history cannot be read; they have been left as they are.</source>
        <translation>
            <numerusform>履歴の得点表 %n 枚を読めません。そのまま残してあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>フォルダー %1 を作れませんでした。</translation>
    </message>
</context>
<context>
    <name>mirabilia::host::GameReviewer</name>
    <message>
        <source>This game cannot be reviewed: %1</source>
        <translation>このゲームは検討できません：%1</translation>
    </message>
</context>
<context>
    <name>mirabilia::host::Replays</name>
    <message>
        <source>It is not over.</source>
        <translation>まだ終わっていません。</translation>
    </message>
    <message>
        <source>It is too large to be the record of a game.</source>
        <translation>どのゲームの棋譜よりも大きすぎます。</translation>
    </message>
    <message>
        <source>The record does not fit: %1.</source>
        <comment>a reason, in English</comment>
        <translation>棋譜が合いません：%1。</translation>
    </message>
</context>
<context>
    <name>mirabilia::host::SavedMatch</name>
    <message>
        <source>After decision %1 the position differs from when it was saved.</source>
        <translation>%1 番目の手の後の局面が、保存したときと違っています。</translation>
    </message>
    <message>
        <source>The rules do not allow its decision %1.</source>
        <translation>%1 番目の手はルールで認められません。</translation>
    </message>
    <message>
        <source>This program does not know the game.</source>
        <translation>このプログラムが知らないゲームのものです。</translation>
    </message>
    <message>
        <source>Nobody can play it with these seats and boards.</source>
        <translation>この席とボードの組み合わせでは遊べません。</translation>
    </message>
    <message>
        <source>It was begun with other data of the game (%1) than those in use (%2). With its own data it goes on.</source>
        <translation>今のデータ（%2）とは違うゲームデータ（%1）で始められています。元のデータに戻せば続けられます。</translation>
    </message>
</context>
<context>
    <name>mirabilia::host::TableServices</name>
    <message>
        <source>Your saved games are untouched.</source>
        <translation>保存したゲームはそのままです。</translation>
    </message>
    <message>
        <source>Choose other boards and try again.</source>
        <translation>別のボードを選んで、もう一度試してください。</translation>
    </message>
    <message>
        <source>Your other saved games are untouched.</source>
        <translation>ほかの保存したゲームはそのままです。</translation>
    </message>
    <message>
        <source>Free some disk space or check who may write there, then try again.</source>
        <translation>ディスクの空きやフォルダーの権限を確かめて、もう一度試してください。</translation>
    </message>
    <message>
        <source>The file has not been changed.</source>
        <translation>ファイルは変更されていません。</translation>
    </message>
    <message>
        <source>Choose another game, or begin a new one.</source>
        <translation>別のゲームを選ぶか、新しく始めてください。</translation>
    </message>
    <message>
        <source>This game cannot go on: %1</source>
        <translation>このゲームは続けられません：%1</translation>
    </message>
    <message>
        <source>The game is safe up to the move before.</source>
        <translation>一つ前の手までは保存されています。</translation>
    </message>
    <message>
        <source>Make room on the disk, then make the move again.</source>
        <translation>ディスクの空きを作って、もう一度その手を打ってください。</translation>
    </message>
    <message>
        <source>All earlier moves are there, and the old file is kept as %1.</source>
        <translation>それより前の手はすべて残っています。元のファイルは %1 に残してあります。</translation>
    </message>
    <message>
        <source>Every move of the game is safe.</source>
        <translation>ゲームの手はすべて保存されています。</translation>
    </message>
    <message>
        <source>Make room on the disk; until then the game is listed as it is.</source>
        <translation>ディスクの空きを作ってください。それまでゲームは今のまま一覧に残ります。</translation>
    </message>
    <message>
        <source>The finished game is safe; it stays with the saved games.</source>
        <translation>終わったゲームは無事です。続きを待つゲームの中に残ります。</translation>
    </message>
    <message>
        <source>Once that is fixed, open it and leave it again.</source>
        <translation>直したあとで、ゲームを開いてもう一度離れてください。</translation>
    </message>
    <message>
        <source>Nobody at this screen plays in this game.</source>
        <translation>このゲームには、この画面のプレイヤーがいません。</translation>
    </message>
    <message>
        <source>The table could not be set up: nobody can play with these seats and boards.</source>
        <translation>テーブルを用意できませんでした。この席とボードの組み合わせでは遊べません。</translation>
    </message>
    <message>
        <source>The last move was not fully saved and is lost: the game goes on from just before it.</source>
        <translation>このゲームのファイルは手の途中で切れているため、最後の手が失われました。その前から続きます。</translation>
    </message>
    <message>
        <source>This lesson does not fit the rules data that the program plays by.</source>
        <translation>この練習は、プログラムが使うルールのデータに合いません。</translation>
    </message>
    <message>
        <source>Go on with another lesson.</source>
        <translation>ほかの練習に進んでください。</translation>
    </message>
    <message>
        <source>This game cannot be replayed: %1</source>
        <translation>このゲームは再生できません：%1</translation>
    </message>
    <message>
        <source>It is not over.</source>
        <translation>まだ終わっていません。</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>何も変更されていません。</translation>
    </message>
    <message>
        <source>Choose another game.</source>
        <translation>別のゲームを選んでください。</translation>
    </message>
    <message>
        <source>Your own data are in use, and the record does not say that this game was played with them.</source>
        <translation>今は自分のデータを使っていますが、この記録がそれで遊ばれたとは書かれていません。</translation>
    </message>
    <message>
        <source>Every move fits them; what is said of costs and effects may not have been so then.</source>
        <translation>どの手もデータに合っていますが、表示されるコストや効果は当時と違うかもしれません。</translation>
    </message>
    <message>
        <source>Without your own data, Settings, Data of the games, it is shown as it was.</source>
        <translation>「設定」の「ゲームのデータ」で自分のデータを切ると、当時のまま見られます。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::Beacon</name>
    <message>
        <source>Nobody can find this host: %1.</source>
        <translation>このホストは誰にも見つけられません：%1。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::HomeHost</name>
    <message>
        <source>This table is not there any more.</source>
        <translation>この卓はもうありません。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::HostData</name>
    <message>
        <source>The data that the host plays with cannot be used: %1</source>
        <translation>ホストのデータは使えません：%1</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::KeptSeats</name>
    <message>
        <source>Its host no longer knows the seat of anybody here.</source>
        <translation>ホストはここにいる人の席をもう知りません。</translation>
    </message>
    <message>
        <source>%1 could not be written: another program keeps it.</source>
        <translation>%1 に書き込めません。別のプログラムが使用中です。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::KeptTables</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>フォルダー %1 を作れません。</translation>
    </message>
    <message>
        <source>The folder %1 is in use by another host.</source>
        <translation>フォルダー %1 は別のホストが使っています。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written.</source>
        <translation>フォルダー %1 に書き込めません。</translation>
    </message>
    <message>
        <source>%1 cannot be read and is left as it is.</source>
        <translation>%1 は読めないので、そのままにしてあります。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 に書き込めませんでした：%2。</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>%1 を削除できません。</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>大きすぎます</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::Lan</name>
    <message>
        <source>Nothing has been lost.</source>
        <translation>何も失われていません。</translation>
    </message>
    <message>
        <source>Fix that, then open the table again.</source>
        <translation>それを直してから、もう一度卓を開いてください。</translation>
    </message>
    <message>
        <source>The table is open.</source>
        <translation>卓は開いています。</translation>
    </message>
    <message>
        <source>Others can join by its address or its link.</source>
        <translation>アドレスかリンクから着席できます。</translation>
    </message>
    <message>
        <source>%1 is not a table&apos;s address.</source>
        <translation>%1は卓のアドレスではありません。</translation>
    </message>
    <message>
        <source>Type it as the host&apos;s screen shows it, as in 192.168.1.7.</source>
        <translation>192.168.1.7 のように、ホストの画面のとおりに入力してください。</translation>
    </message>
    <message>
        <source>Nobody here has a seat at this table.</source>
        <translation>この卓に席を持つ人はここにいません。</translation>
    </message>
    <message>
        <source>Sit down again.</source>
        <translation>改めて着席してください。</translation>
    </message>
    <message>
        <source>Are both on the same network? Guest networks often keep devices apart; a phone&apos;s hotspot does not.</source>
        <translation>同じネットワークにいますか？ゲスト用ネットワークは端末同士を隔てることが多いですが、スマートフォンのテザリングなら大丈夫です。</translation>
    </message>
    <message>
        <source>There is no table with a free seat at this address.</source>
        <translation>このアドレスに空席のある卓はありません。</translation>
    </message>
    <message>
        <source>Ask the host to open one.</source>
        <translation>ホストに開いてもらってください。</translation>
    </message>
    <message>
        <source>The game itself is safe.</source>
        <translation>ゲーム自体は無事です。</translation>
    </message>
    <message>
        <source>The host at %1 does not know your seat. Somebody else may have it now.</source>
        <translation>%1 のホストはあなたの席を知りません。ほかの人が着席しているのかもしれません。</translation>
    </message>
    <message>
        <source>The game and all seats are kept.</source>
        <translation>ゲームと全員の席は残っています。</translation>
    </message>
    <message>
        <source>Join another table, or host one.</source>
        <translation>ほかの卓に参加するか、自分で卓を開いてください。</translation>
    </message>
    <message>
        <source>Continue it when everybody has time again.</source>
        <translation>全員の都合がついたら続きから遊んでください。</translation>
    </message>
    <message>
        <source>The seats of this screen are known until the program ends.</source>
        <translation>この画面の席は、プログラムが終わるまで覚えています。</translation>
    </message>
    <message>
        <source>Make room on the disk; the next change is written with all before it.</source>
        <translation>ディスクの空きを作ってください。次の変更のとき、それまでの分もまとめて書き込みます。</translation>
    </message>
    <message>
        <source>Ask the host to look at its data, or join another table.</source>
        <translation>ホストにデータを確認してもらうか、別のテーブルに参加してください。</translation>
    </message>
    <message>
        <source>This table is played with the data of its host, which are not yours.</source>
        <translation>このテーブルは、自分のものとは違うホストのデータで遊ばれています。</translation>
    </message>
    <message>
        <source>They are used for this table alone; your own files stay as they are.</source>
        <translation>使うのはこのテーブルだけで、自分のファイルはそのままです。</translation>
    </message>
    <message numerus="yes">
        <source>You can try again in %n second(s).</source>
        <translation>
            <numerusform>%n 秒後にもう一度試せます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n guess(es) left before you have to wait.</source>
        <translation>
            <numerusform>あと %n 回試せます。その後は待つ必要があります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mirabilia::net::Port</name>
    <message>
        <source>Cannot listen at %1, port %2: %3.</source>
        <translation>%1 のポート %2 で待ち受けできません：%3。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::TableBrowser</name>
    <message>
        <source>Somebody is there, but has no table open.</source>
        <translation>誰かいますが、卓は開いていません。</translation>
    </message>
    <message>
        <source>There are too many hosts to ask all. Type this address to see its tables.</source>
        <translation>ホストが多すぎるため、すべてには問い合わせていません。このアドレスを入力すると卓を表示できます。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::TableClient</name>
    <message>
        <source>Nobody answers at %1.</source>
        <translation>%1 から返事がありません。</translation>
    </message>
    <message>
        <source>The connection to the host is lost.</source>
        <translation>ホストとの接続が切れました。</translation>
    </message>
    <message>
        <source>This program does not understand the host. Update both.</source>
        <translation>ホストの言うことをこのプログラムは理解できません。両方を最新にしてください。</translation>
    </message>
    <message>
        <source>At %1 is something else, not a Mirabilia table.</source>
        <translation>%1 にあるのは Mirabilia のテーブルではありません。</translation>
    </message>
    <message>
        <source>This computer cannot make encrypted connections.</source>
        <translation>このコンピューターは暗号化された接続に対応していません。</translation>
    </message>
    <message>
        <source>The host says more than anybody can read.</source>
        <translation>ホストから送られてくる内容が多すぎて処理できません。</translation>
    </message>
    <message>
        <source>The certificate of %1 cannot be trusted: %2</source>
        <translation>%1 の証明書は信頼できません: %2</translation>
    </message>
    <message>
        <source>Another host answers at %1 now.</source>
        <translation>%1 では今、別のホストが応答しています。</translation>
    </message>
    <message>
        <source>Whoever answers at %1 cannot show that it is the host.</source>
        <translation>%1 で応答している相手は、ホストであることを示せません。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::TableHost</name>
    <message>
        <source>This host has no room for more tables.</source>
        <translation>このホストに置けるテーブルはもういっぱいです。</translation>
    </message>
    <message>
        <source>%1 cannot be played with these seats: %2.</source>
        <translation>この席では%1を遊べません：%2。</translation>
    </message>
    <message>
        <source>%1 cannot be read and is left as it is.</source>
        <translation>%1 は読めないので、そのままにしてあります。</translation>
    </message>
    <message>
        <source>%1 is opened as a new table. Should it go on with one that cannot be read, end this host and mend that file first: %2</source>
        <translation>%1 は新しいテーブルとして開かれました。読み込めないテーブルを続けるはずだった場合は、ホストを終了し、先にそのファイルを直してください: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: nobody is banned.</source>
        <translation>%1 を読めないため、誰も締め出されていません。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::TableRoom</name>
    <message>
        <source>%1 is not open now. It goes on here when its host opens it.</source>
        <translation>%1は今は開いていません。ホストが開くと、ここで続きが始まります。</translation>
    </message>
</context>
<context>
    <name>mirabilia::net::TableWords</name>
    <message>
        <source>%1 is no table: write it like duel:person,expert:7.</source>
        <translation>%1 はテーブルではありません。duel:person,expert:7 のように書いてください。</translation>
    </message>
    <message>
        <source>%1 is no seat: a seat is person, easy, normal, expert, master or random.</source>
        <translation>%1 という人はいません。席は person、easy、normal、expert、master、random のどれかです。</translation>
    </message>
</context>
<context>
    <name>mirabilia::store::Files</name>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 に書き込めませんでした：%2。</translation>
    </message>
</context>
<context>
    <name>mirabilia::store::SavedGames</name>
    <message>
        <source>A game needs a plain name to be saved.</source>
        <translation>保存には普通の名前が必要です。</translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>フォルダー %1 を作れませんでした。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 に書き込めませんでした：%2。</translation>
    </message>
    <message>
        <source>There is no saved game of that name.</source>
        <translation>その名前のゲームはありません。</translation>
    </message>
    <message>
        <source>%1 cannot be read as a saved game: %2.</source>
        <translation>%1 を保存したゲームとして読めません：%2。</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>このゲームは別のウィンドウで開かれています。</translation>
    </message>
    <message>
        <source>it is larger than any game can be</source>
        <translation>ゲームとしては大きすぎます</translation>
    </message>
    <message>
        <source>it does not begin like one</source>
        <translation>先頭が保存形式ではありません</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program; it has been left as it is</source>
        <translation>このプログラムの新しい版で書かれています。そのまま残してあります</translation>
    </message>
    <message>
        <source>it names no version</source>
        <translation>版が書かれていません</translation>
    </message>
    <message>
        <source>it is damaged at byte %1; it has been left as it is</source>
        <translation>%1 バイト目で壊れています。そのまま残してあります</translation>
    </message>
    <message>
        <source>The folder of %1 may not be changed.</source>
        <translation>%1 のフォルダーは変更が許されていません。</translation>
    </message>
    <message>
        <source>%1 could not be moved into the folder %2.</source>
        <translation>%1 をフォルダー %2 に移せませんでした。</translation>
    </message>
</context>
</TS>
