/// The keys of catalogs and manifests.
///
/// One type for all of them: before a type of keys is used for the first time Swift's runtime searches all that is
/// loaded for what it conforms to, and a dozen such searches take half a millisecond of opening a pack.
enum PackKey: String, CodingKey {
  // A catalog, and what only an entry of it has.
  case schema, date, packs
  case manifest, archive, mirrors, compression, format
  // A pack.
  case id, source, target, version, minimumEngineFormat, strategy, licence, quality
  case files, engine, positions, targetToken
  case lengthFactor, placeholders, alignment, lowConfidenceBelow
  // A file.
  case role, path, bytes, sha256
}
