# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DFOLDER= -DPREFIX= -DOUTPUT= -P ListResources.cmake : a .qrc file with all files of a folder.
file(GLOB_RECURSE files RELATIVE ${FOLDER} ${FOLDER}/*)
set(text "<RCC><qresource prefix=\"${PREFIX}\">\n")
foreach(file IN LISTS files)
  string(APPEND text "<file alias=\"${file}\">${FOLDER}/${file}</file>\n")
endforeach()
file(WRITE ${OUTPUT} "${text}</qresource></RCC>\n")
