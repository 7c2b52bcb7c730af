// SPDX-License-Identifier: GPL-3.0-or-later
// Trivial bodies while the models grow.
#include "app/models/app.h"

namespace mirabilia {

void Catalogue::setLanguage(const QString &) {}

#define LIST(Model, Row)                                                                           \
    Model::Model(QObject *parent) : ListModel(QMetaType::fromType<Row>(), parent) {}
LIST(GoodsModel, GoodRow)
LIST(StageModel, StageRow)
LIST(HandModel, HandRow)
LIST(ActionModel, ActionRow)
LIST(PaymentModel, PaymentRow)
LIST(RevealModel, RevealRow)
LIST(ConflictModel, ConflictRow)
LIST(LogModel, LogRow)
LIST(SavesModel, SaveRow)
CardsModel::CardsModel(const Catalogue &c, QObject *p)
    : ListModel(QMetaType::fromType<CardRow>(), p)
    , m_catalogue(c) {}
void CardsModel::setCards(const QStringList &, const QStringList &) {}
FamilyModel::FamilyModel(const Catalogue &c, QObject *p)
    : ListModel(QMetaType::fromType<FamilyRow>(), p)
    , m_catalogue(c) {}
void FamilyModel::setCards(const QStringList &, const QStringList &) {}
ScoresModel::ScoresModel(const Catalogue &c, QObject *p)
    : ListModel(QMetaType::fromType<ScoreRow>(), p)
    , m_catalogue(c) {}
QVariantList ScoresModel::explain(int, const QString &) const {
    return {};
}
QVariantList ScoresModel::buriedOf(int) const {
    return {};
}
void ScoresModel::setTable(const v1::ClassicTable &, const QList<City *> &, int) {}
int PaymentModel::preferredRow() const {
    return -1;
}
ChoiceModel::ChoiceModel(TableModel &table)
    : QObject(&table)
    , m_table(table)
    , m_actions(new ActionModel(this))
    , m_payments(new PaymentModel(this)) {}
void ChoiceModel::select(int) {}
void ChoiceModel::clear() {}
void ChoiceModel::consider(const QString &) {}
void ChoiceModel::considerPayment(int) {}
void ChoiceModel::play(const QString &, int) {}
void ChoiceModel::refresh() {}
void LogModel::setSeatFilter(int) {}
QString LogModel::exportLog() const {
    return {};
}
void LogModel::setLines(const QList<LogRow> &) {}
void LogModel::show() {}
void SavesModel::setSaves(const QList<SavedGame> &) {}
City::City(int, const Catalogue &c, QObject *p)
    : QObject(p)
    , m_stages(new StageModel(this))
    , m_cards(new CardsModel(c, this))
    , m_buried(new CardsModel(c, this))
    , m_families(new FamilyModel(c, this))
    , m_production(new GoodsModel(this))
    , m_goods(new GoodsModel(this)) {}
QString City::poster() const {
    return {};
}
CardsModel *City::cardsOf(const QString &f) const {
    return m_families->cardsOf(f);
}
void City::setState(const CityState &) {}

NewGameModel::NewGameModel(Services &s, const Catalogue &c, QObject *p)
    : QAbstractListModel(p)
    , m_services(s)
    , m_catalogue(c) {
    Q_UNUSED(m_services)
    Q_UNUSED(m_catalogue)
}
int NewGameModel::rowCount(const QModelIndex &) const {
    return 0;
}
QVariant NewGameModel::data(const QModelIndex &, int) const {
    return {};
}
bool NewGameModel::setData(const QModelIndex &, const QVariant &, int) {
    return false;
}
QHash<int, QByteArray> NewGameModel::roleNames() const {
    return gadgetRoles(NewSeatRow::staticMetaObject);
}
int NewGameModel::count() const {
    return 3;
}
void NewGameModel::setCount(int) {}
QVariantList NewGameModel::wonders() const {
    return {};
}
QStringList NewGameModel::palette() const {
    return {"teal", "coral", "amber", "violet", "sky", "olive", "rose"};
}
QString NewGameModel::problem() const {
    return {};
}
bool NewGameModel::sidesByLot() const {
    return true;
}
void NewGameModel::setSidesByLot(bool) {}
QString NewGameModel::side() const {
    return {};
}
void NewGameModel::setSide(const QString &) {}
void NewGameModel::setLivePoints(bool) {}
void NewGameModel::set(int, const QString &, const QVariant &) {}
void NewGameModel::moveSeat(int, int) {}
GameSetup NewGameModel::setup() const {
    return {};
}

Settings::Settings(Services &s, QObject *p) : QObject(p), m_services(s) {
    Q_UNUSED(m_services)
}
void Settings::setTheme(const QString &) {}
void Settings::setScale(double) {}
void Settings::setLanguage(const QString &) {}
void Settings::setMotionSpeed(int) {}
void Settings::setPayment(const QString &) {}
void Settings::setLivePoints(bool) {}
void Settings::setChainHints(bool) {}
void Settings::setSound(bool) {}

TableModel::TableModel(Services &services, const Settings &settings, const Catalogue &catalogue,
                       QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_settings(settings)
    , m_catalogue(catalogue)
    , m_hand(new HandModel(this))
    , m_pickable(new HandModel(this))
    , m_choice(new ChoiceModel(*this))
    , m_reveal(new RevealModel(this))
    , m_conflict(new ConflictModel(this))
    , m_discardPile(new CardsModel(catalogue, this))
    , m_log(new LogModel(this))
    , m_scores(new ScoresModel(catalogue, this)) {}
int TableModel::age() const {
    return 1;
}
int TableModel::turn() const {
    return 1;
}
QString TableModel::phase() const {
    return {};
}
QString TableModel::passTo() const {
    return {};
}
City *TableModel::own() const {
    return nullptr;
}
City *TableModel::left() const {
    return nullptr;
}
City *TableModel::right() const {
    return nullptr;
}
QQmlListProperty<City> TableModel::cities() {
    return {};
}
QQmlListProperty<City> TableModel::others() {
    return {};
}
int TableModel::seatCount() const {
    return 0;
}
int TableModel::playerCount() const {
    return 0;
}
QString TableModel::status() const {
    return {};
}
bool TableModel::myTurn() const {
    return false;
}
City *TableModel::decidingFor() const {
    return nullptr;
}
QString TableModel::moment() const {
    return {};
}
QString TableModel::momentTitle() const {
    return {};
}
QString TableModel::momentText() const {
    return {};
}
bool TableModel::canChange() const {
    return false;
}
bool TableModel::canUndo() const {
    return false;
}
QString TableModel::hintText() const {
    return {};
}
QString TableModel::hintCard() const {
    return {};
}
QString TableModel::hintAction() const {
    return {};
}
bool TableModel::hintBusy() const {
    return false;
}
bool TableModel::curtain() const {
    return false;
}
QString TableModel::curtainName() const {
    return {};
}
bool TableModel::revealing() const {
    return false;
}
bool TableModel::conflictShown() const {
    return false;
}
int TableModel::conflictAge() const {
    return 0;
}
int TableModel::discardCount() const {
    return 0;
}
bool TableModel::over() const {
    return false;
}
QString TableModel::winnerText() const {
    return {};
}
City *TableModel::cityAt(int) const {
    return nullptr;
}
void TableModel::pick(int) {}
void TableModel::declinePick() {}
void TableModel::change() {}
void TableModel::undo() {}
void TableModel::hint() {}
void TableModel::openCurtain() {}
void TableModel::skip() {}
void TableModel::chainOf(const QString &) {}
void TableModel::clearChain() {}
QString TableModel::exportLog() const {
    return {};
}
QString TableModel::exportRecord() const {
    return {};
}
void TableModel::finish() {}

static App *instance = nullptr;
App::App(Services &services, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_settings(new Settings(services, this))
    , m_newGame(new NewGameModel(services, m_catalogue, this))
    , m_saves(new SavesModel(this)) {
    instance = this;
}
App::~App() {
    instance = nullptr;
}
App *App::create(QQmlEngine *, QJSEngine *) {
    return instance;
}
bool App::canContinue() const {
    return false;
}
QString App::continueTitle() const {
    return {};
}
QString App::version() const {
    return {};
}
QString App::qtVersion() const {
    return {};
}
QString App::license() const {
    return {};
}
void App::startGame() {}
void App::continueGame(const QString &) {}
void App::rematch() {}
void App::leaveTable() {}
void App::dismissProblem() {}

} // namespace mirabilia
