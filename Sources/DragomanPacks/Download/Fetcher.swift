package import Foundation

/// Brings files from their sources. The calls block: for a thread of one's own, not for the cooperative pool.
package struct Fetcher: Sendable {
  let options: TransferOptions

  /// A fetcher with these settings.
  package init(options: TransferOptions) { self.options = options }

  /// Fetches one file from the first of `sources` that delivers it.
  ///
  /// A partial file at `destination` is resumed where its server can tell that it still has the same content, and
  /// kept when a transfer is cut or cancelled. In each round every source is tried once. A wrong file is removed.
  ///
  /// - Parameters:
  ///   - file: The file; its size and hash are checked where they are known.
  ///   - sources: The file's own addresses, in order: `file:`, `http:` or `https:`.
  ///   - destination: Where it goes; the folder must be there. The file beside it, `<name>.resume`, is ours too.
  ///   - largestBytes: The most bytes it may have, whatever `file` says.
  ///   - isCancelled: Asked at least every 50 ms; true ends the work.
  ///   - progress: Told how many bytes of the file are there; goes back when a transfer begins anew.
  /// - Returns: The digest of what came.
  /// - Throws: `PackError` with `file` the file's name: `cancelled`, `noSpace`, `readOnly` and other faults of
  ///   our own side at once; else, of all
  ///   sources' faults, the one that tells most: `damaged`, `notFound`, `timedOut`, `offline`. `offline` comes
  ///   without further rounds where no source can be reached for want of a network.
  package func fetch(
    _ file: ExpectedFile, from sources: [URL], to destination: URL, largestBytes: Int64,
    isCancelled: @Sendable () -> Bool, progress: @Sendable (Int64) -> Void
  ) throws(PackError) -> FileDigest {
    try withoutActuallyEscaping(isCancelled) { isCancelled throws(PackError) in
      try withoutActuallyEscaping(progress) { progress throws(PackError) in
        let incoming = { IncomingFile(file, at: destination, largestBytes: largestBytes, progress: progress) }
        if let digest = try incoming().complete(isCancelled: isCancelled) { return digest }
        do throws(PackError) {
          return try rounds(over: sources, isCancelled: isCancelled) { source throws(TransferFault) in
            try fetch(incoming(), from: source, isCancelled: isCancelled)
          }
        } catch {
          var error = error
          error.file = file.path
          throw error
        }
      }
    }
  }

  private func fetch(_ file: IncomingFile, from source: URL, isCancelled: @escaping () -> Bool)
    throws(TransferFault) -> FileDigest
  {
    if source.isFileURL { return try file.copy(source, isCancelled: isCancelled) }
    guard source.isWeb else { throw .address(source) }
    guard options.allowsNetwork else { throw .forbidden(options) }
    return try WebDownload(file, from: source, options: options, isCancelled: isCancelled).run()
  }

  /// Tries each source once a round until one delivers, with a growing wait between the rounds. Only web
  /// sources are worth a later round, and only while there is a network.
  func rounds<Result>(
    over sources: [URL], isCancelled: () -> Bool, _ attempt: (URL) throws(TransferFault) -> Result
  ) throws(PackError) -> Result {
    var telling: TransferFault?
    var delay = options.firstDelay
    for round in 0..<max(options.attempts, 1) {
      if round > 0 {
        try pause(delay, isCancelled: isCancelled)
        delay = min(delay * 2, .seconds(30))
      }
      var isWorthARound = false
      for source in sources where round == 0 || source.isWeb {
        guard !isCancelled() else { throw PackError(.cancelled) }
        do throws(TransferFault) { return try attempt(source) } catch {
          if error.remedy == .none { throw error.error }
          isWorthARound = isWorthARound || source.isWeb && error.remedy == .laterRound
          // Of those that tell most the first: the order of the sources is an order of preference.
          if telling.map({ $0.weight < error.weight }) ?? true { telling = error }
        }
      }
      if !isWorthARound { break }
    }
    throw telling?.error ?? PackError(.notFound, expected: "an address", found: "none")
  }

  private func pause(_ delay: Duration, isCancelled: () -> Bool) throws(PackError) {
    let clock = SuspendingClock()
    let end = clock.now + delay
    while clock.now < end {
      guard !isCancelled() else { throw PackError(.cancelled) }
      usleep(10_000)
    }
  }
}
