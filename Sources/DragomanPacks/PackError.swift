/// What is wrong with a pack, a catalog or the place where they should be.
///
/// Every text in it comes from a pack, a catalog, the environment or the file system; never from a text
/// that is being translated.
package struct PackError: Error, Hashable, Sendable {
  /// The kind of fault.
  package enum Code: Hashable, Sendable {
    /// A pack, a file of it, the catalog or the models directory is not there.
    case notFound
    /// A file is not what its manifest or its format promises.
    case damaged
    /// The pack is whole, but its model is of a kind that this version does not run.
    case unsupportedModel
    /// A catalog that may not be believed: one over http(s) without a good signature.
    case untrustedCatalog
    /// A pack or catalog written for a later Dragoman.
    case newerFormat
    /// There is no network, or it may not be used.
    case offline
    /// The system has not the memory that it takes.
    case noMemory
    /// The file system is too full.
    case noSpace
    /// The store cannot be written to.
    case readOnly
    /// The pack is being worked on by somebody else.
    case inUse
    /// The other side, or the whole work, took too long.
    case timedOut
    /// The work was called off. Becomes a `CancellationError`.
    case cancelled
  }

  /// The kind of fault.
  package var code: Code
  /// The id of the pack, where one is concerned.
  package var pack: String?
  /// The file's name inside the pack, or the path of a catalog or directory.
  package var file: String?
  /// The key inside `file`, such as `files[0].bytes`, or the environment variables that decide.
  package var key: String?
  /// What would have been right.
  package var expected: String?
  /// What was there instead.
  package var found: String?
  /// How much room is needed in all, where that is what is missing.
  package var bytesNeeded: Int64?

  /// An error from its parts.
  package init(
    _ code: Code, pack: String? = nil, file: String? = nil, key: String? = nil, expected: String? = nil,
    found: String? = nil, bytesNeeded: Int64? = nil
  ) {
    self.code = code
    self.pack = pack
    self.file = file
    self.key = key
    self.expected = expected
    self.found = found
    self.bytesNeeded = bytesNeeded
  }
}
