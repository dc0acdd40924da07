internal import CDragomanArchive
import Foundation

/// A member of an archive, as its header has it. Nothing of it has been judged.
struct ArchiveMember {
  /// What it is.
  enum Kind: Int32 {
    case file = 0
    case folder, symbolicLink, hardLink, device, pipe, other
  }

  /// The bytes of its name; empty where there are none.
  let name: [UInt8]
  /// What it is.
  let kind: Kind
  /// The size it claims, if it claims one.
  let size: Int64?
  /// Whether it is stored with holes.
  let isSparse: Bool
  /// Whether it needs a password.
  let isEncrypted: Bool

  /// The name, for errors.
  var shownName: String { ShownName.text(of: name) }
}

/// An archive that is read member by member: tar, plain or compressed, or zip.
final class ArchiveReader {
  /// The archive's name, for errors.
  let name: String
  /// The most that all its files may have.
  let limit: UnpackingLimit
  private let file: OpenFile
  private let members: OpaquePointer
  private var current: String?

  /// What headers, names and padding of a tar archive may take besides its files' bytes.
  private static let overheadBytes: Int64 = 4 << 20

  /// Opens the archive at `url`.
  ///
  /// - Parameter largestBytes: Its files may have no more than that in all, if `UnpackingLimit` allows so much.
  init(_ url: URL, largestBytes: Int64 = UnpackingLimit.largestBytes) throws(PackError) {
    name = url.lastPathComponent
    file = try OpenFile(reading: url)
    limit = UnpackingLimit(packedBytes: file.stamp.bytes, most: largestBytes)
    // A tar archive is also bounded as a whole: headers lie between the files.
    guard let members = dgm_members_open(file.descriptor, limit.bytes + Self.overheadBytes) else {
      throw PackError(.damaged, file: name, expected: "memory to read it", found: "none")
    }
    self.members = members
  }

  deinit { dgm_members_free(members) }

  /// The next member; nil when the archive has ended as it should.
  func next() throws(PackError) -> ArchiveMember? {
    var header = dgm_member()
    let result = dgm_members_next(members, &header)
    let bytes = header.name.map { Array(UnsafeRawBufferPointer(start: $0, count: header.name_size)) } ?? []
    if result == Int32(DGM_ARCHIVE_END.rawValue) { return nil }
    // One that could not be read to its name was cut or spoilt after the member before it.
    if result == Int32(DGM_ARCHIVE_OK.rawValue) || !bytes.isEmpty { current = ShownName.text(of: bytes) }
    guard result == Int32(DGM_ARCHIVE_OK.rawValue) else { throw fault(result) }
    return ArchiveMember(
      name: bytes, kind: ArchiveMember.Kind(rawValue: header.kind) ?? .other,
      size: header.size < 0 ? nil : header.size, isSparse: header.is_sparse,
      isEncrypted: header.is_encrypted)
  }

  /// Hands the member's next bytes, perhaps none, to `body` with their place in it; false when it has ended.
  func read(_ body: (UnsafeRawBufferPointer, Int64) throws(PackError) -> Void) throws(PackError) -> Bool {
    var block: UnsafeRawPointer?
    var count = 0
    var offset: Int64 = 0
    let result = dgm_members_read(members, &block, &count, &offset)
    if result == Int32(DGM_ARCHIVE_END.rawValue) { return false }
    guard result == Int32(DGM_ARCHIVE_OK.rawValue) else { throw fault(result) }
    try body(UnsafeRawBufferPointer(start: block, count: count), offset)
    return true
  }

  private func fault(_ result: Int32) -> PackError {
    let reason = ShownName.text(of: String(cString: dgm_members_reason(members)).utf8)
    let expected =
      result == Int32(DGM_ARCHIVE_TOO_LARGE.rawValue)
      ? limit.expectation : "a whole .tar, .tar.gz, .tar.zst, .tar.xz, .tar.bz2 or .zip"
    return PackError(.damaged, file: name, key: current, expected: expected, found: reason)
  }
}
