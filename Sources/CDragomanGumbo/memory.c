#include "memory.h"

#include <stdlib.h>
#include <time.h>

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

void dgm_html_memory_init(dgm_html_memory *memory, size_t size, int32_t seconds) {
  memory->head.previous = memory->head.next = &memory->head;
  memory->left = size;
  memory->calls = 0;
  memory->deadline = now() + (int64_t)seconds * 1000000000;
}

void *dgm_html_allocate(void *data, size_t size) {
  dgm_html_memory *memory = data;
  if (size > memory->left || memory->left - size < sizeof(dgm_html_block))
    longjmp(memory->give_up, 1);
  if (++memory->calls % 256 == 0 && now() > memory->deadline)
    longjmp(memory->give_up, 1);
  dgm_html_block *block = malloc(sizeof *block + size);
  if (!block)
    longjmp(memory->give_up, 1);
  block->size = sizeof *block + size;
  memory->left -= block->size;
  block->previous = &memory->head;
  block->next = memory->head.next;
  block->next->previous = block;
  memory->head.next = block;
  return block + 1;
}

void dgm_html_deallocate(void *data, void *pointer) {
  dgm_html_memory *memory = data;
  if (!pointer)
    return;
  dgm_html_block *block = (dgm_html_block *)pointer - 1;
  block->previous->next = block->next;
  block->next->previous = block->previous;
  memory->left += block->size;
  free(block);
}

void dgm_html_memory_free(dgm_html_memory *memory) {
  dgm_html_block *block = memory->head.next;
  while (block != &memory->head) {
    dgm_html_block *next = block->next;
    free(block);
    block = next;
  }
  memory->head.previous = memory->head.next = &memory->head;
}
