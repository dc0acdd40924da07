/// Dragoman's kernels: the arithmetic of a Transformer step, for float32 and int8.
///
/// The promise every kernel keeps: **the same input gives the same bytes on every path**. Integer sums are
/// exact; every float operation has one fixed order and rounding. So no fused multiply-add, no fast-math, and
/// each sum runs in sixteen partial sums (lane = index mod 16) that are added up by one fixed tree:
/// lane i with i + 8, then i + 4, i + 2, i + 1. Where a result is NaN it is NaN on every path, with any payload.
///
/// A kernel checks nothing: shapes, ids, slots and the path (dgm_path_supported) are the caller's promise. Values may
/// be anything, NaN and infinity included: they give numbers, never a crash.
///
/// Letters: M rows, N output columns, K inner width, D model width, H heads, S positions attended to.
/// Matrices are row-major. Widths D, K and D / H are multiples of 16; N is any positive number.
/// The caller owns all memory, scratch included. Pointers need no alignment beyond their element's.
#ifndef DRAGOMAN_KERNELS_H
#define DRAGOMAN_KERNELS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

// ---------------------------------------------------------------------------------------------- paths

/// The instruction sets that have kernels of their own, in rising order for each kind of processor.
enum dgm_path {
  DGM_PATH_PLAIN = 0,      ///< portable C: any processor
  DGM_PATH_SSSE3 = 1,      ///< x86-64 from 2006
  DGM_PATH_AVX2 = 2,       ///< x86-64 from 2013
  DGM_PATH_AVXVNNI = 3,    ///< AVX2 and 256-bit VNNI: most laptops since 2021
  DGM_PATH_AVX512VNNI = 4, ///< AVX-512 F, BW, VL, DQ and VNNI
  DGM_PATH_AMX = 5,        ///< these and AMX-INT8: Xeons since 2023
  DGM_PATH_DOTPROD = 6,    ///< arm64 with dot products: most since 2018
  DGM_PATH_I8MM = 7,       ///< arm64 with these and int8 matrix products: most since 2021
};

/// The highest path this processor and operating system support. It asks the processor each time, which under a
/// hypervisor takes microseconds: ask once. Where there is AMX it also asks the operating system, for this process and
/// all its threads: from then on signal stacks must have room for the tiles, as sysconf(_SC_MINSIGSTKSZ) says.
int32_t dgm_path_best(void);

/// Whether this processor and operating system support `path`. For AMX it asks as dgm_path_best does.
/// (Paths are not a strict ladder: an AVX-512 server may lack AVX-VNNI.)
int32_t dgm_path_supported(int32_t path);

/// Activations are stored as `int8 + offset`, in bytes: VNNI and AMX instructions multiply unsigned by signed.
/// 128 on their paths, 0 on the others (where the byte is then a plain int8), arm64's among them.
int32_t dgm_activation_offset(int32_t path);

// --------------------------------------------------------------------------------------- int8 matrices

/// Bytes that `dgm_pack_i8` writes: N rounded up to 16, times K.
size_t dgm_packed_size_i8(int32_t n, int32_t k);

/// Packs weights for `dgm_gemm_i8` into the one layout of all paths, `[N/16][K/4][16][4]`: one 64-byte line
/// holds four consecutive inputs of sixteen output columns. Layers side by side are packed one after another, from the
/// left: these n become the columns `first ..< first + n`, and missing columns of the last block are zero.
/// w `[n][K]`: the K weights of one output column after another, any int8: products are exact for -128 too.
/// column_sums `[N]`: sum of each column's weights.
void dgm_pack_i8(const int8_t *w, int32_t first, int32_t n, int32_t k, int8_t *packed, int32_t *column_sums);

/// Lays weights out for rows of activations that are mostly zeros: `[K][N]`, those of one input side by side. Of each
/// 64 columns 16 * j + 4 * l + i lies at 16 * l + 4 * j + i: four inputs then interleave to sixteen columns of a block
/// in their order. w as for dgm_pack_i8; N a multiple of 64.
void dgm_spread_i8(const int8_t *w, int32_t n, int32_t k, int8_t *spread);

/// out `[columns][rows]` = transpose of in `[rows][columns]`.
void dgm_transpose_i8(const int8_t *in, int32_t rows, int32_t columns, int8_t *out);

/// The float32 twin of dgm_transpose_i8.
void dgm_transpose_f32(const float *in, int32_t rows, int32_t columns, float *out);

/// sums[r] = sum of row r of w `[rows][K]`.
void dgm_row_sums_i8(const int8_t *w, int32_t rows, int32_t k, int32_t *sums);

