import Foundation

extension RemoteSettings {
  /// The largest description of a server that is read, in bytes.
  static let largestDescription = 1 << 20

  /// Whether `url` is that of a collection's records on a server.
  static func isCollection(_ url: URL) -> Bool { url.isWeb && description(of: url) != nil }

  /// Where the server describes itself whose collection is at `url`: what comes before `/buckets/`. Nil for any other
  /// address.
  static func description(of url: URL) -> URL? {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      parts.percentEncodedPath.hasSuffix("/records"),
      let buckets = parts.percentEncodedPath.range(of: "/buckets/")
    else { return nil }
    parts.percentEncodedPath = String(parts.percentEncodedPath[..<buckets.lowerBound]) + "/"
    parts.query = nil
    parts.fragment = nil
    return parts.url
  }

  /// Where the files of records begin, as the server's description `data` says.
  ///
  /// - Throws: `PackError` `damaged` with the key for a description that does not say it.
  static func filesBase(in data: Data, file: String) throws(PackError) -> URL {
    struct Description: Decodable {
      let capabilities: Capabilities
      struct Capabilities: Decodable { let attachments: Attachments }
      struct Attachments: Decodable { let base_url: String }
    }
    let description = try JSONReading.decode(Description.self, from: data, file: file)
    guard let url = URL(string: description.capabilities.attachments.base_url), url.isWeb,
      !(url.host() ?? "").isEmpty, url.query() == nil
    else {
      throw PackError(
        .damaged, file: file, key: "capabilities.attachments.base_url", expected: "an http or https address",
        found: "another text")
    }
    return url
  }
}
