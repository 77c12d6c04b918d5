import Foundation
import Journaling
import SystemTestSupport

/// A folder of one test's own, gone when the test is over, with a journal in a folder in it that isn't there yet.
struct JournalFolder {
    let folder: TemporaryFolder
    let journal: Journal

    var root: URL { folder.directory }

    /// - Parameter patience: how long the journal waits for others. No test that passes waits so long: a test that awaits goes on only
    ///   after all others that are ready, which takes minutes on a busy machine.
    init(format: String = "demo", patience: Duration = .seconds(1200)) throws {
        folder = try TemporaryFolder()
        journal = Journal(folder: folder("deep/data"), format: format, patience: patience)
    }

    /// The bytes of the journal's file.
    var contents: Data {
        get throws { try Data(contentsOf: URL(filePath: journal.path)) }
    }

    /// Puts `bytes` where the journal's file is.
    func put(_ bytes: Data) throws {
        try FileManager.default.createDirectory(atPath: journal.folder, withIntermediateDirectories: true)
        try bytes.write(to: URL(filePath: journal.path))
    }

    /// The names of all that is in the journal's folder.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: journal.folder).sorted() }
    }

    /// What the last nine bits of a file's mode say about who may use it.
    static func permissions(of path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return (attributes[.posixPermissions] as? Int ?? 0) & 0o777
    }
}

extension Journal {
    /// Stores `texts` together.
    @discardableResult
    func append(_ texts: String..., after position: JournalPosition = .start) throws -> JournalPosition {
        try begin(after: position).append(texts.map { Data($0.utf8) })
    }

    @discardableResult
    func replaceAll(with texts: String...) throws -> JournalPosition {
        try begin().replaceAll(with: texts.map { Data($0.utf8) })
    }

    /// Removes it, whatever it holds.
    @discardableResult
    func remove() throws(JournalError) -> Bool { try remove { _ in true } }

    /// All records, as text.
    var texts: [String] {
        get throws { try read().texts }
    }
}

extension JournalReading {
    var texts: [String] { records.map { String(decoding: $0, as: UTF8.self) } }
}
