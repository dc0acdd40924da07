import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite struct Ed25519Tests {
  /// RFC 8032, section 7.1: tests 1, 2, 3 and SHA(abc).
  private static let vectors = [
    [
      "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", "",
      "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46b"
        + "d25bf5f0595bbe24655141438e7a100b",
    ],
    [
      "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", "72",
      "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c"
        + "387b2eaeb4302aeeb00d291612bb0c00",
    ],
    [
      "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025", "af82",
      "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc659"
        + "4a7c15e9716ed28dc027beceea1ec40a",
    ],
    [
      "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf",
      "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd"
        + "454d4423643ce80e2a9ac94fa54ca49f",
      "dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b58909351fc9ac90b3ecfdfbc7c66431e030"
        + "3dca179c138ac17ad9bef1177331a704",
    ],
  ]

  private static func bytes(_ hexadecimal: String) -> [UInt8] {
    stride(from: 0, to: hexadecimal.utf8.count, by: 2).compactMap {
      UInt8(hexadecimal.dropFirst($0).prefix(2), radix: 16)
    }
  }

  @Test("agrees with the published vectors, and with nothing near them", arguments: vectors)
  func vector(parts: [String]) {
    let key = Self.bytes(parts[0])
    let message = Data(Self.bytes(parts[1]))
    let signature = Self.bytes(parts[2])
    #expect(Ed25519.verifies(signature, message, by: key))
    #expect(!Ed25519.verifies(signature, message + [0], by: key))
    for index in 0..<64 {
      var flipped = signature
      flipped[index] ^= 1
      #expect(!Ed25519.verifies(flipped, message, by: key), "byte \(index) of the signature")
    }
    for index in 0..<32 {
      var flipped = key
      flipped[index] ^= 0x10
      #expect(!Ed25519.verifies(signature, message, by: flipped), "byte \(index) of the key")
    }
  }

  @Test("refuses a key of small order, which any signature would fit")
  func smallOrder() {
    let identity: [UInt8] = [1] + [UInt8](repeating: 0, count: 31)
    let signature = identity + [UInt8](repeating: 0, count: 32)
    #expect(!Ed25519.verifies(signature, Data("anything".utf8), by: identity))
  }
}

@Suite struct CatalogSignatureTests {
  private func signatures(_ name: String) throws -> [CatalogSignature] {
    try CatalogSignature.signatures(in: CatalogFixtures.data(name))
  }

  @Test("believes a signature by a trusted key, whichever of several it is")
  func good() throws {
    let data = try CatalogFixtures.data("present.json")
    let a = try signatures("present.json.sig")
    let b = try signatures("present-by-b.sig")
    #expect(a.map(\.keyID) == [CatalogFixtures.a] && b.map(\.keyID) == [CatalogFixtures.b])
    #expect(try CatalogFixtures.keys("a").verdict(on: data, a) == .good)
    #expect(try CatalogFixtures.keys("b").verdict(on: data, a + b) == .good)
    #expect(try CatalogFixtures.keys("b", "a").verdict(on: data, a) == .good)
  }

  @Test("believes no signature with a byte flipped", arguments: 0..<64)
  func flippedSignature(index: Int) throws {
    let signature = try signatures("present.json.sig")[0]
    var bytes = signature.bytes
    bytes[index] ^= 1 << (index % 8)
    let verdict = try CatalogFixtures.keys("a").verdict(
      on: CatalogFixtures.data("present.json"), [CatalogSignature(keyID: signature.keyID, bytes: bytes)])
    #expect(verdict == .bad(keyID: CatalogFixtures.a))
  }

  @Test("believes no catalog with a byte flipped")
  func flippedCatalog() throws {
    let keys = try CatalogFixtures.keys("a")
    let signatures = try signatures("present.json.sig")
    let data = try CatalogFixtures.data("present.json")
    for index in data.indices {
      var flipped = data
      flipped[index] ^= 1
      #expect(keys.verdict(on: flipped, signatures) == .bad(keyID: CatalogFixtures.a), "byte \(index)")
    }
    #expect(keys.verdict(on: data.dropLast(), signatures) == .bad(keyID: CatalogFixtures.a))
  }

  @Test("believes no other key, even under a trusted one's id")
  func otherKey() throws {
    let data = try CatalogFixtures.data("present.json")
    let keys = try CatalogFixtures.keys("a")
    let b = try signatures("present-by-b.sig")
    #expect(keys.verdict(on: data, b) == .untrusted(keyIDs: [CatalogFixtures.b]))
    let disguised = CatalogSignature(keyID: CatalogFixtures.a, bytes: b[0].bytes)
    #expect(keys.verdict(on: data, [disguised]) == .bad(keyID: CatalogFixtures.a))
    #expect(keys.verdict(on: data, []) == .unsigned)
    #expect(TrustedKeys().verdict(on: data, b) == .untrusted(keyIDs: [CatalogFixtures.b]))
  }

