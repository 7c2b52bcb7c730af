// SPDX-License-Identifier: GPL-3.0-or-later
// A file of its own: what is new here holds for the whole program.
#include "tests/scorer/allocations.h"

#if defined(__SANITIZE_ADDRESS__)
#define MIRABILIA_COUNTS_ALLOCATIONS 0
#elif defined(__has_feature)
#define MIRABILIA_COUNTS_ALLOCATIONS !__has_feature(address_sanitizer)
#else
#define MIRABILIA_COUNTS_ALLOCATIONS 1
#endif

namespace {

thread_local std::size_t counted = 0;

} // namespace

#if MIRABILIA_COUNTS_ALLOCATIONS

#include <cstdlib>
#include <new>

void *operator new(std::size_t size) {
    ++counted;
    if (void *memory = std::malloc(size == 0 ? 1 : size)) {
        return memory;
    }
    throw std::bad_alloc();
}

void operator delete(void *memory) noexcept {
    std::free(memory);
}

void operator delete(void *memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}

#endif

std::size_t mirabilia::tests::allocations() {
    return counted;
}
