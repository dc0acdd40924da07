import DragomanEngine

/// Threads of programs that are built on a runtime.
package enum ProgramThread {
  /// Starts a thread that does `body`, under a name of at most fifteen bytes; false where there is no memory for one.
  package static func start(_ name: String, _ body: @escaping @Sendable () -> Void) -> Bool {
    WorkThread.start(name, body)
  }
}