  @Test("says which keys are trusted and what was found")
  func faults() throws {
    let keys = try CatalogFixtures.keys("a", "b")
    func fault(_ verdict: CatalogVerdict, _ keys: TrustedKeys) -> PackError? {
      keys.fault(verdict, catalog: "https://example.org/catalog.json")
    }
    #expect(fault(.good, keys) == nil)
    let unsigned = try #require(fault(.unsigned, keys))
    #expect(unsigned.code == .untrustedCatalog && unsigned.file == "https://example.org/catalog.json")
    #expect(unsigned.expected == "a signature by one of the keys \(CatalogFixtures.a), \(CatalogFixtures.b)")
    #expect(unsigned.found == "no signature")
    let other = try #require(fault(.untrusted(keyIDs: ["0123456789abcdef"]), keys))
    #expect(other.found == "a signature by the key 0123456789abcdef")
    let bad = try #require(fault(.bad(keyID: CatalogFixtures.a), keys))
    #expect(bad.found == "a signature by the key \(CatalogFixtures.a) that does not fit the catalog")
    let keyless = try #require(fault(.unsigned, TrustedKeys()))
    #expect(keyless.key == "DRAGOMAN_CATALOG_KEYS")
    #expect(keyless.expected == "the file of a key to trust in this variable" && keyless.found == "none")
  }

  @Test("leaves out blank lines and other algorithms")
  func otherAlgorithms() throws {
    let line = String(decoding: try CatalogFixtures.data("present.json.sig"), as: UTF8.self)
    let text = "\ndragoman-catalog-signature ed448 0123456789abcdef AAAA more\n  \(line)\r\n\n"
    #expect(try CatalogSignature.signatures(in: Data(text.utf8)) == signatures("present.json.sig"))
    #expect(try CatalogSignature.signatures(in: Data()).isEmpty)
  }

  @Test(
    "refuses a file of signatures that is none",
    arguments: [
      "<html><body>Not found</body></html>", "dragoman-catalog-signature",
      "dragoman-catalog-signature ed25519",
      "dragoman-catalog-signature ed25519 21fe31dfa154a261 AAAA",
      "dragoman-catalog-signature ed25519 21fe31dfa154a26 SIGNATURE",
      "dragoman-catalog-signature ed25519 21FE31DFA154A261 SIGNATURE",
      "dragoman-catalog-signature ed25519 21fe31dfa154a261 SIGNATURE more",
      "dragoman-catalog-signature ed25519 21fe31dfa154a261 *SIGNATURE",
    ])
  func malformed(text: String) {
    let signature = Data(repeating: 7, count: 64).base64EncodedString()
    let data = Data(text.replacing("SIGNATURE", with: signature).utf8)
    let error = packError { _ = try CatalogSignature.signatures(in: data) }
    #expect(error?.code == .untrustedCatalog)
    #expect(error?.found?.contains("line 1") == true)
  }

  @Test("refuses bytes that are no text")
  func noText() {
    let error = packError { _ = try CatalogSignature.signatures(in: Data([0xFF, 0x00, 0xC0])) }
    #expect(error?.code == .untrustedCatalog)
  }
}

@Suite struct TrustedKeysTests {
  @Test("takes the options' keys, then the variable's, each once")
  func order() throws {
    let a = CatalogFixtures.url("a.pub").path
    let b = CatalogFixtures.url("b.pub").path
    let keys = try TrustedKeys(
      files: [URL(filePath: b)], environment: ["DRAGOMAN_CATALOG_KEYS": ":\(a)::\(b):"])
    #expect(keys.keys.map(\.id) == [CatalogFixtures.b, CatalogFixtures.a])
    #expect(try TrustedKeys(files: [], environment: ["DRAGOMAN_CATALOG_KEYS": ""]).keys.isEmpty)
    #expect(try TrustedKeys(files: [], environment: [:]).keys.isEmpty)
  }

  @Test("names a key's file that is not there")
  func missing() {
    let error = packError {
      _ = try TrustedKeys(files: [], environment: ["DRAGOMAN_CATALOG_KEYS": "/nowhere/a.pub"])
    }
    #expect(error?.code == .notFound)
    #expect(error?.file == "/nowhere/a.pub" && error?.key == "DRAGOMAN_CATALOG_KEYS")
  }

  @Test(
    "refuses a file that is no public key, and names it",
    arguments: [
      "", "dragoman-catalog-key ed25519", "dragoman-catalog-key ed25519 AAAA",
      "dragoman-catalog-key ed448 11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=",
      "dragoman-catalog-key ed25519 11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo",
      "dragoman-catalog-key ed25519 11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo= more",
      "dragoman-catalog-private-key ed25519 11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=",
      String(repeating: "x", count: 5000),
    ])
  func malformed(text: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Data(text.utf8), to: "key")
    let good = CatalogFixtures.url("a.pub")
    let error = packError { _ = try TrustedKeys(files: [good, file], environment: [:]) }
    #expect(error?.code == .damaged && error?.file == file.path)
    if text.contains("private") { #expect(error?.found?.contains(".pub") == true) }
  }
}
