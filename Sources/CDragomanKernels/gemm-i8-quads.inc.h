// What narrowing takes from activations, see gemm-i8-narrow.inc.h: the quads of some rows that are not all zero.

/// Room for all quads of a row of the largest K or of several shorter rows, of at most MOST_LISTED rows, and for a
/// register more.
enum { MOST_QUADS = 65536 / 4, MOST_LISTED = 128 };

/// The quads of row r are starts[r] ..< starts[r + 1].
struct quads {
  int32_t starts[MOST_LISTED + 1];
  uint16_t places[MOST_QUADS + 16]; ///< the number of each in its row
  uint32_t values[MOST_QUADS + 16]; ///< four int8 each
};
