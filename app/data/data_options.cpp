// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/data_options.h"

namespace mirabilia {

void addDataOptions(CLI::App &command, DataChoice &choice) {
    auto *folder = command
                       .add_option("--data", choice.folder,
                                   "Folder with data files that replace the built-in ones")
                       ->type_name("DIR");
    command
        .add_flag("--built-in-data", choice.builtIn, "Leave your own data folder out of account")
        ->excludes(folder);
}

} // namespace mirabilia
