// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/common/interpreter.h"

#include <QCoreApplication>

namespace mirabilia {

namespace {

/// Whoever speaks in this thread just now; null: the window alone does.
thread_local const QTranslator *speaking = nullptr;

} // namespace

Interpreter::Interpreter(QObject *parent) : QTranslator(parent) {
    comeFirst();
}

Interpreter::~Interpreter() {
    QCoreApplication::removeTranslator(this);
}

void Interpreter::comeFirst() {
    QCoreApplication::removeTranslator(this);
    QCoreApplication::installTranslator(this);
}

void Interpreter::speak(const QString &language, const std::function<void()> &say) {
    std::unique_ptr<QTranslator> &words = m_languages[language];
    if (!words) {
        words = std::make_unique<QTranslator>();
        static_cast<void>(words->load(QStringLiteral(":/i18n/mirabilia_%1.qm").arg(language)));
    }
    const QTranslator *before = speaking;
    speaking = words.get();
    say();
    speaking = before;
}

QString Interpreter::translate(const char *context, const char *source, const char *disambiguation,
                               int number) const {
    if (speaking == nullptr) {
        return {};
    }
    const QString said = speaking->translate(context, source, disambiguation, number);
    return said.isNull() ? QString::fromUtf8(source) : said; // English, not the window's
}

QString Interpreter::nearest(const QString &tag) {
    const QString lower = tag.toLower();
    if (lower.startsWith(QLatin1String("zh"))) {
        const bool traditional = lower.contains(QLatin1String("tw")) ||
                                 lower.contains(QLatin1String("hk")) ||
                                 lower.contains(QLatin1String("hant"));
        return traditional ? QStringLiteral("zh_TW") : QStringLiteral("zh_CN");
    }
    return lower.startsWith(QLatin1String("ja")) ? QStringLiteral("ja") : QStringLiteral("en");
}

} // namespace mirabilia
