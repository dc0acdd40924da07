/// Which members of an archive may become files, and under which names.
///
/// A member must be a regular file with a plain name, either at the top or, all of them, in one folder of any
/// plain name. Other programs' archives have a layout of their own, of which a `Placement` picks what is used. The
/// rules hold whatever the file system below would make of a name.
struct MemberRules {
  /// Takes the names on the way to a file, folders first, and gives the name of the file it becomes; nil leaves it out.
  typealias Placement = @Sendable (_ path: [String]) -> String?

  /// The most members an archive may have.
  static let mostMembers = 64
  /// The most members of an archive of which some are left out.
  static let mostPlacedMembers = 4096

  /// Why a member is refused.
  struct Refusal: Error {
    let expected: String
    let found: String
  }

  private let allowed: [String: Int64]?
  private let largestBytes: Int64
  private let placement: Placement?
  /// Nil until the first member; then the folder that all are in, "" for none.
  private var top: String?
  private var files: [String: String] = [:]
  private var count = 0

  /// Rules for one archive, whose members are put to `file(for:)` in their order.
  ///
  /// - Parameters:
  ///   - allowed: The files there may be and the most bytes of each; nil for any.
  ///   - largestBytes: The most bytes of one file.
  ///   - placement: Where another program's files go; nil for our own layout.
  init(allowed: [String: Int64]?, largestBytes: Int64, placement: Placement? = nil) {
    self.allowed = allowed
    self.placement = placement
    self.largestBytes = largestBytes
  }

  /// The file that `member` becomes and the most bytes it may have; nil for a folder, which becomes nothing.
  mutating func file(
    for member: ArchiveMember
  ) throws(Refusal) -> (name: String, largestBytes: Int64)? {
    count += 1
    let most = placement == nil ? Self.mostMembers : Self.mostPlacedMembers
    guard count <= most else { throw Refusal(expected: "at most \(most) members", found: "more") }
    try checkKind(member)
    let placed: String?
    if let placement { placed = try placedName(member, placement) } else { placed = try plainName(member) }
    guard let name = placed else { return nil }
    guard name != InstalledRecord.fileName, name == PackManifest.fileName || PackName.isSafeFile(name),
      !name.hasSuffix(".")
    else { throw Refusal(expected: "another name", found: "a reserved name") }
    if let earlier = files.updateValue(name, forKey: name.lowercased()) {
      throw Refusal(
        expected: "each name once",
        found: earlier == name ? "it twice" : "\(earlier) too, which some file systems take for the same")
    }
    let mostBytes = try mostBytes(of: name)
    if let size = member.size, size > mostBytes {
      throw Refusal(expected: "at most \(mostBytes) bytes", found: "\(size) bytes")
    }
    return (name, mostBytes)
  }

  private func checkKind(_ member: ArchiveMember) throws(Refusal) {
    let found: String
    switch member.kind {
    case .file where member.isEncrypted: found = "an encrypted one"
    case .file where member.isSparse: found = "one with holes"
    case .file, .folder: return
    case .symbolicLink: found = "a symbolic link"
    case .hardLink: found = "a hard link"
    case .device: found = "a device"
    case .pipe: found = "a named pipe"
    case .other: found = "another kind of member"
    }
    throw Refusal(expected: "a regular file", found: found)
  }

  /// The member's name without the folder that all are in; nil for that folder itself.
  private mutating func plainName(_ member: ArchiveMember) throws(Refusal) -> String? {
    guard member.name.first != UInt8(ascii: "/") else {
      throw Refusal(expected: "a plain name", found: "an absolute path")
    }
    var parts = member.name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)[...]
    while parts.count > 1, parts.first.map({ $0.elementsEqual(".".utf8) }) ?? false { parts.removeFirst() }
    if member.kind == .folder, parts.last?.isEmpty ?? false { parts.removeLast() }
    if member.kind == .folder, parts.isEmpty || parts.map(Array.init) == [Array(".".utf8)] { return nil }
    guard !parts.contains(where: { $0.elementsEqual("..".utf8) }) else {
      throw Refusal(expected: "a plain name", found: "a path out of its folder")
    }
    var names: [String] = []
    for part in parts {
      let name = String(decoding: part, as: UTF8.self)
      guard PackName.isPlain(name, longest: 250), !name.hasPrefix(".") else {
        throw Refusal(
          expected: "a name of 1 to 250 of the characters A-Z a-z 0-9 . _ -, not first a dot",
          found: "another name")
      }
      names.append(name)
    }
    let folder =
      member.kind == .folder ? names.joined(separator: "/") : names.dropLast().joined(separator: "/")
    guard folder.isEmpty || names.count == (member.kind == .folder ? 1 : 2), top == nil || top == folder
    else {
      throw Refusal(
        expected: "every member at the top, or every one in the same folder",
        found: folder.isEmpty ? "one at the top" : "one in the folder \(folder)")
    }
    top = folder
    return member.kind == .folder ? nil : names.last
  }

  /// The name that `placement` gives a file; nil for a folder and for what is left out.
  private func placedName(_ member: ArchiveMember, _ placement: Placement) throws(Refusal) -> String? {
    guard member.kind == .file else { return nil }
    let parts = member.name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return placement(parts.map { String(decoding: $0, as: UTF8.self) })
  }

  private func mostBytes(of name: String) throws(Refusal) -> Int64 {
    guard let allowed else { return largestBytes }
    guard let most = allowed[name] else {
      throw Refusal(expected: "only files that are announced", found: "another one")
    }
    return min(most, largestBytes)
  }
}