/// One side of an int8 product: the packed weights of an affine layer.
typedef struct dgm_affine_i8 {
  const int8_t *packed;           ///< `[N/16][K/4][16][4]` of dgm_pack_i8
  const int8_t *_Nullable spread; ///< `[K][N]` of dgm_spread_i8, where rows may be mostly zeros
  const int32_t *column_sums;     ///< `[N]`
  const float *scales;            ///< `[N]`, see dgm_gemm_i8
  const float *bias;              ///< `[N]`
  int32_t n;
  int32_t k;
} dgm_affine_i8;

/// out[i][j] = float(sum over k of x[i][k] * w[k][j]) * s + bias[j], where x is the activation without its offset
/// and the sum is an exact int32.
///
/// Static scales (`row_multipliers` null): s = layer->scales[j], the caller's 1 / (a * q).
/// Dynamic scales: s = 1 / (row_multipliers[i] * layer->scales[j]), with layer->scales[j] = q.
///
/// a `[M][K]` activations in -127...127 plus the path's offset. out `[M][out_stride]`. K at most 65,536: the sums
/// cannot overflow.
void dgm_gemm_i8(int32_t path, const uint8_t *a, int32_t m, const dgm_affine_i8 *layer,
                 const float *_Nullable row_multipliers, float *out, int32_t out_stride);

/// As dgm_gemm_i8 with static scales, then y = max(y, 0), then quantised with `multiplier` like dgm_quantize:
/// the first half of a feed-forward block in one pass. out `[M][N]`.
void dgm_gemm_i8_relu_quantize(int32_t path, const uint8_t *a, int32_t m, const dgm_affine_i8 *layer, float multiplier,
                               uint8_t *out);

/// out[c] = float(sum over k of a[k] * rows[ids[c]][k]) * scale + bias[ids[c]]: logits of chosen vocabulary entries,
/// read where they lie. `a` one row with the path's offset; rows `[V][K]`; row_sums, bias `[V]`; ids in 0..<V.
void dgm_logits_i8(int32_t path, const uint8_t *a, const int8_t *rows, const int32_t *row_sums, const float *bias,
                   int32_t k, float scale, const int32_t *ids, int32_t count, float *out);

/// The float32 twin of dgm_logits_i8: out[c] = dot(a, rows[ids[c]]) + bias[ids[c]].
void dgm_logits_f32(int32_t path, const float *a, const float *rows, const float *bias, int32_t k, const int32_t *ids,
                    int32_t count, float *out);

// ------------------------------------------------------------------------------------- activations, int8

/// out[i] = clamp(rint(x[i] * multiplier), -127, 127) + offset of the path; rint to nearest even, -127 for NaN.
void dgm_quantize(int32_t path, const float *x, int32_t count, float multiplier, uint8_t *out);

/// The largest absolute value of x, NaN left out; 0 for no elements.
float dgm_max_abs(int32_t path, const float *x, int32_t count);

// ------------------------------------------------------------------------------------------ embeddings

/// out `[rows][D]` = table[ids[r]] * unscale * multiplier + positions[row_positions[r]]; table `[V][D]` int8.
/// An id of -1 stands for the zero vector: what a Marian decoder starts from.
/// Order: (float(value) * unscale) * multiplier + position.
void dgm_embed_i8(int32_t path, const int8_t *table, float unscale, float multiplier, const int32_t *ids,
                  const float *positions, const int32_t *row_positions, int32_t rows, int32_t d, float *out);

/// The float32 twin of dgm_embed_i8, without `unscale`.
void dgm_embed_f32(int32_t path, const float *table, float multiplier, const int32_t *ids, const float *positions,
                   const int32_t *row_positions, int32_t rows, int32_t d, float *out);

/// Marian's sinusoidal table, `[count][D]`: P[p][i] = sin(p * r_i), P[p][D/2 + i] = cos(p * r_i),
/// r_i = exp(-i * (ln(10000) / (D/2 - less))), every step rounded to float32 as Marian does. `less` is 1 for Marian, 0
/// for Hugging Face and CTranslate2. Sine, cosine and exponential are our own, in double: the system's differ between
/// processors.
void dgm_positions(float *out, int32_t count, int32_t d, int32_t less);

// ------------------------------------------------------------------------------------ row-wise float32

/// out `[M][D]` = (y - mean(y)) / sqrt(var(y) + epsilon) * gain + bias, with y = x + skip (skip may be null) and
/// var the mean of (y - mean)². Rounding: ((y - mean) / sqrt(var + epsilon)) * gain + bias. out may be x or skip.
/// Source: Ba, Kiros, Hinton 2016.
void dgm_layer_norm(int32_t path, const float *x, const float *_Nullable skip, const float *gain, const float *bias,
                    float epsilon, int32_t m, int32_t d, float *out);

