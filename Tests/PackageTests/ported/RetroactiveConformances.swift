import Foundation
@preconcurrency import Translation

// What code written for Apple's framework adds to types that lack these conformances there. Here they are declared
// already: tools/ci/check-ported expects one warning for each of these lines, and nothing else.
extension TranslationSession: @unchecked Sendable {}
extension LanguageAvailability: @retroactive @unchecked Sendable {}
extension TranslationSession.Strategy: @retroactive Hashable {}
extension TranslationSession.Configuration: @retroactive Hashable {}

/// A session in a box, for the same reason.
final class SessionBox: @unchecked Sendable {
  let session: TranslationSession

  init(_ session: TranslationSession) { self.session = session }
}
