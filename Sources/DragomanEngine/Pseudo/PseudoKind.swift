/// Transformations that stand in the place of a network: whatever is round it runs as for any pack, so screens, tests
/// and the handling of texts can be tried without a model, and exactly.
package enum PseudoKind: String, Hashable, Sendable, CaseIterable {
  /// `en-XA`: accents on the letters, vowels twice, brackets round each sentence.
  case accented = "en-XA"
  /// `ar-XB`: each word between marks that make it run from right to left.
  case bidi = "ar-XB"
}
