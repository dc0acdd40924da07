import Foundation

/// Archives that carry packs, and compressed files that carry one of their files.
///
/// What they say about themselves is believed in nothing: names, kinds and sizes are checked member by member,
/// and files are made by name inside one open folder.
enum PackArchive {
  /// Unpacks the tar archive (plain or in gzip, zstd, xz or bzip2) or zip archive at `archive`.
  ///
  /// - Parameters:
  ///   - archive: The archive; its name does not matter.
  ///   - folder: An empty folder. Nothing else is written to; it is empty again after an error.
  ///   - allowed: The files that may be in it and the most bytes of each; nil for any with plain names.
  ///   - largestBytes: The most bytes of all files together, if `UnpackingLimit` allows so many.
  ///   - placement: Picks the files of another program's layout; nil for our own.
  ///   - isCancelled: Asked between blocks; true ends the work.
  /// - Throws: `PackError` `damaged` with `file` the archive's name and `key` the member's, control characters
  ///   written out; `noSpace`, `readOnly`, `notFound`, `cancelled`.
  static func unpack(
    _ archive: URL, into folder: URL, allowed: [String: Int64]?,
    largestBytes: Int64 = UnpackingLimit.largestBytes,
    placement: MemberRules.Placement? = nil, isCancelled: () -> Bool
  ) throws(PackError) {
    let reader = try ArchiveReader(archive, largestBytes: largestBytes)
    let largestBytes = reader.limit.bytes
    let place = try OpenFolder(folder)
    var rules = MemberRules(allowed: allowed, largestBytes: largestBytes, placement: placement)
    var unpacked: [String] = []
    var bytesLeft = largestBytes
    do throws(PackError) {
      while let member = try reader.next() {
        guard !isCancelled() else { throw PackError(.cancelled) }
        let target: (name: String, largestBytes: Int64)?
        do throws(MemberRules.Refusal) {
          target = try rules.file(for: member)
        } catch {
          throw refusal(member, of: reader, expected: error.expected, found: error.found)
        }
        guard let target else { continue }
        let file = try place.create(target.name, bytesNeeded: needed(allowed, member))
        unpacked.append(target.name)
        bytesLeft -= try copy(
          member, of: reader, to: file, largestBytes: min(target.largestBytes, bytesLeft), isCancelled)
      }
    } catch {
      unpacked.forEach(place.remove)
      throw error
    }
  }

  /// Unpacks a gzip or zstd file.
  ///
  /// - Parameters:
  ///   - file: The compressed file.
  ///   - format: What it must be compressed with.
  ///   - destination: The file to make; it must not be there yet, and is not after an error.
  ///   - bytes: The exact size of what must come out; nil where it is not known.
  ///   - largestBytes: The most that may come out, if `UnpackingLimit` allows so much.
  ///   - isCancelled: Asked between blocks; true ends the work.
  /// - Returns: Size and hash of what came out.
  /// - Throws: `PackError` `damaged` with `file` the compressed file's name; `noSpace`, `readOnly`, `notFound`,
  ///   `cancelled`.
  static func expand(
    _ file: URL, _ format: CatalogCompression, to destination: URL, bytes: Int64?,
    largestBytes: Int64 = UnpackingLimit.largestBytes, isCancelled: () -> Bool
  ) throws(PackError) -> FileDigest {
    let name = file.lastPathComponent
    let source = try OpenFile(reading: file)
    guard Packing(of: source) == format.packing else {
      throw PackError(.damaged, file: name, expected: "a .\(format.rawValue) file", found: "something else")
    }
    let limit = UnpackingLimit(packedBytes: source.stamp.bytes, most: largestBytes)
    if let bytes, bytes > limit.bytes {
      throw PackError(.damaged, file: name, expected: limit.expectation, found: "\(bytes) bytes announced")
    }
    let stream = try ByteStream(
      source, name: name, packing: format.packing,
      limit: UnpackingLimit(packedBytes: source.stamp.bytes, most: bytes ?? limit.bytes))
    let place = try OpenFolder(destination.deletingLastPathComponent())
    let output = try place.create(destination.lastPathComponent, bytesNeeded: bytes)
    do throws(PackError) {
      repeat {
        guard !isCancelled() else { throw PackError(.cancelled) }
      } while try stream.next { block throws(PackError) in try output.write(block) }
      guard bytes == nil || output.bytes == bytes else {
        throw PackError(
          .damaged, file: name, expected: "\(bytes ?? 0) bytes unpacked", found: "\(output.bytes) bytes")
      }
    } catch {
      place.remove(destination.lastPathComponent)
      throw error
    }
    return output.digest
  }

  /// Writes one member's bytes to `file`; returns how many there were.
  private static func copy(
    _ member: ArchiveMember, of reader: ArchiveReader, to file: NewFile, largestBytes: Int64,
    _ isCancelled: () -> Bool
  ) throws(PackError) -> Int64 {
    if let size = member.size, size > largestBytes {
      throw refusal(
        member, of: reader, expected: "at most \(largestBytes) bytes still", found: "\(size) bytes")
    }
    // A header that claims less than comes does not make it come in vain.
    let most = min(largestBytes, member.size ?? .max)
    repeat {
      guard !isCancelled() else { throw PackError(.cancelled) }
    } while try reader.read { block, offset throws(PackError) in
      guard offset == file.bytes || block.isEmpty else {
        throw refusal(member, of: reader, expected: "a regular file", found: "one with holes")
      }
      guard Int64(block.count) <= most - file.bytes else {
        throw refusal(member, of: reader, expected: "at most \(most) bytes", found: "more")
      }
      try file.write(block)
    }
    if let size = member.size, size != file.bytes {
      throw refusal(member, of: reader, expected: "\(size) bytes", found: "\(file.bytes) bytes")
    }
    return file.bytes
  }

  private static func refusal(
    _ member: ArchiveMember, of reader: ArchiveReader, expected: String, found: String
  ) -> PackError {
    PackError(.damaged, file: reader.name, key: member.shownName, expected: expected, found: found)
  }

  /// What is said to be needed when the file system is full.
  private static func needed(_ allowed: [String: Int64]?, _ member: ArchiveMember) -> Int64? {
    guard let allowed else { return member.size }
    return allowed.values.reduce(0) { sum, bytes in
      let (total, overflows) = sum.addingReportingOverflow(bytes)
      return overflows ? Int64.max : total
    }
  }
}
