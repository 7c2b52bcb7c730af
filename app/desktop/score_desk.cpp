// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/score_desk.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QPrintDialog>
#include <QPrinter>
#include <QUrl>

#include <memory>

namespace mirabilia::desktop {

namespace {

struct Desk {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::desktop::Desk)
};

void ask(std::unique_ptr<QFileDialog> dialog, const PathChosen &then) {
    QFileDialog *shown = dialog.release(); // deletes itself when it closes
    shown->setAttribute(Qt::WA_DeleteOnClose);
    shown->setWindowModality(Qt::ApplicationModal);
    QObject::connect(shown, &QFileDialog::fileSelected, shown, then);
    shown->open();
}

} // namespace

void askWhatToRead(const QString &folder, const PathChosen &then) {
    askWhatToRead(
        Desk::tr("Choose score sheets"),
        Desk::tr("Score sheets (*.csv *.tsv *.txt *.md *.json *.xml *.xlsx *.ods);;All files (*)"),
        folder, then);
}

void askWhatToRead(const QString &title, const QString &kinds, const QString &folder,
                   const PathChosen &then) {
    auto dialog = std::make_unique<QFileDialog>(nullptr, title, folder, kinds);
    dialog->setFileMode(QFileDialog::ExistingFile);
    ask(std::move(dialog), then);
}

void askForHistory(const QString &folder, const PathChosen &then) {
    askWhatToRead(Desk::tr("Choose a game history"),
                  Desk::tr("Game histories (*.db);;All files (*)"), folder, then);
}

void askForFolder(const QString &folder, const PathChosen &then) {
    auto dialog = std::make_unique<QFileDialog>(nullptr, Desk::tr("Choose a folder"), folder);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    ask(std::move(dialog), then);
}

void askWhereToWrite(const QString &proposed, const PathChosen &then) {
    const QFileInfo file(proposed);
    auto dialog = std::make_unique<QFileDialog>(nullptr, Desk::tr("Save as"), file.path(),
                                                QStringLiteral("*.%1").arg(file.suffix()));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(file.suffix());
    dialog->selectFile(file.fileName());
    ask(std::move(dialog), then);
}

void askForPrinter(const QString &title, const std::function<bool(QPagedPaintDevice &)> &paint,
                   const std::function<void(const QString &problem)> &then) {
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(title);
    auto dialog = std::make_unique<QPrintDialog>(printer.get());
    QPrintDialog *shown = dialog.release(); // deletes itself when it closes
    shown->setAttribute(Qt::WA_DeleteOnClose);
    shown->setWindowModality(Qt::ApplicationModal);
    // The lambda keeps the printer alive as long as its dialog.
    QObject::connect(shown, &QDialog::accepted, shown, [printer, paint, then] {
        const bool printed = paint(*printer) && printer->printerState() != QPrinter::Error;
        then(printed ? QString() : Desk::tr("The printer did not take the sheet."));
    });
    shown->open();
}

QString openAddress(const QUrl &address) {
    if (QDesktopServices::openUrl(address)) {
        return {};
    }
    return Desk::tr("No program on this device opens %1.")
        .arg(address.isLocalFile() ? address.toLocalFile() : address.scheme());
}

} // namespace mirabilia::desktop
