import Foundation
import Journaling
import Synchronization
import TestSupport
import Testing

@Suite("A journal's lock")
struct JournalLockTests {
    private let folder: JournalFolder
    private let journal: Journal
    /// The same journal, of someone who doesn't wait. It is for locks that are held, not for those that are free: while another
    /// test starts a program, the program holds every lock of these tests for a moment.
    private let impatient: Journal

    init() throws {
        folder = try JournalFolder()
        journal = folder.journal
        impatient = Journal(folder: journal.folder, format: "demo", patience: .zero)
    }

    @Test("keeps everyone else out while a transaction lasts, and no longer")
    func transaction() throws {
        let busy = JournalError.busy(path: journal.folder)
        do {
            let transaction = try journal.begin()
            #expect(throws: busy) { try impatient.read() }
            #expect(throws: busy) { try impatient.append("new") }
            #expect(throws: busy) { try impatient.remove() }
            #expect(throws: busy) { try impatient.putAside(as: "kept") { _ in true } }
            _ = try transaction.append([Data("one".utf8)])
        }
        try same(journal.texts, ["one"])
        _ = try abandon()
        try journal.append("two")
        try same(journal.texts, ["one", "two"])
    }

    /// Begins a transaction and stores nothing.
    private func abandon() throws -> Int {
        let transaction = try journal.begin()
        return transaction.reading.records.count
    }

    @Test("is shared by those who read")
    func shared() throws {
        try journal.append("one")
        let reader = try FileHandle(forReadingFrom: URL(filePath: journal.folder))
        same(flock(reader.fileDescriptor, LOCK_SH), 0)
        try same(journal.texts, ["one"])
        #expect(throws: JournalError.busy(path: journal.folder)) { try impatient.append("two") }
        try reader.close()
        try journal.append("two")
        try same(journal.texts, ["one", "two"])
    }

    @Test(
        "goes to a waiting writer before later readers, even if earlier ones still read",
        .endsIfItHangs)
    func turns() async throws {
        let (journal, impatient) = (journal, impatient)
        try journal.append("one")
        let reader = try FileHandle(forReadingFrom: URL(filePath: journal.folder))
        same(flock(reader.fileDescriptor, LOCK_SH), 0)
        async let writer = onThreads(1) { _ in try journal.append("two") }
        // As soon as it waits, nobody else gets in before it.
        var hasTurn = false
        while !hasTurn {
            do {
                _ = try impatient.read()
                await Task.yield()
            } catch JournalError.busy {
                hasTurn = true
            }
        }
        try reader.close()
        _ = try await writer
        try same(journal.texts, ["one", "two"])
    }

    @Test("is worthless on a folder that was moved in the meantime, so another is created")
    func moved() async throws {
        let journal = journal
        let moved = folder.root.appending(path: "moved").path
        let (started, isStarted) = AsyncStream<Void>.makeStream()
        try FileManager.default.createDirectory(atPath: journal.folder, withIntermediateDirectories: true)
        let holder = try FileHandle(forReadingFrom: URL(filePath: journal.folder))
        same(flock(holder.fileDescriptor, LOCK_EX), 0)
        async let other = onThreads(1) { _ in
            isStarted.finish()
            return try journal.append("new")
        }
        for await _ in started {}
        try FileManager.default.moveItem(atPath: journal.folder, toPath: moved)
        try holder.close()
        _ = try await other
        try same(journal.texts, ["new"])
        try same(Journal(folder: moved, format: "demo").texts, [])
    }

    @Test("is waited for")
    func waits() async throws {
        let (journal, impatient) = (journal, impatient)
        try journal.append("zero")
        let (held, isHeld) = AsyncStream<Void>.makeStream()
        let gate = DispatchSemaphore(value: 0)
        async let first = onThreads(1) { _ in
            let transaction = try journal.begin()
            isHeld.finish()
            gate.wait()
            return try transaction.append([Data("one".utf8)])
        }
        for await _ in held {}
        #expect(throws: JournalError.busy(path: journal.folder)) { try impatient.read() }
        async let second = onThreads(1) { _ in try journal.append("two") }
        gate.signal()
        _ = try await (first, second)
        try same(journal.texts, ["zero", "one", "two"])
    }

