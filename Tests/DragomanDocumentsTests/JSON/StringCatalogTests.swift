import DragomanDocuments
import Testing

@Suite("String catalogs")
struct StringCatalogTests {
  private static let german = DocumentOptions(targetLanguage: "de")

  private static let source = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "Cancel" : {

        },
        "Keep" : {
          "shouldTranslate" : false
        },
        "files %lld" : {
          "comment" : "A \\"count\\"",
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "new",
                      "value" : "%lld file"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld files"
                    }
                  }
                }
              }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "fichiers"
              }
            }
          }
        },
        "there" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "da"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  @Test("a missing localization is put in where Xcode would put it, all else stays")
  func insertion() throws {
    #expect(
      try Rendering.texts(Self.source, .xcstrings, Self.german) == ["Cancel", "%lld file", "%lld files"])
    let rendered = try Rendering.rendered(Self.source, .xcstrings, Self.german) { "ü\($0)" }
    let cancel = """
          "Cancel" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "üCancel"
                }
              }
            }
          },
      """
    let plural = """
            "localizations" : {
              "de" : {
                "variations" : {
                  "plural" : {
                    "one" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "ü%lld file"
                      }
                    },
                    "other" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "ü%lld files"
                      }
                    }
                  }
                }
              },
              "en" : {
      """
    let expected = Self.source.replacing("    \"Cancel\" : {\n\n    },", with: cancel).replacing(
      "      \"localizations\" : {\n        \"en\" : {", with: plural)
    #expect(rendered == expected)
    // All that was missing is there now.
    #expect(try Rendering.texts(rendered, .xcstrings, Self.german) == [])
    #expect(try Rendering.rendered(Self.source, .xcstrings, Self.german) { _ in nil } == Self.source)
  }

  @Test("a language behind all others goes to the end, in a catalog on one line too")
  func compact() throws {
    let source =
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"x"}}}},"b":{"comment":"c"}}}"#
    let rendered = try Rendering.rendered(source, .xcstrings, DocumentOptions(targetLanguage: "it")) {
      $0 + "!"
    }
    #expect(
      rendered
        == #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"x"}},"it":{"stringUnit":{"state":"translated","value":"a!"}}}},"b":{"comment":"c","localizations":{"it":{"stringUnit":{"state":"translated","value":"b!"}}}}}}"#
    )
  }

  @Test("a localization in the state new is filled, a reference to a substitution is kept")
  func states() throws {
    let source =
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"de":{"stringUnit":{"state":"new","value":""}},"en":{"stringUnit":{"state":"translated","value":"We ate %1$#@apples@ today"}}}}}}"#
    let document = try Rendering.document(source, .xcstrings, Self.german)
    #expect(document.units == [DocumentUnit(text: "We ate %1$#@apples@ today", kept: [7..<19])])
    #expect(document.sourceLanguage == "en")
    #expect(
      String(decoding: document.rendered(with: [TranslatedUnit(text: "Ä")]), as: UTF8.self)
        == source.replacing(#""new","value":"""#, with: #""translated","value":"Ä""#))
  }

  @Test("without a target language, or without a source language in it, a catalog is refused")
  func refused() {
    #expect(throws: DocumentError(line: 1, cause: .noTargetLanguage)) {
      try Rendering.document("{}", .xcstrings)
    }
    #expect(throws: DocumentError(line: 1, cause: .malformed)) {
      try Rendering.document("{\"strings\":{}}", .xcstrings, Self.german)
    }
  }
}
