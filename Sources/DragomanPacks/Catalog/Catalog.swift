package import Foundation

/// The packs that can be had.
package struct Catalog: Hashable, Sendable {
  /// The catalog's name in its folder.
  package static let fileName = "catalog.json"
  /// The schema this build reads.
  package static let schema = 1
  /// The largest catalog that is read, in bytes.
  static let largestBytes = 1 << 24

  /// An entry that cannot be used.
  package struct SkippedEntry: Hashable, Sendable {
    /// The entry's id, where it is a safe one, else its place: `packs[3]`.
    package let name: String
    /// The languages that it names, BCP-47. Nothing is known of the rest.
    package let source, target: String?
    /// What is wrong with it.
    package let error: PackError
    /// Whether it stands in another program's catalog, where much may be that is not for us.
    package var isForeign = false
  }

  /// Whose it is.
  package let format: CatalogFormat
  /// When the catalog was made, as it says itself: `YYYY-MM-DD`, so that the later date is the greater text. Ours
  /// always say so.
  package let date: String?
  /// The usable entries, each id once, in the catalog's order.
  package let packs: [CatalogEntry]
  /// The others; of a foreign catalog the first few.
  package let skipped: [SkippedEntry]
  /// How many others there are.
  package let skippedCount: Int

  /// The catalog in `data`, ours or one of those that `CatalogFormat` knows. What is offered by another one than ours
  /// is foreign, wherever it comes from.
  ///
  /// - Parameters:
  ///   - data: JSON.
  ///   - origin: Where the catalog is; errors name it, and its packs keep it.
  /// - Throws: `PackError` `damaged`, or `newerFormat` for another schema. A bad entry is no error: it is
  ///   skipped; neither are unknown keys.
  package init(json data: Data, origin: CatalogOrigin) throws(PackError) {
    switch try JSONReading.decode(Content.self, from: data, file: origin.name, isForeign: origin.isForeign) {
    case .own(let document): self.init(document, origin: origin)
    case .foreign(let listing):
      var origin = origin
      origin.isForeign = true
      do throws(PackError) {
        try self.init(listing, origin: origin)
      } catch {
        var fault = error
        fault.file = origin.name
        throw fault
      }
    }
  }

  private init(_ listing: ForeignListing, origin: CatalogOrigin) throws(PackError) {
    let selection = try ForeignSelection(listing, origin: origin)
    format = listing.format
    date = listing.date
    packs = selection.packs
    skipped = selection.skipped
    skippedCount = selection.skippedCount
  }

  private init(_ document: Document, origin: CatalogOrigin) {
    let file = origin.name
    format = .dragoman
    date = document.date
    var packs: [CatalogEntry] = []
    var skipped: [SkippedEntry] = []
    var ids: Set<String> = []
    for (index, line) in document.packs.enumerated() {
      let name = line.id ?? "packs[\(index)]"
      switch line.entry {
      case .success(var entry) where ids.insert(entry.pack.id).inserted:
        entry.origin = origin
        packs.append(entry)
      case .success:
        let error = PackError(.damaged, pack: line.id, file: file, key: "id", expected: "each id once")
        skipped.append(SkippedEntry(name: name, source: line.source, target: line.target, error: error))
      case .failure(var error):
        error.pack = line.id
        error.file = file
        skipped.append(SkippedEntry(name: name, source: line.source, target: line.target, error: error))
      }
    }
    self.packs = packs
    self.skipped = skipped
    skippedCount = skipped.count
  }

  /// Whether the file at `url` says that it is a catalog of ours, of this schema. What else is in it is not looked at.
  static func hasOurSchema(_ url: URL) -> Bool {
    guard let file = try? SmallFile(url, largestBytes: largestBytes) else { return false }
    return (try? JSONDecoder().decode(Head.self, from: file.data))?.schema == schema
  }

  /// Reads the catalog file at `url`.
  package init(contentsOf url: URL, isForeign: Bool = false) throws(PackError) {
    do {
      let file = try SmallFile(url, largestBytes: Self.largestBytes)
      try self.init(json: file.data, origin: CatalogOrigin(url: url, isForeign: isForeign))
    } catch {
      var fault = error
      fault.file = url.path
      throw fault
    }
  }
}

/// The form of a catalog's date.
enum CatalogDate {
  /// Whether `text` is a date as `YYYY-MM-DD`.
  static func isOne(_ text: String) -> Bool {
    let fields = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard fields.map(\.count) == [4, 2, 2],
      fields.joined().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let month = Int(text.dropFirst(5).prefix(2)), let day = Int(text.suffix(2))
    else { return false }
    return (1...12).contains(month) && (1...31).contains(day)
  }
}

/// What a catalog's JSON is. Ours has `schema`, which no other has.
private enum Content: Decodable {
  case own(Document)
  case foreign(ForeignListing)

  init(from decoder: any Decoder) throws {
    let isOwn = (try? decoder.container(keyedBy: PackKey.self))?.contains(.schema) == true
    if !isOwn, let listing = try ForeignListing(from: decoder) {
      self = .foreign(listing)
    } else {
      self = .own(try Document(from: decoder))
    }
  }
}

/// The first of a catalog of ours.
private struct Head: Decodable {
  let schema: Int

  init(from decoder: any Decoder) throws {
    schema = try decoder.container(keyedBy: PackKey.self).read(Int.self, .schema)
  }
}

/// The JSON of a catalog of ours.
private struct Document: Decodable {
  let date: String
  let packs: [Line]

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: PackKey.self)
    let schema = try values.read(Int.self, .schema)
    guard schema == Catalog.schema else {
      throw PackError(
        schema > Catalog.schema ? .newerFormat : .damaged, key: PackKey.schema.rawValue,
        expected: "\(Catalog.schema)", found: "\(schema)")
    }
    date = try values.read(String.self, .date)
    guard CatalogDate.isOne(date) else {
      throw PackError(
        .damaged, key: PackKey.date.rawValue, expected: "a date as YYYY-MM-DD", found: "another text")
    }
    packs = try values.read([Line].self, .packs)
  }

  /// One entry, usable or not: decoding it never fails.
  struct Line: Decodable {
    let id: String?
    let source, target: String?
    let entry: Result<CatalogEntry, PackError>

    init(from decoder: any Decoder) {
      let values = try? decoder.container(keyedBy: PackKey.self)
      func text(_ key: PackKey) -> String? { try? values?.decode(String.self, forKey: key) }
      id = text(.id).flatMap { PackName.isSafeID($0) ? $0 : nil }
      source = text(.source)
      target = text(.target)
      do {
        entry = .success(try CatalogEntry(from: decoder))
      } catch {
        entry = .failure(JSONReading.fault(error))
      }
    }
  }
}