/// out[i] = x[i] + y[i]. out may be x or y.
void dgm_add(int32_t path, const float *x, const float *y, int32_t count, float *out);

/// Feed-forward activations, in place. exp, sigmoid and erf are our own: relative error of exp and sigmoid below 2e-7
/// (sigmoid is exactly 0 and 1 for large x), absolute error of erf below 2e-7. relu(NaN) is 0.
enum dgm_activation {
  DGM_RELU = 0,
  DGM_SWISH = 1,        ///< x * sigmoid(x)
  DGM_GELU_ERF = 2,     ///< 0.5 * x * (1 + erf(x / sqrt(2)))
  DGM_GELU_SIGMOID = 3, ///< x * sigmoid(1.702 * x)
};
void dgm_activate(int32_t path, int32_t activation, float *x, int32_t count);

/// One step of the SSRU, for M rows: f = sigmoid(gates[r][D..2D]), w = gates[r][0..D],
/// c = f * c + (1 - f) * w, out = max(c, 0). The row's cell is `cells + slots[r] * D`, updated in place.
/// gates `[M][2D]`: x W and x Wf + bf side by side. out `[M][D]`. Source: Kim et al. 2019 (D19-5632), §3.1.
void dgm_ssru(int32_t path, const float *gates, float *cells, const int32_t *slots, int32_t m, int32_t d, float *out);

// -------------------------------------------------------------------------------------------- attention

/// Where one row's keys and values lie. Keys are stored transposed, `[D][capacity]` (so H blocks of
/// `[D/H][capacity]`): lanes run over positions. Values are `[S][value_stride]`.
typedef struct dgm_memory {
  const float *keys;
  const float *values;
  int32_t capacity; ///< row stride of keys: a multiple of 16, at least `length`; what lies after `length` is not used
  int32_t length;   ///< S: positions attended to, at least 1
} dgm_memory;

/// Writes rows `[S][stride]` (D used columns each) transposed to keys `[D][capacity]`; columns S..<capacity are zeroed.
void dgm_transpose_keys(int32_t path, const float *rows, int32_t stride, int32_t s, int32_t d, int32_t capacity,
                        float *keys);

/// Appends one position to a transposed key block: keys[i][position] = row[i] for i in 0..<D.
void dgm_append_key(const float *row, int32_t d, int32_t capacity, int32_t position, float *keys);

/// What a layer has learnt of distances between positions, from -reach to reach: what lies further away counts as that.
typedef struct dgm_distances {
  const float *keys;   ///< `[2 * reach + 1][D/H]`
  const float *values; ///< `[2 * reach + 1][D/H]`
  int32_t reach;       ///< at most 256
} dgm_distances;

/// Multi-head attention as dgm_attention, with row r at position positions[r] of what it attends to: the score of
/// position s is (q_h · K_h[s] + q_h · keys[distance]) * scale, and to the sum of the values, each times its weight,
/// comes that of values[distance]. scratch as there.
/// Source: Shaw et al. 2018, §3.2.
void dgm_attention_relative(int32_t path, const float *q, int32_t q_stride, const dgm_memory *memories,
                            int32_t value_stride, const dgm_distances *distances, const int32_t *positions, int32_t m,
                            int32_t d, int32_t heads, float scale, float *scratch, float *out);

/// Multi-head scaled dot-product attention of M rows, each over its own memory:
/// out[r] = concat over heads h of softmax(q_h · K_h * scale) V_h.
/// q `[M][q_stride]`, memories[r] as above, out `[M][D]`. scratch: at least the longest capacity, in floats.
/// With `alignment` not null, head 0's weights of row r are written to alignment + r * alignment_stride.
/// Scores are summed over D/H in rising order per position; the softmax sum in sixteen lanes; values in rising
/// position.
/// Source: Vaswani et al. 2017, §3.2.
void dgm_attention(int32_t path, const float *q, int32_t q_stride, const dgm_memory *memories, int32_t value_stride,
                   int32_t m, int32_t d, int32_t heads, float scale, float *scratch, float *out,
                   float *_Nullable alignment, int32_t alignment_stride);

// ---------------------------------------------------------------------------------------------- search

/// Index of the largest value, the first one of equals. NaN never wins; 0 if all are NaN. count >= 1.
int32_t dgm_argmax(int32_t path, const float *x, int32_t count);

/// log(sum over i of exp(x[i])), from the maximum: max + log(sum of exp(x - max)).
/// Minus infinity for no elements.
float dgm_log_sum_exp(int32_t path, const float *x, int32_t count);

