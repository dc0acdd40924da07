import Foundation

/// The state of a process that the rest of the program counts on.
enum StandardDescriptors {
  /// Makes sure that descriptors 0 to 2 are open and that a broken pipe is an error, not a death.
  ///
  /// A closed one would be given to the next file opened, and output would land there. `/dev/null` takes
  /// its place, opened the wrong way round, so that using it fails as using the closed one would.
  static func prepare() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    signal(SIGPIPE, SIG_IGN)
  }
}
