/// Memory for one parse: bounded, and freed at once, so that a parse that is given up half-way leaves nothing behind.
#ifndef DRAGOMAN_GUMBO_MEMORY_H
#define DRAGOMAN_GUMBO_MEMORY_H

#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>

typedef struct dgm_html_block {
  struct dgm_html_block *previous, *next;
  size_t size;
  size_t padding; ///< keeps what follows aligned to 16 bytes
} dgm_html_block;

typedef struct dgm_html_memory {
  dgm_html_block head; ///< of the ring of blocks
  size_t left;         ///< bytes that may still be taken
  uint64_t calls;
  int64_t deadline; ///< processor time of the thread in nanoseconds
  jmp_buf give_up;  ///< where a parse goes that needs too much
} dgm_html_memory;

void dgm_html_memory_init(dgm_html_memory *memory, size_t size, int32_t seconds);

/// Gumbo does not check for null: this one jumps to `give_up` instead.
void *dgm_html_allocate(void *memory, size_t size);
void dgm_html_deallocate(void *memory, void *block);
void dgm_html_memory_free(dgm_html_memory *memory);

#endif
