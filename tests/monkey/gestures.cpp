// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/monkey/gestures.h"

#include <QMap>
#include <QTest>

namespace mirabilia::monkey {

namespace {

using std::uint32_t;

/// Phones and tablets both ways round, laptops, halves of screens, what nobody thinks of.
const std::vector<QSize> sizes{{1280, 800}, {640, 800},  {360, 640},   {412, 915}, {915, 412},
                               {740, 360},  {800, 1280}, {1366, 700},  {960, 540}, {1920, 1080},
                               {700, 800},  {660, 800},  {2560, 1440}, {500, 500}, {1024, 768}};

/// What people, and others, write into fields.
const std::vector<QString> texts{
    QStringLiteral("Ada"),
    QStringLiteral("Bo"),
    QStringLiteral("%2"),
    QStringLiteral("%n %1 %L2"),
    QStringLiteral("<b>Eve</b> & \"Finn\""),
    QStringLiteral("=SUM(A1)"),
    QStringLiteral("31.12.2026"),
    QStringLiteral("-7"),
    QStringLiteral("\u0633\u0644\u0645\u0649"),
    QStringLiteral("\u7530\u4e2d\u3055\u3093"),
    QStringLiteral("a\u202eb\u0007c"),
    QStringLiteral("\U0001F3DB\uFE0F"),
    QStringLiteral("Wolfeschlegelsteinhausenbergerdorff ").repeated(8),
};

QPoint middleOf(const QQuickItem &item) {
    return item.mapToScene({item.width() / 2, item.height() / 2}).toPoint();
}

QPoint somewhere(const World &world, Rng &rng) {
    const QSize size = world.window().size();
    return {static_cast<int>(rng.below(static_cast<uint32_t>(size.width()))),
            static_cast<int>(rng.below(static_cast<uint32_t>(size.height())))};
}

QString at(QPoint place) {
    return QStringLiteral("%1,%2").arg(place.x()).arg(place.y());
}

bool pressable(const QQuickItem &item) {
    return item.isEnabled() &&
           (item.metaObject()->indexOfSignal("clicked()") >= 0 ||
            item.metaObject()->indexOfSignal("clicked(QQuickMouseEvent*)") >= 0);
}

/// Something to press: each kind of thing as often as any other, so that sixty cells do not hide
/// one button. Null if there is nothing.
QQuickItem *somethingToPress(const World &world, Rng &rng) {
    QMap<QString, QList<QQuickItem *>> kinds;
    for (QQuickItem *item : world.itemsInSight(pressable)) {
        kinds[typeName(*item)].append(item);
    }
    return kinds.isEmpty() ? nullptr : oneOf(oneOf(kinds.values(), rng), rng);
}

QString named(const QQuickItem &item) {
    return QStringLiteral("%1 \"%2\" at %3")
        .arg(typeName(item), wordsOf(item).left(30), at(middleOf(item)));
}

// ---- Mouse --------------------------------------------------------------------------------------

void press(World &world, Rng &rng) {
    if (const QQuickItem *item = somethingToPress(world, rng)) {
        world.tell(QStringLiteral("press ") + named(*item));
        const QPoint place = middleOf(*item);
        QTest::mouseMove(&world.window(), place);
        QTest::mouseClick(&world.window(), Qt::LeftButton, {}, place);
    }
}

void click(World &world, Rng &rng) {
    static const std::vector<Qt::MouseButton> buttons{Qt::LeftButton, Qt::LeftButton,
                                                      Qt::RightButton, Qt::BackButton};
    const QPoint place = somewhere(world, rng);
    const Qt::MouseButton button = oneOf(buttons, rng);
    const bool twice = rng.below(4) == 0;
    world.tell(QStringLiteral("%1 with button %2 at %3")
                   .arg(twice ? QStringLiteral("double click") : QStringLiteral("click"))
                   .arg(button)
                   .arg(at(place)));
    QTest::mouseMove(&world.window(), place);
    if (twice) {
        QTest::mouseDClick(&world.window(), button, {}, place);
    } else {
        QTest::mouseClick(&world.window(), button, {}, place);
    }
}

void drag(World &world, Rng &rng) {
    const QQuickItem *item = somethingToPress(world, rng);
    const QPoint from = item != nullptr ? middleOf(*item) : somewhere(world, rng);
    const QPoint to = somewhere(world, rng);
    world.tell(QStringLiteral("drag from %1 to %2").arg(at(from), at(to)));
    QTest::mousePress(&world.window(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 4; ++step) {
        QTest::mouseMove(&world.window(), from + (to - from) * step / 4);
    }
    world.rest(static_cast<int>(rng.below(3)));
    QTest::mouseRelease(&world.window(), Qt::LeftButton, {}, to);
}

void wheel(World &world, Rng &rng) {
    const QPoint place = somewhere(world, rng);
    const int delta = rng.below(2) == 0 ? 240 : -240;
    world.tell(QStringLiteral("wheel %1 at %2").arg(delta).arg(at(place)));
    QWheelEvent event(place, world.window().mapToGlobal(place), {}, {0, delta}, Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&world.window(), &event);
}

// ---- Touch --------------------------------------------------------------------------------------

void tap(World &world, Rng &rng) {
    const QQuickItem *item = somethingToPress(world, rng);
    const QPoint place = item != nullptr ? middleOf(*item) : somewhere(world, rng);
    const bool held = rng.below(5) == 0;
    world.tell((held ? QStringLiteral("hold ") : QStringLiteral("tap ")) +
               (item != nullptr ? named(*item) : at(place)));
    QTest::touchEvent(&world.window(), world.touchScreen()).press(0, place);
    if (held) {
        constexpr int longEnough = 900;
        QTest::qWait(longEnough);
    }
    QTest::touchEvent(&world.window(), world.touchScreen()).release(0, place);
}

void flick(World &world, Rng &rng) {
    const QPoint from = somewhere(world, rng);
    const QPoint to = somewhere(world, rng);
    world.tell(QStringLiteral("flick from %1 to %2").arg(at(from), at(to)));
    QTest::touchEvent(&world.window(), world.touchScreen()).press(0, from);
    for (int step = 1; step <= 4; ++step) {
        QTest::touchEvent(&world.window(), world.touchScreen())
            .move(0, from + (to - from) * step / 4);
    }
    QTest::touchEvent(&world.window(), world.touchScreen()).release(0, to);
}

void twoFingers(World &world, Rng &rng) {
    const QPoint one = somewhere(world, rng);
    const QPoint other = somewhere(world, rng);
    world.tell(QStringLiteral("two fingers at %1 and %2").arg(at(one), at(other)));
    QTest::touchEvent(&world.window(), world.touchScreen()).press(0, one).press(1, other);
    QTest::touchEvent(&world.window(), world.touchScreen()).move(0, other).move(1, one);
    QTest::touchEvent(&world.window(), world.touchScreen()).release(0, other).release(1, one);
}

// ---- Keys ---------------------------------------------------------------------------------------

void key(World &world, Rng &rng) {
    static const std::vector<Qt::Key> keys{
        Qt::Key_Tab,    Qt::Key_Tab,   Qt::Key_Backtab,   Qt::Key_Return, Qt::Key_Return,
        Qt::Key_Space,  Qt::Key_Left,  Qt::Key_Right,     Qt::Key_Up,     Qt::Key_Down,
        Qt::Key_Escape, Qt::Key_Home,  Qt::Key_End,       Qt::Key_PageUp, Qt::Key_PageDown,
        Qt::Key_Delete, Qt::Key_Minus, Qt::Key_Backspace, Qt::Key_F1,     Qt::Key_F11,
        Qt::Key_Back,   Qt::Key_Menu,  Qt::Key_Question};
    const Qt::Key pressed = oneOf(keys, rng);
    world.tell(QStringLiteral("key ") + QVariant::fromValue(pressed).toString());
    QTest::keyClick(&world.window(), pressed);
}

void letter(World &world, Rng &rng) {
    const char pressed =
        static_cast<char>(rng.below(3) == 0 ? 'A' + rng.below(26) : '0' + rng.below(10));
    world.tell(QStringLiteral("key '%1'").arg(QLatin1Char(pressed)));
    QTest::keyClick(&world.window(), pressed);
}

void shortcut(World &world, Rng &rng) {
    // Not Q, which ends the program: `startAnew` does that.
    static const std::vector<Qt::Key> keys{Qt::Key_Z, Qt::Key_Y, Qt::Key_Comma, Qt::Key_Return,
                                           Qt::Key_A, Qt::Key_V, Qt::Key_C,     Qt::Key_F};
    const Qt::Key pressed = oneOf(keys, rng);
    const bool shift = rng.below(3) == 0;
    world.tell(QStringLiteral("key Ctrl+%1%2")
                   .arg(shift ? QStringLiteral("Shift+") : QString(),
                        QVariant::fromValue(pressed).toString()));
    QTest::keyClick(&world.window(), pressed,
                    shift ? Qt::ControlModifier | Qt::ShiftModifier : Qt::ControlModifier);
}

void write(World &world, Rng &rng) {
    const QString &text = oneOf(texts, rng);
    QQuickItem *field = world.window().activeFocusItem();
    if (field == nullptr || !field->inherits("QQuickTextInput")) {
        return;
    }
    world.tell(QStringLiteral("write \"%1\"").arg(text.left(30)));
    QInputMethodEvent event;
    event.setCommitString(text);
    QCoreApplication::sendEvent(field, &event);
}

// ---- The window and what it looks like ----------------------------------------------------------

void resize(World &world, Rng &rng) {
    const QSize size = oneOf(sizes, rng);
    world.tell(QStringLiteral("resize to %1x%2").arg(size.width()).arg(size.height()));
    world.window().resize(size);
}

/// As a window manager does while a person pulls at a corner.
void pull(World &world, Rng &rng) {
    const QSize from = world.window().size();
    const QSize to = oneOf(sizes, rng);
    constexpr int steps = 12;
    world.tell(QStringLiteral("pull to %1x%2").arg(to.width()).arg(to.height()));
    for (int step = 1; step <= steps; ++step) {
        world.window().resize(from + (to - from) * step / steps);
        world.rest(step % 2);
    }
}

void setting(World &world, Rng &rng) {
    static const std::vector<double> scales{0.8, 1.0, 1.0, 1.25, 1.5, 2.0};
    static const std::vector<const char *> languages{"en", "en", "ja", "zh_CN", "zh_TW", "system"};
    static const std::vector<const char *> themes{"light", "dark", "system"};
    static const std::vector<const char *> payments{"cheapest", "left", "right", "poorer"};
    Settings &settings = *world.app().settings();
    const auto told = [&world](const char *what, const QString &value) {
        world.tell(QStringLiteral("set %1 to %2").arg(QLatin1String(what), value));
        return value;
    };
    switch (rng.below(6)) {
    case 0: settings.setScale(told("scale", QString::number(oneOf(scales, rng))).toDouble()); break;
    case 1: settings.setLanguage(told("language", QLatin1String(oneOf(languages, rng)))); break;
    case 2: settings.setTheme(told("theme", QLatin1String(oneOf(themes, rng)))); break;
    case 3: settings.setMotionSpeed(told("motion", QString::number(rng.below(6))).toInt()); break;
    case 4: settings.setPayment(told("payment", QLatin1String(oneOf(payments, rng)))); break;
    default: settings.setLivePoints(told("points", QString::number(rng.below(2))).toInt() != 0);
    }
}

void visit(World &world, Rng &rng) {
    const Place &place = oneOf(places(), rng);
    world.tell(QStringLiteral("go to ") + QLatin1String(place.name));
    for (const QQuickItem *popup : world.popups()) { // nobody leaves a page through its dialogs
        QMetaObject::invokeMethod(popup->parent(), "close");
    }
    place.visit(world, rng);
}

void wait(World &world, Rng &rng) {
    constexpr uint32_t longest = 300;
    const auto milliseconds = static_cast<int>(rng.below(longest));
    world.tell(QStringLiteral("wait %1 ms").arg(milliseconds));
    QTest::qWait(milliseconds);
}

void playOn(World &world, Rng &rng) {
    const uint32_t decisions = rng.below(6) == 0 ? 8 : 1;
    for (uint32_t i = 0; i < decisions; ++i) {
        decide(world, rng);
        world.rest(1);
    }
}

} // namespace

const std::vector<Gesture> &gestures() {
    static const std::vector<Gesture> all{
        {30, press},     {8, click},   {5, drag},    {4, wheel},    {15, tap},    {5, flick},
        {1, twoFingers}, {20, key},    {20, letter}, {6, shortcut}, {5, write},   {10, resize},
        {2, pull},       {5, setting}, {6, visit},   {4, wait},     {10, playOn},
    };
    return all;
}

} // namespace mirabilia::monkey
