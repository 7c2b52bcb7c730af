// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <qqmlintegration.h>

namespace mirabilia {

class Services;

/// The player's preferences; every change is saved at once.
class Settings : public QObject {
    Q_OBJECT
    /// The name of the person at this screen, at every table; empty: not set yet.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged FINAL)
    /// "system", "light" or "dark".
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged FINAL)
    /// Interface scale, 0.8 to 2.0.
    Q_PROPERTY(double scale READ scale WRITE setScale NOTIFY scaleChanged FINAL)
    /// "system", or the id of one of `languages`.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    /// The languages of the program, as `{id, ownName}`.
    Q_PROPERTY(QVariantList languages READ languages CONSTANT FINAL)
    /// The current language; never "system".
    Q_PROPERTY(
        QString effectiveLanguage READ effectiveLanguage NOTIFY effectiveLanguageChanged FINAL)
    /// 0 = no motion, 1 slow to 5 fast.
    Q_PROPERTY(
        int motionSpeed READ motionSpeed WRITE setMotionSpeed NOTIFY motionSpeedChanged FINAL)
    /// Volume, 0 (silent) to 100.
    Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY volumeChanged FINAL)
    /// A quiet background at the table, for each age its own.
    Q_PROPERTY(bool ambience READ ambience WRITE setAmbience NOTIFY ambienceChanged FINAL)
    /// The payment preferred among equally cheap ones: "cheapest", "left", "right", "poorer".
    Q_PROPERTY(QString payment READ payment WRITE setPayment NOTIFY paymentChanged FINAL)
    Q_PROPERTY(bool livePoints READ livePoints WRITE setLivePoints NOTIFY livePointsChanged FINAL)
    /// Data files of the person's own take the place of the built-in ones, from the next start on.
    Q_PROPERTY(bool ownData READ ownData WRITE setOwnData NOTIFY ownDataChanged FINAL)
    Q_PROPERTY(bool chainHints READ chainHints WRITE setChainHints NOTIFY chainHintsChanged FINAL)
    /// Size of the window when last shown as a window, in logical pixels.
    Q_PROPERTY(int windowWidth READ windowWidth NOTIFY windowSizeChanged FINAL)
    Q_PROPERTY(int windowHeight READ windowHeight NOTIFY windowSizeChanged FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("App.settings")

public:
    explicit Settings(Services &services, QObject *parent = nullptr);

    [[nodiscard]] QString name() const { return m_name; }
    void setName(const QString &name);
    [[nodiscard]] QString theme() const { return m_theme; }
    void setTheme(const QString &theme);
    [[nodiscard]] double scale() const { return m_scale; }
    void setScale(double scale);
    [[nodiscard]] QString language() const { return m_language; }
    void setLanguage(const QString &language);
    [[nodiscard]] static QVariantList languages();
    [[nodiscard]] QString effectiveLanguage() const { return m_effectiveLanguage; }
    [[nodiscard]] int motionSpeed() const { return m_motionSpeed; }
    void setMotionSpeed(int speed);
    [[nodiscard]] int volume() const { return m_volume; }
    void setVolume(int volume);
    [[nodiscard]] bool ambience() const { return m_ambience; }
    void setAmbience(bool on);
    [[nodiscard]] QString payment() const { return m_payment; }
    void setPayment(const QString &payment);
    [[nodiscard]] bool livePoints() const { return m_livePoints; }
    void setLivePoints(bool on);
    [[nodiscard]] bool chainHints() const { return m_chainHints; }
    void setChainHints(bool on);
    [[nodiscard]] bool ownData() const { return m_ownData; }
    void setOwnData(bool on);
    /// What the file of settings calls it: data are chosen before there are any models.
    [[nodiscard]] static QString ownDataKey() { return QStringLiteral("ownData"); }
    [[nodiscard]] int windowWidth() const { return m_windowWidth; }
    [[nodiscard]] int windowHeight() const { return m_windowHeight; }
    Q_INVOKABLE void keepWindowSize(int width, int height);

    /// The language of the program that best suits these preferences (BCP 47, best first).
    [[nodiscard]] static QString bestLanguage(const QStringList &wanted);

signals:
    void nameChanged();
    void themeChanged();
    void scaleChanged();
    void languageChanged();
    void effectiveLanguageChanged();
    void motionSpeedChanged();
    void volumeChanged();
    void ambienceChanged();
    void paymentChanged();
    void livePointsChanged();
    void chainHintsChanged();
    void ownDataChanged();
    void windowSizeChanged();

private:
    /// Sets a new value, saves it and emits `told`.
    template <class T>
    void keep(T &member, const T &value, const QString &key, void (Settings::*told)());
    [[nodiscard]] QString resolvedLanguage() const;

    Services &m_services;
    QString m_name;
    QString m_theme;
    double m_scale = 1.0;
    QString m_language;
    QString m_effectiveLanguage;
    int m_motionSpeed = 3;
    int m_volume = 40;
    bool m_ambience = false;
    QString m_payment;
    bool m_livePoints = false;
    bool m_chainHints = true;
    bool m_ownData = true;
    int m_windowWidth = 1280;
    int m_windowHeight = 800;
};

} // namespace mirabilia
