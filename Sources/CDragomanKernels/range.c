#include "dragoman-kernels.h"

int32_t dgm_all_in_range(const int32_t *x, int32_t count, int32_t low, int32_t high) {
  int32_t inside = 1;
  for (int32_t i = 0; i < count; i++)
    inside &= x[i] >= low && x[i] < high;
  return inside;
}
