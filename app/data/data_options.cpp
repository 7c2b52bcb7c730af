// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/data_options.h"

namespace mirabilia {

void addDataOptions(CLI::App &command, DataChoice &choice) {
    auto *folder =
        command
            .add_option("--data", choice.folder, "Folder of data files that replace built-in ones")
            ->type_name("DIR");
    command.add_flag("--built-in-data", choice.builtIn, "Ignore your own data folder")
        ->excludes(folder);
}

} // namespace mirabilia
