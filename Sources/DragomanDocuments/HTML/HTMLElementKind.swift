/// How an element stands among the text round it.
enum HTMLElementKind {
  /// Part of a sentence.
  case inline
  /// Part of a sentence, with text that is kept.
  case keptInline
  /// Part of a sentence, without content, and no word goes on behind it.
  case void
  /// A place where a long word may be broken.
  case wordBreak
  /// Part of a sentence, with content that is no text.
  case opaque
  /// Bounds sentences.
  case block
  /// Bounds sentences and has text that is kept.
  case keptBlock

  /// The kind of the element with a name in lower case. Elements that HTML does not know are part of a sentence, as
  /// they are in browsers.
  init(name: String, isForeign: Bool) {
    if isForeign {
      self = .opaque
    } else {
      self = HTMLElementKind.kinds[name] ?? .inline
    }
  }

  private static let kinds: [String: HTMLElementKind] = {
    let names: [(HTMLElementKind, String)] = [
      (.keptInline, "code kbd samp var"),
      (.void, "br img input embed area base link meta param source track keygen frame image"),
      (.wordBreak, "wbr"),
      (
        .opaque,
        "script style textarea template iframe object applet audio video canvas map svg math rt rp noembed noframes"
      ),
      (.keptBlock, "pre xmp listing plaintext"),
      (
        .block,
        """
        address article aside blockquote body button caption center col colgroup datalist dd details dialog dir div dl \
        dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html label legend \
        li main menu nav noscript ol optgroup option p search section select summary table tbody td tfoot th thead \
        title tr ul
        """
      ),
    ]
    var kinds: [String: HTMLElementKind] = [:]
    for (kind, list) in names {
      for name in list.split(separator: " ") { kinds[String(name)] = kind }
    }
    return kinds
  }()
}
