import Foundation

extension ForeignListing {
  /// The foreign catalog that `decoder` has; nil where it has none of these shapes.
  init?(from decoder: any Decoder) throws {
    if let list = try? decoder.unkeyedContainer() {
      // Nothing tells what an empty list is of.
      guard list.count != 0 else { return nil }
      self = ArgosIndex.listing(try Self.entries(of: list, "", ArgosIndex.Entry.self))
      return
    }
    guard let values = try? decoder.container(keyedBy: Key.self) else { return nil }
    let base = try values.readIfPresent(String.self, .baseUrl)
    let made = (try? values.decode(String.self, forKey: .generated)).map { String($0.prefix(10)) }
    let date = made.flatMap { CatalogDate.isOne($0) ? $0 : nil }
    if let list = try? values.nestedUnkeyedContainer(forKey: .data) {
      self = RemoteSettings.listing(
        try Self.entries(of: list, "data", RemoteSettings.Record.self), base: base)
    } else if let list = try? values.nestedUnkeyedContainer(forKey: .models) {
      self = TranslateLocallyModels.listing(
        try Self.entries(of: list, "models", TranslateLocallyModels.Model.self))
    } else if let pairs = try? values.nestedContainer(keyedBy: AnyKey.self, forKey: .models) {
      // The order of keys is nobody's order.
      var entries: [ForeignEntry<FirefoxModels.Model>] = []
      for key in pairs.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
        guard let list = try? pairs.nestedUnkeyedContainer(forKey: key) else { continue }
        try Self.check(entries.count + (list.count ?? 0))
        entries += try Self.entries(of: list, "models.\(key.stringValue)", FirefoxModels.Model.self)
      }
      self = FirefoxModels.listing(entries, base: base, date: date)
    } else {
      return nil
    }
  }

  private enum Key: String, CodingKey { case data, models, baseUrl, generated }

  private struct AnyKey: CodingKey {
    let stringValue: String
    let intValue: Int? = nil
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// What is in `list`, each usable or not.
  private static func entries<Value: Decodable>(
    of list: any UnkeyedDecodingContainer, _ name: String, _ type: Value.Type
  ) throws -> [ForeignEntry<Value>] {
    var list = list
    try check(list.count ?? 0)
    var entries: [ForeignEntry<Value>] = []
    while !list.isAtEnd {
      entries.append(
        ForeignEntry(
          name: "\(name)[\(list.currentIndex)]", content: try list.decode(Attempt<Value>.self).content))
    }
    return entries
  }

  private static func check(_ count: Int) throws(PackError) {
    guard count <= mostEntries else {
      throw PackError(.damaged, expected: "at most \(mostEntries) entries", found: "\(count)")
    }
  }
}

/// An entry of a foreign catalog, before anything is made of it.
struct ForeignEntry<Value> {
  /// Its place, such as `data[3]`.
  let name: String
  /// What it says, or what cannot be read of it.
  let content: Result<Value, PackError>
}

/// A value, or what is wrong with it: decoding it never fails.
private struct Attempt<Value: Decodable>: Decodable {
  let content: Result<Value, PackError>

  init(from decoder: any Decoder) {
    do {
      content = .success(try Value(from: decoder))
    } catch {
      content = .failure(JSONReading.fault(error))
    }
  }
}

/// A whole number or a text, which some write for the same.
struct WrittenVersion: Decodable, Hashable {
  /// The text.
  let text: String

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    text = try (try? value.decode(Int.self)).map(String.init) ?? value.decode(String.self)
  }
}