    @Test("is waited for no longer by a reader that is cancelled, and by a writer all the same")
    func cancelled() async throws {
        try journal.append("one")
        let holder = try FileHandle(forReadingFrom: URL(filePath: journal.folder))
        same(flock(holder.fileDescriptor, LOCK_EX), 0)
        let reader = Journal(folder: journal.folder, format: "demo", patience: .seconds(3600))
        var writer = reader
        writer.waits = { isWaiting in
            if isWaiting { #expect(throws: Never.self) { try holder.close() } }
        }
        await Task { [writer] in
            withUnsafeCurrentTask { $0?.cancel() }
            #expect(throws: JournalError.busy(path: reader.folder)) { try reader.read() }
            #expect(throws: Never.self) { try writer.append("two") }
        }.value
        try same(journal.texts, ["one", "two"])
    }

    @Test("is given up by who has it, though a program that is being started still has a copy")
    func copied() throws {
        try journal.append("one")
        let transaction = try journal.begin()
        var folder = stat()
        same(stat(journal.folder, &folder), 0)
        let copies = (Int32(0)..<getdtablesize()).prefix(65_536).filter { number in
            var status = stat()
            return fstat(number, &status) == 0 && status.st_dev == folder.st_dev
                && status.st_ino == folder.st_ino
        }
        .map { dup($0) }
        defer { for copy in copies { close(copy) } }
        #expect(!copies.isEmpty)
        _ = try transaction.append([Data("two".utf8)])
        try same(impatient.texts, ["one", "two"])
    }

    @Test("says once that it waits for others, and once that it no longer does")
    func saysThatItWaits() throws {
        try journal.append("one")
        let holder = try FileHandle(forReadingFrom: URL(filePath: journal.folder))
        let waits = Mutex<[Bool]>([])
        var journal = journal
        journal.waits = { isWaiting in
            waits.withLock { $0.append(isWaiting) }
            if isWaiting { #expect(throws: Never.self) { try holder.close() } }
        }
        try same(journal.texts, ["one"])
        same(waits.withLock { $0 }, [])
        same(flock(holder.fileDescriptor, LOCK_EX), 0)
        try same(journal.texts, ["one"])
        same(waits.withLock { $0 }, [true, false])
    }

    @Test("keeps the appends of many threads apart, each of which learns what the others stored")
    func threads() async throws {
        let journal = journal
        let seen = try await onThreads(16) { thread in
            var position = JournalPosition.start
            var texts: [String] = []
            for index in 0..<10 {
                let transaction = try journal.begin(after: position)
                texts += transaction.reading.texts
                let records = ["\(thread).\(index)", "\(thread).\(index)'"]
                position = try transaction.append(records.map { Data($0.utf8) })
                texts += records
            }
            return texts
        }
        let texts = try journal.texts
        same(texts.count, 320)
        same(Set(texts).count, 320)
        for (thread, seen) in seen.enumerated() {
            same(seen, Array(texts.prefix(seen.count)), "each saw the same order")
            let own = texts.filter { $0.hasPrefix("\(thread).") }
            same(own, (0..<10).flatMap { ["\(thread).\($0)", "\(thread).\($0)'"] })
        }
        for index in stride(from: 0, to: 320, by: 2) {
            same(texts[index + 1], texts[index] + "'", "no append is between those of another")
        }
    }

    @Test("lets no process see half a replacement, or lose a concurrent append")
    func replacing() async throws {
        let journal = journal
        try journal.append("0")
        // Odd threads append; others replace all records by themselves, or read on.
        _ = try await onThreads(12) { thread in
            var position = JournalPosition.start
            var texts: [String] = []
            for index in 0..<12 {
                switch thread % 4 {
                case 0:
                    let transaction = try journal.begin()
                    let records = Array(transaction.reading.records)
                    _ = try transaction.replaceAll(with: records)
                case 2:
                    let reading = try journal.read(after: position)
                    let before = texts
                    texts = reading.startsOver ? reading.texts : texts + reading.texts
                    #expect(texts.starts(with: before))
                    position = reading.position
                default:
                    try journal.append("\(thread).\(index)")
                }
            }
        }
        let texts = try journal.texts
        same(texts.count, 1 + 6 * 12)
        same(Set(texts).count, texts.count)
    }
}
