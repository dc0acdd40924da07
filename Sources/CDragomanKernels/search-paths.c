#include "dragoman-kernels.h"

int32_t dgm_path_length(const int32_t *parents, int32_t node) {
  int32_t length = 0;
  for (; node >= 0; node = parents[node])
    length++;
  return length;
}

void dgm_path_tokens(const int32_t *tokens, const int32_t *parents, int32_t node, int32_t length, int32_t *out) {
  for (int32_t i = length - 1; i >= 0; i--, node = parents[node])
    out[i] = tokens[node];
}
