/// The files of the small model in `Fixtures/micro-ssru`, as a manifest lists them.
package enum MicroModel {
  /// Role, path, size and SHA-256 of each.
  package static let files = [
    (
      role: "model", path: "model.intgemm.alphas.bin", bytes: 201_299,
      sha256: "9cc441eaa21dc07d703d5c4e97c28110c5b9e68cb861830cc85bf0494a62b695"
    ),
    (
      role: "vocabulary", path: "vocab.spm", bytes: 22_558,
      sha256: "45ea6b41137368f80404f2a666bba25dc914fe46f5546f9a834c3ec48cb1efd5"
    ),
    (
      role: "shortlist", path: "lex.bin", bytes: 77_632,
      sha256: "079ca105f1bf77cfb8e95e25fbb112d3aa5b5660eac28619342c19d4983f6b63"
    ),
  ]
}
