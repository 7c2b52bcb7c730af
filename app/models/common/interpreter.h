// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

#include <functional>
#include <map>
#include <memory>

namespace mirabilia {

/// Says things in another language than the window's, for the time of a call and in its thread
/// only. Lives in the main thread.
class Interpreter final : public QTranslator {
    Q_OBJECT

public:
    explicit Interpreter(QObject *parent = nullptr);
    ~Interpreter() override;

    /// The window's own words, installed since, would be asked first: call it after they change.
    void comeFirst();
    /// All that `tr` says within `say` is in this language, a tag of BCP 47.
    void speak(const QString &language, const std::function<void()> &say);
    /// The language of the program that comes nearest to a tag: "zh-Hant" is "zh_TW".
    [[nodiscard]] static QString nearest(const QString &tag);

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source,
                                    const char *disambiguation, int number) const override;

private:
    std::map<QString, std::unique_ptr<QTranslator>> m_languages;
};

} // namespace mirabilia
