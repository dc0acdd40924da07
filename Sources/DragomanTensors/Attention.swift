internal import CDragomanKernels

/// Keys and values that rows attend to, one entry a row. Keys lie transposed (`[D][capacity]`) in blocks that
/// `Attention.storeKeys` or `appendKey` wrote.
package final class AttentionMemories {
  private let entries = AlignedBuffer<dgm_memory>()

  /// No entries.
  package init() {}

  /// Makes room for `rows` entries.
  package func reserve(_ rows: Int) { entries.reserve(rows) }

  /// Sets where row `row` attends: `length` positions, at least one, of `capacity` that is a multiple of 16.
  package func set(
    _ row: Int, keys: UnsafePointer<Float>, values: UnsafePointer<Float>, capacity: Int, length: Int
  ) {
    precondition(length >= 1 && length <= capacity && capacity % 16 == 0)
    entries[row] = dgm_memory(keys: keys, values: values, capacity: Int32(capacity), length: Int32(length))
  }

  fileprivate var pointer: UnsafePointer<dgm_memory> { UnsafePointer(entries.pointer) }
  fileprivate var capacity: Int { entries.capacity }
}

/// What a layer has learnt of distances between positions (Shaw et al. 2018): tables of keys and of values,
/// `[2 · reach + 1][D/H]`. What lies further away than `reach` counts as that far.
///
/// `@unchecked Sendable`: the pointers must stay valid, and nobody writes there.
package struct RelativePositions: @unchecked Sendable {
  /// The largest reach.
  package static let furthest = 256

  let keys: UnsafePointer<Float>
  let values: UnsafePointer<Float>
  let reach: Int

  /// Tables of `2 · reach + 1` rows; `reach` is from 0 to `furthest`.
  package init(keys: UnsafePointer<Float>, values: UnsafePointer<Float>, reach: Int) {
    precondition((0...Self.furthest).contains(reach))
    self.keys = keys
    self.values = values
    self.reach = reach
  }
}

/// Multi-head scaled dot-product attention (Vaswani et al. 2017, §3.2).
package struct Attention {
  /// D: model width.
  package let width: Int
  /// H: number of heads, each of width D / H.
  package let heads: Int
  private let scale: Float
  private let relativePositions: RelativePositions?

  /// `width / heads` is a multiple of 16, and the width of the rows of `relativePositions`.
  package init(width: Int, heads: Int, relativePositions: RelativePositions? = nil) {
    self.relativePositions = relativePositions
    precondition(heads > 0 && width % heads == 0 && width / heads % 16 == 0)
    self.width = width
    self.heads = heads
    scale = 1 / Float(width / heads).squareRoot()
  }

  /// Positions rounded up to what a key block holds.
  package static func capacity(for positions: Int) -> Int { (positions + 15) / 16 * 16 }

  /// out[r] = attention of query row r over its memory. `queries` `[M][D]` (any stride), `out` `[M][D]` dense.
  /// `alignment`, if given, receives head 0's weights of row r in its row r. `positions` says where in its memory each
  /// row stands; only relative positions ask for it, and they give no alignment.
  package func apply(
    queries: Matrix, memories: AttentionMemories, valueStride: Int, into out: Matrix,
    alignment: Matrix? = nil, positions: UnsafeMutableBufferPointer<Int32>? = nil,
    using workspace: Workspace
  ) {
    precondition(queries.columns == width && out.columns == width && out.rows == queries.rows && out.isDense)
    precondition(memories.capacity >= queries.rows && valueStride >= width)
    if let relativePositions {
      guard let positions, positions.count == queries.rows, alignment == nil,
        let first = positions.baseAddress
      else { preconditionFailure("relative positions without positions") }
      var distances = dgm_distances(
        keys: relativePositions.keys, values: relativePositions.values, reach: Int32(relativePositions.reach))
      dgm_attention_relative(
        workspace.path.rawValue, queries.pointer, Int32(queries.stride), memories.pointer, Int32(valueStride),
        &distances, first, Int32(queries.rows), Int32(width), Int32(heads), scale, workspace.scores.pointer,
        out.pointer)
      return
    }
    dgm_attention(
      workspace.path.rawValue, queries.pointer, Int32(queries.stride), memories.pointer, Int32(valueStride),
      Int32(queries.rows), Int32(width), Int32(heads), scale, workspace.scores.pointer, out.pointer,
      alignment?.pointer, Int32(alignment?.stride ?? 0))
  }

  /// Writes `rows` `[S][D]` transposed to the key block at `keys`, `[D][capacity]`.
  package func storeKeys(
    _ rows: Matrix, capacity: Int, into keys: UnsafeMutablePointer<Float>, using workspace: Workspace
  ) {
    precondition(rows.columns == width && rows.rows <= capacity)
    dgm_transpose_keys(
      workspace.path.rawValue, rows.pointer, Int32(rows.stride), Int32(rows.rows), Int32(width),
      Int32(capacity), keys)
  }

  /// Adds the key row `[D]` at `row` to a key block as position `position`.
  package func appendKey(
    _ row: UnsafePointer<Float>, at position: Int, capacity: Int, into keys: UnsafeMutablePointer<Float>
  ) {
    precondition(position >= 0 && position < capacity)
    dgm_append_key(row, Int32(width), Int32(capacity), Int32(position), keys)
  }
}

/// The recurrence of an SSRU decoder layer (Kim et al. 2019, D19-5632, §3.1).
package enum SSRU {
  /// One step: updates the cells of the rows' slots and writes max(cell, 0). `gates` `[M][2D]`: x W beside
  /// x Wf + bf; `cells` `[slots][D]`; `slots` `[M]`; `out` `[M][D]`.
  package static func step(
    gates: Matrix, cells: UnsafeMutablePointer<Float>, slots: UnsafePointer<Int32>, into out: Matrix,
    using workspace: Workspace
  ) {
    precondition(gates.columns == 2 * out.columns && gates.rows == out.rows && gates.isDense && out.isDense)
    dgm_ssru(
      workspace.path.rawValue, gates.pointer, cells, slots, Int32(out.rows), Int32(out.columns), out.pointer)
  }
}
