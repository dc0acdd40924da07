import Foundation
import Synchronization
import TestSupport
import Testing

@testable import DragomanPacks

@Suite("PackLock")
struct PackLockTests {
  private let bench: InstallBench
  init() throws { bench = try InstallBench() }

  @Test("only one has it at a time, and nothing is left of it")
  func exclusive() throws {
    let lock = try #require(try PackLock.attempt(on: "a", in: bench.layout))
    #expect(try PackLock.attempt(on: "a", in: bench.layout) == nil)
    let other = try #require(try PackLock.attempt(on: "b", in: bench.layout))
    other.release()
    #expect(bench.leftovers() == ["a.lock", "."])
    lock.release()
    #expect(bench.leftovers().isEmpty)
    try #require(try PackLock.attempt(on: "a", in: bench.layout)).release()
  }

  @Test("a lock file that its holder has removed is no lock")
  func removedName() throws {
    let first = try #require(try PackLock.attempt(on: "a", in: bench.layout))
    // Opened while the first one has it; locked only after the name is gone.
    let descriptor = open(bench.layout.lock(of: "a").path, O_RDWR | O_CLOEXEC)
    defer { close(descriptor) }
    first.release()
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    let second = try #require(try PackLock.attempt(on: "a", in: bench.layout))
    second.release()
  }

  @Test("waiting ends when it is called off")
  func limits() throws {
    let lock = try #require(try PackLock.attempt(on: InstallBench.id, in: bench.layout))
    let entry = try bench.publish()
    let asked = Atomic<Int>(0)
    let cancelled = packError {
      try bench.install(entry, isCancelled: { asked.add(1, ordering: .relaxed).newValue > 3 })
    }
    #expect(cancelled?.code == .cancelled)
    lock.release()
    try bench.install(entry)
  }

  @Test("threads share one installation")
  func threads() throws {
    let begun = Mutex<Set<Int>>([])
    // The first one holds the lock until all others wait for it.
    let bench = try InstallBench { _ in
      while begun.withLock({ $0.count }) < 4 { usleep(1000) }
    }
    let entry = try bench.publish()
    let failures = Mutex<[any Error]>([])
    let group = DispatchGroup()
    withExtendedLifetime(group) {
      for index in 0..<4 {
        group.enter()
        Thread.detachNewThread {
          do {
            try bench.install(entry, progress: { _ in begun.withLock { _ = $0.insert(index) } })
          } catch {
            failures.withLock { $0.append(error) }
          }
          group.leave()
        }
      }
      group.wait()
    }
    #expect(failures.withLock { $0.isEmpty })
    #expect(bench.validated.count == 1)
    #expect(bench.store.contents().installed.count == 1 && bench.leftovers().isEmpty)
  }

  @Test("another process's lock is waited for, its progress told, and its result taken")
  func otherProcess() throws {
    let entry = try bench.publish()
    try bench.folder.write(
      Data(repeating: 1, count: 1234), to: "data/models/.work/\(InstallBench.id)/download/model.bin")
    try bench.folder.write(
      Data("{}".utf8), to: "data/models/.work/\(InstallBench.id)/download/model.bin.resume")
    let holder = try OtherProcess(holding: bench.layout.lock(of: InstallBench.id))
    let place = bench.layout.folder(of: InstallBench.id)
    let waited = Mutex<[PackInstaller.Progress]>([])
    let steps = try bench.install(
      entry,
      progress: { step in
        let count = waited.withLock { steps -> Int in
          steps.append(step)
          return steps.count
        }
        guard count == 2 else { return }
        // The other one has done it.
        try? InstallBench.put(seed: 1, in: place)
        holder.release()
      })
    #expect(steps.count >= 2 && bench.validated.isEmpty)
    #expect(
      steps.allSatisfy {
        $0
          == PackInstaller.Progress(
            phase: .downloading, completedBytes: 1234, totalBytes: entry.downloadBytes)
      })
    #expect(bench.store.contents().installed.count == 1)
  }

  @Test("the kernel frees the lock of a process that is killed, and its work is gone on with")
  func killedProcess() throws {
    let entry = try bench.publish()
    try bench.folder.write(Data([1]), to: "data/models/.work/\(InstallBench.id)/staged/model.bin")
    let holder = try OtherProcess(holding: bench.layout.lock(of: InstallBench.id))
    // A sweep in between leaves everything alone.
    StoreSweep(layout: bench.layout).run()
    #expect(bench.leftovers().contains("\(InstallBench.id)/staged/model.bin"))
    let steps = try bench.install(entry, progress: { _ in holder.kill() })
    #expect(steps.first?.phase == .verifying)
    #expect(try bench.model() == InstallBench.content(seed: 1)["model.bin"])
    #expect(bench.leftovers().isEmpty)
  }
}

/// A process that has a file locked, as another Dragoman would.
final class OtherProcess: Sendable {
  private let process: Mutex<Process>
  private let end = Pipe()

  /// Returns when the process has the lock.
  init(holding file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/flock")
    // Without --no-fork the shell would have the lock too, and a kill would have to reach both.
    process.arguments = ["--no-fork", file.path, "/bin/sh", "-c", "echo locked; read line"]
    let output = Pipe()
    process.standardInput = end
    process.standardOutput = output
    try process.run()
    _ = output.fileHandleForReading.availableData
    self.process = Mutex(process)
  }

  /// Lets the process end by itself.
  func release() {
    try? end.fileHandleForWriting.close()
    process.withLock { $0.waitUntilExit() }
  }

  /// Kills it.
  func kill() {
    process.withLock {
      guard $0.isRunning else { return }
      _ = Foundation.kill($0.processIdentifier, SIGKILL)
      $0.waitUntilExit()
    }
  }

  deinit { kill() }
}
