// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/common/settings.h"

#include "app/models/common/names.h"
#include "app/models/services/services.h"
#include "resources/i18n/languages.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace mirabilia {

namespace {

const QString nameKey = QStringLiteral("name");
const QString oldNameKey = QStringLiteral("lan.name"); ///< when for network tables only
const QString themeKey = QStringLiteral("theme");
const QString scaleKey = QStringLiteral("scale");
const QString languageKey = QStringLiteral("language");
const QString motionKey = QStringLiteral("motionSpeed");
const QString volumeKey = QStringLiteral("volume");
const QString ambienceKey = QStringLiteral("ambience");
const QString paymentKey = QStringLiteral("payment");
const QString livePointsKey = QStringLiteral("livePoints");
const QString chainHintsKey = QStringLiteral("chainHints");
const QString windowWidthKey = QStringLiteral("windowWidth");
const QString windowHeightKey = QStringLiteral("windowHeight");

const QStringList themes{QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")};
const QStringList payments{QStringLiteral("cheapest"), QStringLiteral("left"),
                           QStringLiteral("right"), QStringLiteral("poorer")};

/// Follows the system language.
const QString systemLanguage = QStringLiteral("system");
QStringList languageIds() {
    return QStringList{systemLanguage} + Names::languages();
}

/// A saved value may come from another version or be edited: unknown ones become the first allowed
/// one.
QString oneOf(const QStringList &allowed, const QString &value) {
    return allowed.contains(value) ? value : allowed.first();
}

double validScale(double scale) {
    return scale >= 0.8 && scale <= 2.0 ? scale : std::clamp(scale > 0 ? scale : 1.0, 0.8, 2.0);
}

} // namespace

Settings::Settings(Services &services, QObject *parent) : QObject(parent), m_services(services) {
    m_name = services.setting(nameKey, services.setting(oldNameKey, QString())).toString();
    m_theme = oneOf(themes, services.setting(themeKey, themes.first()).toString());
    m_scale = validScale(services.setting(scaleKey, 1.0).toDouble());
    m_language = oneOf(languageIds(), services.setting(languageKey, systemLanguage).toString());
    m_motionSpeed = std::clamp(services.setting(motionKey, 3).toInt(), 0, 5);
    m_volume = std::clamp(services.setting(volumeKey, m_volume).toInt(), 0, 100);
    m_ambience = services.setting(ambienceKey, false).toBool();
    m_payment = oneOf(payments, services.setting(paymentKey, payments.first()).toString());
    m_livePoints = services.setting(livePointsKey, false).toBool();
    m_chainHints = services.setting(chainHintsKey, true).toBool();
    m_ownData = services.setting(ownDataKey(), true).toBool();
    m_windowWidth = services.setting(windowWidthKey, m_windowWidth).toInt();
    m_windowHeight = services.setting(windowHeightKey, m_windowHeight).toInt();
    m_effectiveLanguage = resolvedLanguage();
}

template <class T>
void Settings::keep(T &member, const T &value, const QString &key, void (Settings::*told)()) {
    if (member != value) {
        member = value;
        m_services.setSetting(key, QVariant::fromValue(value));
        emit(this->*told)();
    }
}

void Settings::setName(const QString &name) {
    keep(m_name, name, nameKey, &Settings::nameChanged);
}

void Settings::setTheme(const QString &theme) {
    keep(m_theme, oneOf(themes, theme), themeKey, &Settings::themeChanged);
}

void Settings::setScale(double scale) {
    keep(m_scale, validScale(scale), scaleKey, &Settings::scaleChanged);
}

void Settings::setLanguage(const QString &language) {
    keep(m_language, oneOf(languageIds(), language), languageKey, &Settings::languageChanged);
    const QString effective = resolvedLanguage();
    if (m_effectiveLanguage != effective) {
        m_effectiveLanguage = effective;
        emit effectiveLanguageChanged();
    }
}

void Settings::setMotionSpeed(int speed) {
    keep(m_motionSpeed, std::clamp(speed, 0, 5), motionKey, &Settings::motionSpeedChanged);
}

void Settings::setVolume(int volume) {
    keep(m_volume, std::clamp(volume, 0, 100), volumeKey, &Settings::volumeChanged);
}

void Settings::setAmbience(bool on) {
    keep(m_ambience, on, ambienceKey, &Settings::ambienceChanged);
}

void Settings::setPayment(const QString &payment) {
    keep(m_payment, oneOf(payments, payment), paymentKey, &Settings::paymentChanged);
}

void Settings::setLivePoints(bool on) {
    keep(m_livePoints, on, livePointsKey, &Settings::livePointsChanged);
}

void Settings::setChainHints(bool on) {
    keep(m_chainHints, on, chainHintsKey, &Settings::chainHintsChanged);
}

void Settings::setOwnData(bool on) {
    keep(m_ownData, on, ownDataKey(), &Settings::ownDataChanged);
}

void Settings::keepWindowSize(int width, int height) {
    keep(m_windowWidth, width, windowWidthKey, &Settings::windowSizeChanged);
    keep(m_windowHeight, height, windowHeightKey, &Settings::windowSizeChanged);
}

QString Settings::resolvedLanguage() const {
    return m_language == systemLanguage ? bestLanguage(QLocale::system().uiLanguages())
                                        : m_language;
}

QVariantList Settings::languages() {
    QVariantList named;
    for (const Language &each : mirabilia::languages) {
        named.append(QVariantMap{{QStringLiteral("id"), QString::fromUtf8(each.id)},
                                 {QStringLiteral("ownName"), QString::fromUtf8(each.ownName)}});
    }
    return named;
}

QString Settings::bestLanguage(const QStringList &wanted) {
    const QStringList ids = Names::languages();
    for (const QString &tag : wanted) {
        const QLocale locale(tag);
        QString best;
        for (const QString &id : ids) {
            const QLocale own(id);
            if (own.language() == locale.language() &&
                (best.isEmpty() || own.script() == locale.script())) {
                best = id;
            }
        }
        if (!best.isEmpty()) {
            return best;
        }
    }
    return ids.first();
}

} // namespace mirabilia
