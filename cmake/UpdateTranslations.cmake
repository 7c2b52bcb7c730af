# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DLUPDATE=... -DROOT=... -DFOLDER=... -P UpdateTranslations.cmake
# Updates the translations in FOLDER from the sources in ROOT: new texts are unfinished, obsolete
# ones are dropped.
file(GLOB pages ${ROOT}/web/*.cpp)
set(sources ${ROOT}/app ${ROOT}/qml ${ROOT}/scorer ${pages} -extensions h,cpp,qml -I ${ROOT} -no-obsolete -locations none)
set(english ${FOLDER}/mirabilia_en.ts)
file(GLOB translated ${FOLDER}/mirabilia_*.ts)
list(REMOVE_ITEM translated ${english})
execute_process(
  COMMAND ${LUPDATE} ${sources} -ts ${translated}
  COMMAND_ERROR_IS_FATAL ANY)
# English has a file, too, for its plurals.
execute_process(
  COMMAND ${LUPDATE} ${sources} -pluralonly -source-language en -target-language en -ts ${english}
  COMMAND_ERROR_IS_FATAL ANY)

# The English sources write plurals as "%n coin(s)"; this fills in both forms of new ones, so that
# the English file is always complete.
file(READ ${english} text)
set(new_message
  "<source>([^<]*)</source>([^<]*(<extracomment>[^<]*</extracomment>)?[^<]*(<comment>[^<]*</comment>)?[^<]*)<translation type=\"unfinished\">[^<]*<numerusform>[^<]*</numerusform>[^<]*<numerusform>[^<]*</numerusform>[^<]*</translation>")
while(text MATCHES "${new_message}")
  set(found "${CMAKE_MATCH_0}")
  set(source "${CMAKE_MATCH_1}")
  set(between "${CMAKE_MATCH_2}")
  string(REPLACE "(s)" "" one "${source}")
  string(REPLACE "(s)" "s" many "${source}")
  string(REPLACE "${found}"
    "<source>${source}</source>${between}<translation>
            <numerusform>${one}</numerusform>
            <numerusform>${many}</numerusform>
        </translation>" text "${text}")
endwhile()
file(WRITE ${english} "${text}")