/// The `k` largest values in falling order, earlier index first among equals. NaN and -infinity are left out;
/// returns how many were found. indices, values `[k]`.
int32_t dgm_top_k(int32_t path, const float *x, int32_t count, int32_t k, int32_t *indices, float *values);

/// The number of nodes on the path that ends at `node`. parents[i] is the node before node i, less than i; -1 for none.
int32_t dgm_path_length(const int32_t *parents, int32_t node);

/// Writes the tokens of the path of `length` nodes that ends at `node`, the first one first.
void dgm_path_tokens(const int32_t *tokens, const int32_t *parents, int32_t node, int32_t length, int32_t *out);

/// 1 if every element lies in low ..< high.
int32_t dgm_all_in_range(const int32_t *_Nullable x, int32_t count, int32_t low, int32_t high);

/// 1 if every element is finite.
int32_t dgm_all_finite(const float *x, int64_t count);

// ------------------------------------------------------------------------------------- stored weights, shortlist

/// 1 if no element is -128, the one int8 without a negative: Marian clamps to -127...127 and the kernels rely on it.
int32_t dgm_is_symmetric_i8(const int8_t *x, int64_t count);

/// out[i] = the IEEE 754 binary16 number i of `in`, exact. `in`: 2 * count bytes, little-endian, at any address.
void dgm_widen_f16(const void *in, int64_t count, float *out);

/// out[i] = the int16 number i of `in` / scale. `in`: 2 * count bytes, little-endian, at any address.
void dgm_widen_i16(const void *in, int64_t count, float scale, float *out);

/// out[i] = the bfloat16 number i of `in`, exact. `in`: 2 * count bytes, little-endian, at any address.
void dgm_widen_bf16(const void *in, int64_t count, float *out);

/// out[r][c] = clamp(rint(in[r][c] * multipliers[r]), -127, 127), rint to nearest even, where multipliers[r] = 127 /
/// the largest absolute value of the row; 1 for a row of zeros, and for one so small that 127 / it is infinite, whose
/// values become 0. in `[rows][columns]`, finite.
void dgm_quantize_rows(const float *in, int64_t rows, int64_t columns, int8_t *out, float *multipliers);

/// y[c] = y[c] / multipliers[ids[c]] + bias[ids[c]]: logits of int8 rows of which each has a multiplier of its own.
void dgm_unscale_chosen(float *y, const int32_t *ids, int32_t count, const float *multipliers, const float *bias);

/// out[i] = the binary64 number i of `in`, rounded to nearest; beyond float32 it is infinite. `in`: 8 * count bytes,
/// little-endian, at any address.
void dgm_narrow_f64(const void *in, int64_t count, float *out);

/// A binary lexical shortlist as its file stores it: for each source piece the target pieces it can become.
typedef struct dgm_lexicon {
  const uint64_t *offsets; ///< `[source_size + 1]`: the list of source piece s is ids[offsets[s]..<offsets[s + 1]]
  const uint32_t *ids;     ///< `[id_count]` target pieces
  uint64_t id_count;
  int32_t source_size; ///< pieces of the source vocabulary
  int32_t target_size; ///< V: pieces of the target vocabulary
  int32_t first;       ///< target pieces 0..<first are in every shortlist: the most frequent ones
} dgm_lexicon;

/// What dgm_lexicon_check finds wrong.
enum dgm_lexicon_fault {
  DGM_LEXICON_OK = 0,
  DGM_LEXICON_OFFSETS = 1, ///< offsets that fall, do not start at 0 or do not end at id_count
  DGM_LEXICON_IDS = 2,     ///< a target piece that is not in 0..<target_size
};
int32_t dgm_lexicon_check(const dgm_lexicon *lexicon);

/// The checksum of the file's `count` whole 64-bit words after the checksum field.
uint64_t dgm_lexicon_checksum(const uint64_t *words, size_t count);

/// Writes the target pieces that `source` can become, in rising order, and returns their number:
/// {0..<first} and the lists of all source pieces, with `includes_source` the source pieces themselves (one vocabulary
/// for both languages: names and numbers stay as they are), then ids upward from `first` until the number is a
/// multiple of 8 or the vocabulary is used up. Ids outside the vocabularies count for nothing.
///
/// source `[source_count]`, end of sentence included. marks: ceil(V / 64) words, all zero, and all zero again on
/// return. out: room for V ids.
int32_t dgm_shortlist(const dgm_lexicon *lexicon, const int32_t *source, int32_t source_count, int32_t includes_source,
                      uint64_t *marks, int32_t *out);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif
#endif
