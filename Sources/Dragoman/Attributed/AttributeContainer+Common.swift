import Foundation

extension AttributeContainer {
  /// The attributes that both have, with equal values.
  ///
  /// A container does not tell its keys, so they are separated by the operations that it has. Keys of Foundation and
  /// of ours are told apart by name; where two containers differ in the value of another key, no key but those is
  /// certain, and all others are left out.
  func common(with other: AttributeContainer) -> AttributeContainer {
    if self == other { return self }
    var first = removing(removing(other))
    var second = other.removing(other.removing(self))
    if first == second { return first }
    let known = [
      Self.dropDifference(in: AttributeScopes.FoundationAttributes.LinkAttribute.self, &first, &second),
      Self.dropDifference(
        in: AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self, &first, &second),
      Self.dropDifference(
        in: AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.self, &first, &second),
      Self.dropDifference(in: AttributeScopes.FoundationAttributes.ImageURLAttribute.self, &first, &second),
      Self.dropDifference(in: AttributedString.SkipAttribute.self, &first, &second),
    ]
    if first == second { return first }
    return known.reduce(into: AttributeContainer()) { $0.merge($1) }
  }

  /// The attributes whose keys `other` does not have.
  private func removing(_ other: AttributeContainer) -> AttributeContainer {
    // Replacing needs equal values: those of `other` go over ours first.
    var text = AttributedString("x", attributes: merging(other))
    text.replaceAttributes(other, with: AttributeContainer())
    return text.runs.first?.attributes ?? AttributeContainer()
  }

  /// Takes `key` out of both if its values differ; else returns it by itself.
  private static func dropDifference<Key: AttributedStringKey>(
    in key: Key.Type, _ first: inout AttributeContainer, _ second: inout AttributeContainer
  ) -> AttributeContainer where Key.Value: Sendable {
    var alone = AttributeContainer()
    if first[key] == second[key] {
      alone[key] = first[key]
    } else {
      first[key] = nil
      second[key] = nil
    }
    return alone
  }
}
