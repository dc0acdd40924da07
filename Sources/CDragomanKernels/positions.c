#include "dragoman-kernels.h"
#include "float64.h"

#pragma STDC FP_CONTRACT OFF

void dgm_positions(float *out, int32_t count, int32_t d, int32_t less) {
  const int32_t half = d / 2;
  const float step = (float)dgm_log_f64(10000.0) / ((float)half - (float)less);
  for (int32_t i = 0; i < half; i++) {
    const float rate = (float)dgm_exp_f64((double)((float)i * -step));
    for (int32_t position = 0; position < count; position++) {
      double sine, cosine;
      dgm_sine_cosine_f64((double)((float)position * rate), &sine, &cosine);
      float *row = out + (size_t)position * (size_t)d;
      row[i] = (float)sine;
      row[half + i] = (float)cosine;
    }
  }
}
