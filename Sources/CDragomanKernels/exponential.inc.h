// exp, sigmoid and erf on lanes: multiplications and additions in one order, so the same bits on every path.
// Polynomials: own weighted minimax fits (Lawson iteration), coefficients rounded to float.

/// exp(x): relative error below 2e-7; exactly 0 below -86.5 (the result would soon be subnormal), +infinity above
/// 88.7228; NaN stays NaN.
///
/// x = n ln 2 + r with |r| <= ln 2 / 2, then exp(r) = 1 + r + r² p(r). 2^n is made in two factors, 2^(n-1) and 2,
/// because 2^128 is no float.
DGM_INLINE f32x16 exponential(f32x16 x) {
  const f32x16 magic = splat(12582912.0f);
  // Written so that NaN passes through both comparisons.
  f32x16 v = x < -86.5f ? splat(-86.5f) : x;
  v = v > 88.72283f ? splat(88.72283f) : v;
  const f32x16 shifted = v * 1.44269502f + magic;
  const f32x16 n = shifted - magic;
  const f32x16 r = (v - n * 0.693359375f) - n * -2.12194442e-4f;
  f32x16 p = r * 1.38145848e-3f + 8.36872309e-3f;
  p = p * r + 4.16683890e-2f;
  p = p * r + 1.66665211e-1f;
  p = p * r + 4.99999940e-1f;
  p = p * (r * r) + r;
  p = p + 1.0f;
  const f32x16 half_power = from_bits((bits_of(shifted) - 0x4B400000 + 126) << 23);
  p = (p * half_power) * 2.0f;
  p = x < -86.5f ? splat(0.0f) : p;
  return x > 88.72283f ? splat(__builtin_inff()) : p;
}

/// 1 / (1 + exp(-x)): exactly 1 and 0 for large |x|, since exp ends in 0 and infinity there.
DGM_INLINE f32x16 sigmoid(f32x16 x) { return 1.0f / (1.0f + exponential(-x)); }

/// erf(x): absolute error below 2e-7. Odd polynomial up to |x| = 1, then 1 - exp(-|x| q(|x|)); 1 from |x| = 4 on.
DGM_INLINE f32x16 error_function(f32x16 x) {
  const f32x16 s = x * x;
  f32x16 p = s * 7.64712095e-5f + -7.94235733e-4f;
  p = p * s + 5.17974980e-3f;
  p = p * s + -2.68485919e-2f;
  p = p * s + 1.12834305e-1f;
  p = p * s + -3.76126051e-1f;
  p = p * s + 1.12837911f;
  const f32x16 inner = p * x;

  f32x16 a = absolute(x);
  a = a > 4.0f ? splat(4.0f) : a;
  f32x16 q = a * -2.10182180e-4f + 3.18311783e-3f;
  q = q * a + -2.27860883e-2f;
  q = q * a + 1.05096668e-1f;
  q = q * a + 6.35846376e-1f;
  q = q * a + 1.12847555f;
  const f32x16 outer = 1.0f - exponential(-(q * a));
  const i32x16 sign = bits_of(x) & (int32_t)0x80000000;
  return absolute(x) < 1.0f ? inner : from_bits(bits_of(outer) | sign);
}
