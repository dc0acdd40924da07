internal import CDragomanArchive
import Foundation

/// What a file's first bytes say it is.
enum Packing: Int32 {
  case plain = 0
  case gzip, zstandard, xz, bzip2, zip

  /// What the bytes of the open `file` are packed in.
  init(of file: OpenFile) { self = Packing(rawValue: dgm_archive_packing(file.descriptor)) ?? .plain }
}

extension CatalogCompression {
  /// The packing that files of this compression have.
  var packing: Packing {
    switch self {
    case .gzip: .gzip
    case .zstandard: .zstandard
    }
  }
}

/// The bytes of a compressed file as they were before.
final class ByteStream {
  private let file: OpenFile
  private let name: String
  private let limit: UnpackingLimit
  private let stream: OpaquePointer

  /// Starts to read `file`.
  ///
  /// - Parameter limit: More bytes than that are an error.
  init(_ file: OpenFile, name: String, packing: Packing, limit: UnpackingLimit) throws(PackError) {
    guard let stream = dgm_stream_open(file.descriptor, packing.rawValue, limit.bytes) else {
      throw PackError(.damaged, file: name, expected: "memory to read it", found: "none")
    }
    self.file = file
    self.name = name
    self.limit = limit
    self.stream = stream
  }

  deinit { dgm_stream_free(stream) }

  /// Hands the next bytes to `body`; false when all have been.
  func next(_ body: (UnsafeRawBufferPointer) throws(PackError) -> Void) throws(PackError) -> Bool {
    var block: UnsafeRawPointer?
    var count = 0
    switch dgm_stream_read(stream, &block, &count) {
    case Int32(DGM_ARCHIVE_OK.rawValue):
      try body(UnsafeRawBufferPointer(start: block, count: count))
      return true
    case Int32(DGM_ARCHIVE_END.rawValue): return false
    case Int32(DGM_ARCHIVE_TOO_LARGE.rawValue):
      throw PackError(.damaged, file: name, expected: limit.expectation, found: reason)
    default: throw PackError(.damaged, file: name, expected: "compressed data that is whole", found: reason)
    }
  }

  private var reason: String { ShownName.text(of: String(cString: dgm_stream_reason(stream)).utf8) }
}
