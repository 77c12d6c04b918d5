import Foundation

/// Reads records whose texts contain no escapes, which nearly all do, in a tenth of the time that `JSONDecoder` takes: a long
/// journal is read at every start.
///
/// It doesn't judge what it doesn't understand: that is left to `JSONDecoder`.
struct PlainRecordReader {
    private let bytes: UnsafeRawBufferPointer
    private var place = 0

    private init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// The record in `bytes`, if they are exactly one plain record.
    static func record(of bytes: Data) -> LedgerRecord? {
        bytes.withUnsafeBytes { bytes in
            var reader = PlainRecordReader(bytes: bytes)
            return reader.record()
        }
    }

    private mutating func record() -> LedgerRecord? {
        var record = LedgerRecord()
        guard take(UInt8(ascii: "{")) else { return nil }
        repeat {
            guard let name = name(), take(UInt8(ascii: ":")), read(name, into: &record) else { return nil }
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "}")) && place == bytes.count ? record : nil
    }

    private mutating func read(_ name: UInt64, into record: inout LedgerRecord) -> Bool {
        switch name {
        case Name.version: return set(&record.version, integer())
        case Name.occurrence: return set(&record.occurrence, integer())
        case Name.date: return set(&record.date, integer())
        case Name.own: return set(&record.own, integer())
        case Name.kind:
            guard let text = text() else { return false }
            record.kind = text
            return true
        case Name.reference: return set(&record.reference, text())
        case Name.card: return set(&record.card, text())
        case Name.due: return set(&record.due, text())
        case Name.amount: return set(&record.amount, text())
        case Name.rest: return set(&record.rest, text())
        case Name.currency: return set(&record.currency, text())
        case Name.key: return set(&record.key, text())
        case Name.minimumOf: return set(&record.minimumOf, text())
        case Name.dueDate: return set(&record.dueDate, text())
        case Name.unnamed: return set(&record.unnamed, text())
        case Name.number: return set(&record.number, text())
        case Name.network: return set(&record.network, text())
        case Name.holder: return set(&record.holder, text())
        case Name.title: return set(&record.title, text())
        case Name.bank: return set(&record.bank, text())
        default: return false
        }
    }

    /// Sets a field that is not set yet; repeated fields are left to `JSONDecoder`.
    private func set<Value>(_ field: inout Value?, _ value: Value?) -> Bool {
        guard field == nil, value != nil else { return false }
        field = value
        return true
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard place < bytes.count, bytes[place] == byte else { return false }
        place += 1
        return true
    }

    /// The bytes of a text without escapes, without its quotes.
    private mutating func quoted() -> UnsafeRawBufferPointer? {
        guard take(UInt8(ascii: "\"")) else { return nil }
        let start = place
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            guard bytes[place] >= 0x20, bytes[place] != UInt8(ascii: "\\") else { return nil }
            place += 1
        }
        let text = UnsafeRawBufferPointer(rebasing: bytes[start..<place])
        return take(UInt8(ascii: "\"")) ? text : nil
    }

    private mutating func text() -> String? {
        quoted().flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// A whole number of up to 18 digits.
    private mutating func integer() -> Int? {
        let isNegative = take(UInt8(ascii: "-"))
        let start = place
        var number = 0
        while place < bytes.count, place - start < 18, case let digit = bytes[place] &- UInt8(ascii: "0"),
            digit < 10
        {
            number = number * 10 + Int(digit)
            place += 1
        }
        guard place > start, bytes[start] != UInt8(ascii: "0") || place == start + 1 else { return nil }
        return isNegative ? -number : number
    }

    /// The name of a field, packed into an integer.
    private mutating func name() -> UInt64? {
        quoted().flatMap { $0.count <= 8 ? Name.packed($0) : nil }
    }

    /// The fields' names, each packed into one integer, so that a single comparison distinguishes them.
    private enum Name {
        static let kind = packed(.kind)
        static let version = packed(.version)
        static let reference = packed(.reference)
        static let card = packed(.card)
        static let occurrence = packed(.occurrence)
        static let due = packed(.due)
        static let amount = packed(.amount)
        static let rest = packed(.rest)
        static let currency = packed(.currency)
        static let date = packed(.date)
        static let key = packed(.key)
        static let minimumOf = packed(.minimumOf)
        static let dueDate = packed(.dueDate)
        static let unnamed = packed(.unnamed)
        static let number = packed(.number)
        static let network = packed(.network)
        static let holder = packed(.holder)
        static let title = packed(.title)
        static let bank = packed(.bank)
        static let own = packed(.own)

        static func packed(_ bytes: some Sequence<UInt8>) -> UInt64 {
            bytes.reduce(0) { $0 << 8 | UInt64($1) }
        }

        private static func packed(_ key: LedgerRecord.CodingKeys) -> UInt64 {
            packed(key.rawValue.utf8)
        }
    }
}
