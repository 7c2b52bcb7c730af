// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/score_people_model.h"

#include "app/models/common/wording.h"
#include "app/models/scorepad/score_words.h"
#include "scorer/person.h"
#include "scorer/text.h"

#include <QPointer>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace mirabilia {

ScorePeopleModel::ScorePeopleModel(ScoreServices &services, QObject *parent)
    : QObject(parent)
    , m_services(services) {}

void ScorePeopleModel::look() {
    m_search.clear();
    m_problem.clear();
    read();
}

void ScorePeopleModel::setSearch(const QString &search) {
    if (m_search != search) {
        m_search = search;
        list();
    }
}

void ScorePeopleModel::read() {
    m_people = m_services.persons();
    list();
}

void ScorePeopleModel::list() {
    const std::string wanted = scorer::folded(m_search.toStdString());
    m_shown.clear();
    m_others = 0;
    for (const Person &person : std::as_const(m_people)) {
        if (scorer::folded(person.name.toStdString()).find(wanted) == std::string::npos) {
            continue;
        }
        if (m_shown.size() == mostShown) {
            ++m_others;
            continue;
        }
        m_shown.append(QVariantMap{{QStringLiteral("key"), person.name},
                                   {QStringLiteral("name"), shownName(person.name)},
                                   {QStringLiteral("sheets"), person.sheets}});
    }
    emit changed();
}

QVariantList ScorePeopleModel::alike() const {
    std::vector<std::string> names;
    names.reserve(static_cast<std::size_t>(m_people.size()));
    for (const Person &person : m_people) {
        names.push_back(person.name.toStdString());
    }
    QVariantList pairs;
    for (const auto &group : scorer::namesAlike(names)) {
        const QString to = fromUtf8(group.front());
        for (std::size_t other = 1; other < group.size(); ++other) {
            const QString from = fromUtf8(group[other]);
            pairs.append(
                QVariantMap{{QStringLiteral("from"), from},
                            {QStringLiteral("to"), to},
                            {QStringLiteral("text"), tr("%1 may be %2", "two ways to write a name")
                                                         .arg(shownName(from), shownName(to))}});
        }
    }
    return pairs;
}

void ScorePeopleModel::retranslate() {
    emit changed();
}

QString ScorePeopleModel::tidied(const QString &name) {
    return oneLine(name).simplified();
}

bool ScorePeopleModel::isKnown(const QString &name) const {
    return std::any_of(m_people.begin(), m_people.end(),
                       [&name](const Person &person) { return person.name == name; });
}

void ScorePeopleModel::begin() {
    m_busy = true;
    m_problem.clear();
    emit aboutToRename();
    emit changed();
}

void ScorePeopleModel::end(const QString &problem) {
    m_busy = false;
    m_problem = problem;
    read();
}

void ScorePeopleModel::rename(const QString &from, const QString &to) {
    if (m_busy || to.isEmpty() || from == to) {
        return;
    }
    begin();
    m_services.rename(from, to,
                      [self = QPointer(this)](const QString &problem, const Renaming &done) {
                          if (self) {
                              self->end(problem);
                              if (problem.isEmpty()) {
                                  emit self->renamed(done);
                              }
                          }
                      });
}

void ScorePeopleModel::takeBack(const Renaming &renaming) {
    if (m_busy) {
        return;
    }
    begin();
    m_services.takeBack(renaming, [self = QPointer(this)](const QString &problem) {
        if (self) {
            self->end({});
            if (!problem.isEmpty()) {
                emit self->failed(problem);
            }
        }
    });
}

} // namespace mirabilia
