# SPDX-License-Identifier: GPL-3.0-or-later
# What all targets of the project have in common.

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
  # It takes sources with precompiled headers only if told that their macros do not matter.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-fpch-preprocess)
  endif()
endif()

# Links in a quarter of the usual time (tst_dice: 0.2 s instead of 0.9 s), and there is much to
# link. With AddressSanitizer it complains about every symbol that it cannot export.
find_program(GOLD ld.gold)
if(GOLD AND CMAKE_SYSTEM_NAME STREQUAL "Linux" AND NOT MIRABILIA_SANITIZE)
  add_link_options(-fuse-ld=gold)
endif()

add_library(mirabilia_options INTERFACE)
if(CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang" AND NOT MSVC)
  target_compile_options(mirabilia_options INTERFACE
    -Wall -Wextra -Wpedantic $<$<CXX_COMPILER_ID:GNU>:-Wshadow=local> -Wnon-virtual-dtor
    -Wold-style-cast
    # GCC 12 reports overlaps in concatenated strings where there are none (its bug 105651).
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

# mirabilia_busy_folder() : for folders that play or read so much that optimising pays even under
# sanitizers. Everything else then compiles without, in half the time, as test programs always do.
macro(mirabilia_busy_folder)
  set(MIRABILIA_BUSY ON)
  if(MIRABILIA_SANITIZE)
    add_compile_options(-O1)
  endif()
endmacro()

# mirabilia_soon_compiled(TARGET) : a program that takes longer to compile than to run. What it
# tests is still optimised.
function(mirabilia_soon_compiled target)
  if(NOT MIRABILIA_BUSY AND CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
    target_compile_options(${target} PRIVATE -O0)
  endif()
endfunction()

# Qt wants a private directory for its sockets and complains on stderr if there is none.
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

# mirabilia_reads_qt_once(TARGET...) : targets that mostly read headers of Qt and of the messages.
# They reuse those precompiled by qt_headers (app/CMakeLists.txt).
function(mirabilia_reads_qt_once)
  foreach(target IN LISTS ARGN)
    target_precompile_headers(${target} REUSE_FROM qt_headers)
  endforeach()
endfunction()

# mirabilia_qml_library(NAME) : the target that qt_add_qml_module fills. AUTOMOC searches only it,
# not the ten targets that come with it.
function(mirabilia_qml_library name)
  qt_add_library(${name} STATIC)
  set_target_properties(${name} PROPERTIES AUTOMOC ON)
endfunction()

# mirabilia_qml_reads_qt_once(TARGET...) : the same for QML modules and the targets Qt makes for
# them.
function(mirabilia_qml_reads_qt_once)
  foreach(target IN LISTS ARGN)
    mirabilia_reads_qt_once(${target} ${target}plugin ${target}plugin_init)
  endforeach()
endfunction()

# mirabilia_qt_library(NAME sources...) : a mirabilia_library with Qt objects.
function(mirabilia_qt_library name)
  mirabilia_library(${name} ${ARGN})
  set_target_properties(${name} PROPERTIES AUTOMOC ON)
  mirabilia_reads_qt_once(${name})
endfunction()

# mirabilia_tells_crash(TARGET) : a test program prints its stack when it crashes. Sanitizers do so
# by themselves.
find_program(GDB gdb)
function(mirabilia_tells_crash target)
  if(MIRABILIA_SANITIZE)
    return()
  endif()
  target_sources(${target} PRIVATE ${PROJECT_SOURCE_DIR}/tests/support/tell_crash.cpp)
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(${target} PRIVATE app_crash)
  set_target_properties(${target} PROPERTIES ENABLE_EXPORTS ON) # stacks name its own functions
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

# mirabilia_qt_test(NAME sources...) : a Qt Test or Qt Quick Test executable with its own main and
# its tst_*.qml in the same folder, registered with ctest under the label window; runs without a
# display, with the software renderer.
function(mirabilia_qt_test name)
  qt_add_executable(${name} ${ARGN})
  set_target_properties(${name} PROPERTIES AUTOMOC ON)
  mirabilia_soon_compiled(${name})
  target_precompile_headers(${name} REUSE_FROM test_headers) # qt_headers without optimisation
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
