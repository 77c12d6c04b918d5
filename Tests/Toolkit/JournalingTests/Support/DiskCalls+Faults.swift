import Foundation
import Synchronization

@testable import Journaling

extension Journal {
    /// The journal on a disk that does as `calls` do.
    func on(_ calls: DiskCalls) -> Journal {
        var journal = self
        journal.calls = calls
        return journal
    }
}

extension DiskCalls {
    /// Calls of which the one with this number, from 0, and all after it fail, as if the process had been killed there: what was
    /// done before stays. A write that is killed has written the first `part` bytes.
    static func dying(at fatal: Int, part: Int = 0) -> DiskCalls {
        let counter = Counter()
        let real = DiskCalls()
        var calls = DiskCalls()
        calls.write = { file, bytes, offset in
            switch counter.next() {
            case ..<fatal: return real.write(file, bytes, offset)
            case fatal: _ = real.write(file, UnsafeRawBufferPointer(rebasing: bytes.prefix(part)), offset)
            default: break
            }
            return Self.fail(EIO)
        }
        calls.truncate = { counter.next() < fatal ? real.truncate($0, $1) : Int32(Self.fail(EIO)) }
        calls.sync = { counter.next() < fatal ? real.sync($0) : Int32(Self.fail(EIO)) }
        calls.rename = { counter.next() < fatal ? real.rename($0, $1, $2) : Int32(Self.fail(EIO)) }
        calls.remove = { counter.next() < fatal ? real.remove($0, $1) : Int32(Self.fail(EIO)) }
        return calls
    }

    /// Whether an open file is a folder.
    static func isFolder(_ file: Int32) -> Bool {
        var status = stat()
        return fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// What a call returns that fails with `code`.
    static func fail(_ code: Int32) -> Int {
        errno = code
        return -1
    }
}

/// Counts what happens, on whatever thread.
final class Counter: Sendable {
    private let count = Mutex(0)

    /// How many came before.
    func next() -> Int {
        count.withLock { count in
            defer { count += 1 }
            return count
        }
    }
}

/// What happened, in order, on whatever thread.
final class Log: Sendable {
    private let entries = Mutex<[String]>([])

    func add(_ entry: String) { entries.withLock { $0.append(entry) } }

    /// All that happened since it was asked last.
    func taken() -> [String] {
        entries.withLock { entries in
            defer { entries = [] }
            return entries
        }
    }
}
