# SPDX-License-Identifier: GPL-3.0-or-later
# One place for what every target of the project has in common.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

# It links in a quarter of the time of the usual one (tst_dice: 0.2 s instead of 0.9 s), and there is
# much to link. Of AddressSanitizer's symbols it says a hundred times that it cannot export them.
find_program(GOLD ld.gold)
if(GOLD AND CMAKE_SYSTEM_NAME STREQUAL "Linux" AND NOT MIRABILIA_SANITIZE)
  add_link_options(-fuse-ld=gold)
endif()

add_library(mirabilia_options INTERFACE)
if(CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang" AND NOT MSVC)
  target_compile_options(mirabilia_options INTERFACE
    -Wall -Wextra -Wpedantic $<$<CXX_COMPILER_ID:GNU>:-Wshadow=local> -Wnon-virtual-dtor
    -Wold-style-cast
    # GCC 12 sees overlaps in sums of strings where there are none (its bug 105651).
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict>
    $<$<BOOL:${MIRABILIA_WERROR}>:-Werror>)
endif()
# As Debian builds its packages.
if(MIRABILIA_HARDENED AND CMAKE_SYSTEM_NAME STREQUAL "Linux")
  include(CheckPIESupported)
  check_pie_supported()
  add_compile_options(-fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2
                      -ffile-prefix-map=${CMAKE_SOURCE_DIR}=.)
  add_link_options(-Wl,-z,relro -Wl,-z,now)
endif()
if(MIRABILIA_ASSERTIONS)
  add_compile_options(-UNDEBUG)
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()
if(MIRABILIA_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-omit-frame-pointer
                      -fno-sanitize-recover=undefined)
  add_link_options(-fsanitize=address,undefined)
endif()
if(MIRABILIA_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# mirabilia_busy_folder() : for folders that play or read so much that optimising pays, also when they are
# sanitized. All else is then compiled without, in half the time, as are the programs of tests always.
macro(mirabilia_busy_folder)
  set(MIRABILIA_BUSY ON)
  if(MIRABILIA_SANITIZE)
    add_compile_options(-O1)
  endif()
endmacro()

# mirabilia_soon_compiled(TARGET) : a program that is waited for longer while it is compiled than while it
# runs. What it tests is optimised as ever.
function(mirabilia_soon_compiled target)
  if(NOT MIRABILIA_BUSY AND CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
    target_compile_options(${target} PRIVATE -O0)
  endif()
endfunction()

# Qt wants a private directory for its sockets and says so on stderr when it has none.
set(MIRABILIA_TEST_RUNTIME_DIR ${CMAKE_BINARY_DIR}/runtime)
file(MAKE_DIRECTORY ${MIRABILIA_TEST_RUNTIME_DIR})
file(CHMOD ${MIRABILIA_TEST_RUNTIME_DIR} PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)

# mirabilia_add_folders(DIR...) : add_subdirectory for each folder that has a CMakeLists.txt.
function(mirabilia_add_folders)
  foreach(folder IN LISTS ARGN)
    if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/CMakeLists.txt)
      add_subdirectory(${folder})
    endif()
  endforeach()
endfunction()

# mirabilia_library(NAME sources...) : a static library; includes are written from the project root.
function(mirabilia_library name)
  add_library(${name} STATIC ${ARGN})
  target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR})
  target_link_libraries(${name} PRIVATE mirabilia_options)
endfunction()

# mirabilia_reads_qt_once(TARGET...) : targets in which reading the headers of Qt and of the messages
# takes longer than all else. They take them from qt_headers (app/CMakeLists.txt), where they are read.
function(mirabilia_reads_qt_once)
  foreach(target IN LISTS ARGN)
    target_precompile_headers(${target} REUSE_FROM qt_headers)
  endforeach()
endfunction()

# mirabilia_qml_library(NAME) : what qt_add_qml_module fills. Only it is searched for objects of Qt,
# not the ten targets that come with it.
function(mirabilia_qml_library name)
  qt_add_library(${name} STATIC)
  set_target_properties(${name} PROPERTIES AUTOMOC ON)
endfunction()

# mirabilia_qml_reads_qt_once(TARGET...) : QML modules with all that Qt makes for them.
function(mirabilia_qml_reads_qt_once)
  foreach(target IN LISTS ARGN)
    mirabilia_reads_qt_once(${target} ${target}plugin ${target}plugin_init)
  endforeach()
endfunction()

# mirabilia_qt_library(NAME sources...) : the same as mirabilia_library, for objects of Qt.
function(mirabilia_qt_library name)
  mirabilia_library(${name} ${ARGN})
  set_target_properties(${name} PROPERTIES AUTOMOC ON)
  mirabilia_reads_qt_once(${name})
endfunction()

# mirabilia_tells_crash(TARGET) : a test program that prints its stack when it crashes. With the
# sanitizers they do that.
find_program(GDB gdb)
function(mirabilia_tells_crash target)
  if(MIRABILIA_SANITIZE)
    return()
  endif()
  target_sources(${target} PRIVATE ${PROJECT_SOURCE_DIR}/tests/support/tell_crash.cpp)
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(${target} PRIVATE app_crash)
  set_target_properties(${target} PROPERTIES ENABLE_EXPORTS ON) # so that it knows its own names
  if(GDB)
    target_compile_definitions(${target} PRIVATE MIRABILIA_DEBUGGER="${GDB}")
  endif()
endfunction()

# mirabilia_test(NAME sources...) : a GoogleTest executable registered with ctest.
function(mirabilia_test name)
  find_package(GTest REQUIRED)
  add_executable(${name} ${ARGN})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(${name} PRIVATE mirabilia_options GTest::gtest GTest::gtest_main)
  mirabilia_soon_compiled(${name})
  target_compile_definitions(${name} PRIVATE
    MIRABILIA_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  mirabilia_tells_crash(${name})
  add_test(NAME ${name} COMMAND ${name})
endfunction()

# mirabilia_qt_test(NAME sources...) : a Qt Test or Qt Quick Test executable (it brings its own
# main; its tst_*.qml lie in the same folder) registered with ctest under the label window, run
# without a display and with the software renderer.
function(mirabilia_qt_test name)
  qt_add_executable(${name} ${ARGN})
  set_target_properties(${name} PROPERTIES AUTOMOC ON)
  mirabilia_soon_compiled(${name})
  target_precompile_headers(${name} REUSE_FROM test_headers) # qt_headers, as soon compiled
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(${name} PRIVATE mirabilia_options Qt6::Qml Qt6::Test)
  target_compile_definitions(${name} PRIVATE
    MIRABILIA_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
    QUICK_TEST_SOURCE_DIR="${CMAKE_CURRENT_SOURCE_DIR}")
  mirabilia_tells_crash(${name})
  add_test(NAME ${name} COMMAND ${name})
  mirabilia_headless(${name})
  set_tests_properties(${name} PROPERTIES LABELS window)
endfunction()

# mirabilia_draws_pages(TEST...) : tests that use whole pages, which ./check --quick leaves out.
function(mirabilia_draws_pages)
  set_property(TEST ${ARGN} APPEND PROPERTY LABELS page)
endfunction()

# mirabilia_headless(TEST...) : these tests run Qt without a display.
function(mirabilia_headless)
  set_tests_properties(${ARGN} PROPERTIES ENVIRONMENT
    "QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software;LC_ALL=C.UTF-8;XDG_RUNTIME_DIR=${MIRABILIA_TEST_RUNTIME_DIR}")
endfunction()
