import Foundation

/// The files of a pack that is being transferred: whole ones, ones that can be resumed, and the plan that says
/// what they are to become.
struct PartialFiles {
  /// The pack.
  let id: String
  /// The store.
  let layout: StoreLayout

  /// How long the files of a transfer that nobody goes on with are kept.
  static let keptSeconds = 7 * 24 * 3600

  /// The expected files by name, as the plan has them.
  private struct Plan: Codable, Equatable {
    struct File: Codable, Equatable {
      let bytes: Int64?
      let sha256: String?
    }
    let files: [String: File]
  }

  /// Where the file `name` comes to lie.
  func url(of name: String) -> URL {
    layout.download(of: id).appending(path: name, directoryHint: .notDirectory)
  }

  /// How much of the file `name` is there, in bytes.
  func bytes(of name: String) -> Int64 { (try? FileStamp(of: url(of: name)).bytes) ?? 0 }

  /// How much of all files is there, in bytes.
  var bytes: Int64 {
    FileWriting.names(in: layout.download(of: id)).filter { !$0.hasSuffix(Self.validatorSuffix) }
      .reduce(0) { $0 + bytes(of: $1) }
  }

  /// Makes ready to transfer `files`: keeps what an earlier attempt has of them and removes everything else.
  func prepare(for files: [ExpectedFile]) throws(PackError) {
    let plan = Plan(
      files: Dictionary(
        files.map { ($0.path, Plan.File(bytes: $0.bytes, sha256: $0.sha256)) }, uniquingKeysWith: { $1 }))
    let old = read()
    for name in FileWriting.names(in: layout.download(of: id)) {
      let file =
        name.hasSuffix(Self.validatorSuffix) ? String(name.dropLast(Self.validatorSuffix.count)) : name
      let expected = plan.files[file] ?? plan.files[name]
      if expected == nil || expected != old?.files[file] ?? old?.files[name] {
        FileWriting.remove(url(of: name))
      }
    }
    try FileWriting.makeFolders(layout.download(of: id))
    if plan != old { try write(plan) }
  }

  /// Removes them if there is nothing to be resumed.
  func removeIfEmpty() {
    if bytes == 0 { remove() }
  }

  /// Removes them.
  func remove() {
    FileWriting.remove(layout.download(of: id))
    FileWriting.remove(layout.plan(of: id))
  }

  /// Removes them if the last of them was written too long ago, or if there is nothing to be resumed.
  func removeIfOld() {
    var newest: Int64 = 0
    for name in FileWriting.names(in: layout.download(of: id)) {
      newest = max(newest, (try? FileStamp(of: url(of: name)).seconds) ?? 0)
    }
    if newest < Int64(time(nil)) - Int64(Self.keptSeconds) { remove() } else { removeIfEmpty() }
  }

  /// What the transfer keeps beside a partial file: how to tell that the other side still has the same one.
  private static let validatorSuffix = ".resume"

  private func read() -> Plan? {
    (try? SmallFile(layout.plan(of: id), largestBytes: 1 << 16)).flatMap {
      try? JSONDecoder().decode(Plan.self, from: $0.data)
    }
  }

  private func write(_ plan: Plan) throws(PackError) {
    guard let data = try? JSONEncoder().encode(plan) else { return }
    // A plan that was cut short cannot be read, and nothing is resumed.
    try FileWriting.write(data, to: layout.plan(of: id))
  }
}
