import Foundation

extension LedgerRecord {
    /// The record as a line of the journal.
    var bytes: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self)
        }
    }

    /// The record in a line.
    init(bytes: Data) throws(Fault) {
        if let plain = PlainRecordReader.record(of: bytes) {
            self = plain
            return
        }
        do {
            self = try JSONDecoder().decode(Self.self, from: bytes)
        } catch {
            throw .invalid
        }
    }
}
