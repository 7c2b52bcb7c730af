# SPDX-License-Identifier: GPL-3.0-or-later
# Everything for Windows that packaging/windows/build makes: found in the folder that it installs to.
include(${CMAKE_CURRENT_LIST_DIR}/../../cmake/mingw-w64.cmake)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
list(APPEND CMAKE_FIND_ROOT_PATH /windows/prefix)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
unset(CMAKE_EXE_LINKER_FLAGS_INIT) # Qt and the runtime of GCC are DLLs
