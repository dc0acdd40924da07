import Foundation
import Testing

@Suite("dragoman translate works in a pipe")
struct StreamingProgramTests {
  @Test("gives each line to a slow producer before it sends the next")
  func slowProducer() async throws {
    let (answers, result) = try await onOwnThread {
      let program = try Program(translate)
      var answers: [String?] = []
      for line in ["We wait.\n", "\n", "It rains.\n", "We wait.\n"] {
        program.send(line)
        // Nothing more is sent until this line has come back.
        answers.append(program.readLine())
      }
      program.send("no newline")
      program.closeInput()
      return (answers, program.finish())
    }
    #expect(answers.allSatisfy { $0 != nil })
    #expect(answers[0] == answers[3])
    #expect(answers[1] == "")
    #expect(!result.output.isEmpty && !result.output.contains(0x0A))
    #expect(result.ending == .exited(0))
  }

  @Test("takes lines in whatever pieces they come")
  func pieces() async throws {
    let whole = try await run(translate, input: "We wait.\nÄ boat.\n")
    let answers = try await onOwnThread {
      let program = try Program(translate)
      for byte in "We wait.\nÄ boat.".utf8 { program.send([byte]) }
      let first = program.readLine()
      program.send("\n")
      let second = program.readLine()
      return [first, second, nil].compactMap { $0 }
    }
    #expect(answers.map { $0 + "\n" }.joined() == whole.output)
  }

  @Test("ends quietly when nobody reads its output any more")
  func brokenPipe() async throws {
    let (lines, errors, ending) = try await onOwnThread {
      let program = try Program(translate)
      Thread.detachNewThread {
        for _ in 0..<100 where program.send(String(repeating: "The tide is low.\n", count: 1000)) {}
        program.closeInput()
      }
      let lines = (0..<3).map { _ in program.readLine() }
      program.closeOutput()
      let ending = program.wait()
      return (lines, program.readErrorLine(), ending)
    }
    #expect(lines[0] != nil && lines[0] == lines[1] && lines[1] == lines[2])
    #expect(errors == "")
    #expect(ending == .exited(141))
  }

  @Test(
    "writes whole lines, names the next one and exits at once when it is told to stop",
    arguments: [(SIGINT, 130, "SIGINT"), (SIGTERM, 143, "SIGTERM")] as [(Int32, Int32, String)])
  func signals(number: Int32, status: Int32, name: String) async throws {
    let (answers, result) = try await onOwnThread {
      let program = try Program(translate)
      var answers: [String?] = []
      for line in ["We wait.\n", "It rains.\n"] {
        program.send(line)
        answers.append(program.readLine())
      }
      program.send("not a whole line")
      program.interrupt(number)
      // The input stays open: the program must not wait for it.
      return (answers, program.finish())
    }
    #expect(answers.allSatisfy { $0 != nil })
    #expect(result.output.isEmpty)
    #expect(result.errors == "dragoman: stopped by \(name); next line: 3\n")
    #expect(result.ending == .exited(status))
  }

  @Test("names the right line when it is stopped while nobody takes its output")
  func stoppedWhileBlocked() async throws {
    let (output, errors, ending) = try await onOwnThread {
      let program = try Program(translate)
      let line = String(repeating: " ", count: 99) + "\n"  // Blank, so that the engine does not matter.
      Thread.detachNewThread { while program.send(String(repeating: line, count: 100)) {} }
      _ = program.readLine()
      // A pipe takes 64 KiB. By then the program's writer is most likely stuck; the test holds if not, too.
      usleep(300_000)
      program.interrupt(SIGTERM)
      let ending = program.wait()
      let rest = program.finish()
      return (rest.output, rest.errors, ending)
    }
    #expect(ending == .exited(143))
    let next = errors.split(separator: " ").compactMap {
      Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
    }.first
    #expect(next == output.count / 100 + 2)
    #expect(errors.contains("a part of it") == (output.count % 100 != 0))
  }

  @Test("says that its output cannot be written")
  func unwritable() async throws {
    for device in ["/dev/full", "/dev/null"] {
      // /dev/null is opened for reading, as a shell's `>&-` would leave nothing to write to.
      let flags = device == "/dev/full" ? O_WRONLY : O_RDONLY
      let (_, errors, ending) = try await onOwnThread {
        let program = try Program(translate, output: .descriptor(open(device, flags | O_CLOEXEC)))
        program.send("We wait.\n")
        program.closeInput()
        return program.finish()
      }
      #expect(errors.hasPrefix("dragoman: cannot write standard output: "))
      #expect(errors.hasSuffix("; next line: 1\n"))
      #expect(ending == .exited(6))
    }
  }

  @Test("holds no more than its window of an endless input, and gives every line back")
  func boundedMemory() async throws {
    let block = String(repeating: "The tide is low. We wait.\n\n", count: 1000)
    let (lines, early, late) = try await onOwnThread {
      let program = try Program(translate)
      Thread.detachNewThread {
        for _ in 0..<50 { program.send(block) }
        program.closeInput()
      }
      var lines = 0
      var early = 0
      while program.readLine() != nil {
        lines += 1
        if lines == 20_000 { early = program.peakMemory }
        if lines == 99_000 { break }
      }
      let late = program.peakMemory
      while program.readLine() != nil { lines += 1 }
      _ = program.wait()
      return (lines, early, late)
    }
    #expect(lines == 100_000)
    #expect(early > 0 && late < early + (24 << 20))
  }

  @Test("takes a line of two million bytes")
  func longLine() async throws {
    let sentence = "The boat is late. "
    let input = String(repeating: sentence, count: 2_000_000 / sentence.utf8.count) + "\nWe wait.\n"
    let alone = try await run(translate, input: "We wait.\n")
    let (output, errors, ending) = try await run(translate, input: input)
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count == 3)
    #expect(lines[0].utf8.count > 200_000)
    #expect(lines[1] + "\n" == alone.output)
    #expect(errors == "")
    #expect(ending == .exited(0))
  }

  @Test("takes a blank line of ten million bytes without the engine")
  func longBlankLine() async throws {
    let input = String(repeating: " ", count: 10_000_000)
    let (output, _, ending) = try await run(translate, input: input)
    let isSame = output == input  // Outside the macro, which would print all of it.
    #expect(isSame)
    #expect(ending == .exited(0))
  }

  @Test("shows progress only when asked to where standard error is no terminal, and never text")
  func progress() async throws {
    let (output, errors, ending) = try await run(translate + ["--progress"], input: "We wait.\n\n")
    #expect(output.split(separator: "\n", omittingEmptySubsequences: false).count == 3)
    #expect(errors.wholeMatch(of: /dragoman: 2 lines, [0-9.]+ lines\/s\n/) != nil)
    #expect(ending == .exited(0))
  }
}
