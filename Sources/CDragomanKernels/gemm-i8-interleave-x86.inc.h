// interleave of gemm-i8-sparse.inc.h for x86-64. The including file gives UNPACK(NAME), the instruction of its
// registers' width for NAME: lo_epi8, hi_epi8, lo_epi16, hi_epi16.

DGM_INLINE void interleave(const vector in[4], vector out[4]) {
  const vector low = UNPACK(lo_epi8)(in[0], in[1]), high = UNPACK(hi_epi8)(in[0], in[1]);
  const vector low2 = UNPACK(lo_epi8)(in[2], in[3]), high2 = UNPACK(hi_epi8)(in[2], in[3]);
  out[0] = UNPACK(lo_epi16)(low, low2);
  out[1] = UNPACK(hi_epi16)(low, low2);
  out[2] = UNPACK(lo_epi16)(high, high2);
  out[3] = UNPACK(hi_epi16)(high, high2);
}
