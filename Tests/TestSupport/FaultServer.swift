package import Foundation
import Synchronization

/// A small HTTP/1.1 server on 127.0.0.1 that serves a folder, and misbehaves as it is told.
///
/// Every connection has a thread and carries one request. It also answers as a proxy does: a request for
/// `http://elsewhere/path` gets `path` of the folder.
package final class FaultServer: Sendable {
  /// A request that came.
  package struct Request: Hashable, Sendable {
    /// For example `GET`.
    package let method: String
    /// What stood in the request line: a path with query, or a whole address where we are a proxy.
    package let target: String
    /// The decoded path without query, beginning with `/`.
    package let path: String
    /// The header fields by lower-case name; a later one of the same name wins.
    package let headers: [String: String]
  }

  /// The server's address, ending with `/`.
  package let url: URL
  private let folder: URL
  private let listener: Int32
  private let state: StateBox

  /// What the threads share.
  private final class StateBox: Sendable {
    struct State {
      var requests: [Request] = []
      var plans: [String: [FaultAnswer]] = [:]
      var connections: Set<Int32> = []
      var isStopped = false
    }
    let mutex = Mutex(State())
  }

  /// Starts a server over `folder`, on a port that the system chooses.
  ///
  /// - Throws: `POSIXError` if there is no loopback network.
  package init(_ folder: URL) throws {
    let (listener, port) = try Self.listen()
    guard let url = URL(string: "http://127.0.0.1:\(port)/") else { throw POSIXError(.EADDRNOTAVAIL) }
    self.folder = folder
    self.listener = listener
    self.url = url
    let state = StateBox()
    self.state = state
    Thread.detachNewThread { Self.accept(on: listener, folder: folder, state: state) }
  }

  deinit { stop() }

  /// Ends every connection and takes no more.
  package func stop() {
    state.mutex.withLock { state in
      guard !state.isStopped else { return }
      state.isStopped = true
      // Wakes the threads, which close what is theirs.
      shutdown(listener, Int32(SHUT_RDWR))
      for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
    }
  }

  /// The address of the file at `path` in the folder.
  package func url(_ path: String) -> URL { url.appending(path: path) }

  /// Lets the first requests for `path` be answered by `answers`, one each; the last of them stays in force.
  package func plan(_ path: String, _ answers: [FaultAnswer]) {
    state.mutex.withLock { $0.plans["/" + path] = answers }
  }

  /// The requests so far, in the order in which they came.
  package var requests: [Request] { state.mutex.withLock { $0.requests } }

  /// The requests for `path` so far.
  package func requests(for path: String) -> [Request] { requests.filter { $0.path == "/" + path } }

  // MARK: Connections

  private static func listen() throws -> (Int32, UInt16) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard bind(listener, address, size) == 0, Foundation.listen(listener, 64) == 0 else {
          return Int32(-1)
        }
        return getsockname(listener, address, &size)
      }
    }
    guard status == 0 else {
      let code = POSIXErrorCode(rawValue: errno) ?? .EIO
      close(listener)
      throw POSIXError(code)
    }
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  private static func accept(on listener: Int32, folder: URL, state: StateBox) {
    defer { close(listener) }
    while true {
      let connection = Foundation.accept(listener, nil, nil)
      guard connection >= 0 else {
        if errno == EINTR || errno == ECONNABORTED { continue }
        return
      }
      let isWelcome = state.mutex.withLock { state in
        if !state.isStopped { state.connections.insert(connection) }
        return !state.isStopped
      }
      guard isWelcome else {
        close(connection)
        return
      }
      Thread.detachNewThread {
        answer(on: FaultConnection(connection), folder: folder, state: state)
        // Closed under the lock, so that stop() cannot meet a number that is somebody else's by then.
        state.mutex.withLock { state in
          state.connections.remove(connection)
          close(connection)
        }
      }
    }
  }

  private static func answer(on connection: FaultConnection, folder: URL, state: StateBox) {
    guard let request = connection.request() else { return }
    let answer = state.mutex.withLock { state in
      state.requests.append(request)
      guard var plan = state.plans[request.path], let first = plan.first else { return FaultAnswer.serve }
      if plan.count > 1 { plan.removeFirst() }
      state.plans[request.path] = plan
      return first
    }
    connection.send(answer, to: request, file: content(of: request.path, in: folder))
  }

  private static func content(of path: String, in folder: URL) -> [UInt8]? {
    let parts = path.split(separator: "/").map(String.init)
    guard !parts.contains("..") else { return nil }
    let url = parts.reduce(folder) { $0.appending(path: $1) }
    return (try? Data(contentsOf: url)).map { [UInt8]($0) }
  }
}
