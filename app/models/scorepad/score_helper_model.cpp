// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/score_helper_model.h"

#include "app/models/common/wording.h"

namespace mirabilia {

ScoreHelperModel::ScoreHelperModel(QObject *parent)
    : ListModel(QMetaType::fromType<HelperField>(), parent) {}

void ScoreHelperModel::show(const Page &page) {
    m_rowId = page.rowId;
    m_title = page.title;
    m_rule = page.rule;
    m_applyText = page.applyText;
    m_value = page.value;
    m_steps = page.steps;
    assign(page.fields);
    emit changed();
}

QString ScoreHelperModel::valueText() const {
    return Wording::points(m_value);
}

void ScoreHelperModel::set(const QString &key, int value) {
    for (int row = 0; row < count(); ++row) {
        const HelperField &field = at<HelperField>(row);
        if (field.key == key) {
            emit fieldSet(key, qBound(field.minimum, value, field.maximum));
            return;
        }
    }
}

void ScoreHelperModel::step(const QString &key, int by) {
    for (int row = 0; row < count(); ++row) {
        const HelperField &field = at<HelperField>(row);
        if (field.key == key) {
            set(key, field.value + by);
            return;
        }
    }
}

void ScoreHelperModel::clear() {
    emit cleared();
}

void ScoreHelperModel::apply() {
    emit applied();
}

void ScoreHelperModel::cancel() {
    emit cancelled();
}

} // namespace mirabilia
