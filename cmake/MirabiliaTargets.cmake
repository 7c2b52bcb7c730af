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

add_library(mirabilia_options INTERFACE)
target_compile_options(mirabilia_options INTERFACE
  -Wall -Wextra -Wpedantic -Werror -Wshadow -Wnon-virtual-dtor -Wold-style-cast)
if(MIRABILIA_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-omit-frame-pointer
                      -fno-sanitize-recover=undefined)
  add_link_options(-fsanitize=address,undefined)
endif()
if(MIRABILIA_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# mirabilia_library(NAME sources... ) : a static library; includes are written from the project root.
function(mirabilia_library name)
  add_library(${name} STATIC ${ARGN})
  target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR})
  target_link_libraries(${name} PRIVATE mirabilia_options)
endfunction()

# mirabilia_test(NAME sources...) : a GoogleTest executable registered with ctest.
function(mirabilia_test name)
  find_package(GTest REQUIRED)
  add_executable(${name} ${ARGN})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(${name} PRIVATE mirabilia_options GTest::gtest GTest::gtest_main)
  target_compile_definitions(${name} PRIVATE
    MIRABILIA_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  add_test(NAME ${name} COMMAND ${name})
endfunction()
