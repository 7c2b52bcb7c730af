# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DFILE=mirabilia_en.ts -P EnglishPlurals.cmake
# The English sources write plurals as "%n coin(s)"; this fills in both forms where lupdate found
# new ones, so that the English file is always complete.

file(READ ${FILE} text)
set(new_message
  "<source>([^<]*)</source>([^<]*(<extracomment>[^<]*</extracomment>)?[^<]*(<comment>[^<]*</comment>)?[^<]*)<translation type=\"unfinished\">[^/]*<numerusform></numerusform>[^/]*<numerusform></numerusform>[^/]*</translation>")
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
file(WRITE ${FILE} "${text}")
