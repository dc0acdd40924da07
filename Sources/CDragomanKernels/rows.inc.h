// The float32 kernels of one path. The including file has included float64.h and rows.h, and sets DGM_ROWS, the
// table's name, and DGM_STREAMS, as many as the registers hold (attention.inc.h).
// Fused multiply-add stays off in all of it.

#pragma STDC FP_CONTRACT OFF

#include "lanes.inc.h"

#include "exponential.inc.h"

#include "attention.inc.h"

#include "attention-relative.inc.h"
#include "elementwise.inc.h"
#include "layer-norm.inc.h"
#include "search.inc.h"

const struct dgm_row_kernels DGM_ROWS = {
    .max_abs = max_abs,
    .quantize = quantize,
    .add = add,
    .activate = activate,
    .ssru = ssru,
    .embed_i8 = embed_i8,
    .embed_f32 = embed_f32,
    .layer_norm = layer_norm,
    .transpose_keys = transpose_keys,
    .attention = attention,
    .attention_relative = attention_relative,
    .argmax = argmax,
    .log_sum_exp = log_sum_exp,
    .top_k = top_k,
    .logits_f32 = logits_f32,
};
