import Foundation
import PaymentCardsEntity
import PaymentCardsImport
import TestSupport
import Testing
import Values

/// Files that were changed by chance: `Tests/Fuzzing/run import` reads 20,000 of them, a run of the tests some thousands.
@Suite("Files that were damaged on the way", .endsIfItHangs, .showsSeed)
struct MutationTests {
    @Test("end neither the program nor its patience, and say no amount that no line has")
    func mutated() throws {
        var random = SeededGenerator.ofThisRun()
        let files = try Files.names().map { try Files.bytes($0) }
        let wanted = ProcessInfo.processInfo.environment["SWIPPY_MUTATIONS"].flatMap { Int($0) }
        for _ in 0..<(wanted ?? TestRun.count(2_000, long: 20_000)) {
            let bytes = mutated(random.pick(files), besides: files, &random)
            let options = ImportOptions(
                dates: random.chance(4) ? random.pick(DayOrder.allCases) : nil,
                decimal: random.chance(8) ? random.pick(DecimalMark.allCases) : nil,
                spending: random.chance(4) ? random.pick(AmountSign.allCases) : nil)
            guard let file = try? BankFile(bytes, today: Files.today, options: options) else { continue }
            check(file, of: bytes)
        }
    }

    private func mutated(_ file: [UInt8], besides all: [[UInt8]], _ random: inout SeededGenerator) -> [UInt8]
    {
        var bytes = file
        for _ in 0...random.number(0..<6) {
            guard !bytes.isEmpty else { return bytes }
            let start = random.number(0..<bytes.count)
            let end = min(bytes.count, start + random.number(0..<(random.chance(5) ? 200 : 12)))
            switch random.number(0..<7) {
            case 0: bytes[start] = UInt8(random.number(0..<256))
            case 1: bytes[start] = random.pick(Array("0123456789.,;-+<>\"'/&\n\r\t ()eE".utf8))
            case 2: bytes.removeSubrange(start..<end)
            case 3: bytes.insert(contentsOf: bytes[start..<end], at: start)
            case 4: bytes = Array(bytes[..<start])
            case 5:
                let other = random.pick(all)
                let from = random.number(0..<other.count + 1)
                bytes.insert(contentsOf: other[from..<min(other.count, from + 60)], at: start)
            default: bytes.swapAt(start, random.number(0..<bytes.count))
            }
        }
        return bytes
    }

    /// What holds of every file that can be read.
    private func check(_ file: BankFile, of bytes: [UInt8]) {
        // Its digits without what groups them, as a bank writes an amount.
        let isUTF16 = bytes.count { $0 == 0 } > bytes.count / 4
        let digits = isUTF16 ? bytes.filter { $0 != 0 } : bytes
        let lines = Set(digits.split { !Self.isPartOfAmount($0) }.map { $0.filter { 0x30...0x39 ~= $0 } })
        for account in file.accounts {
            for row in account.rows {
                #expect(1970...2031 ~= row.day.year)
                let amount = Self.digits(row.amount)
                let isWritten = amount == [0x30] || lines.contains { Self.holds($0, amount) }
                #expect(
                    isWritten, "\(row.amount) of \(String(decoding: bytes, as: UTF8.self).debugDescription)")
            }
            let sum = account.rows.reduce(Decimal(0)) { $0 + $1.amount }
            #expect(
                account.spent - account.credited == sum
                    || account.rows.contains { $0.amount.magnitude > 1_000_000_000_000 })
        }
        #expect(file.remarks.count <= BankFile.mostRemarks)
    }

    private static func isPartOfAmount(_ byte: UInt8) -> Bool {
        // A no-break space and an apostrophe of two and three bytes group digits, too.
        0x30...0x39 ~= byte
            || [0x2E, 0x2C, 0x27, 0x20, 0xC2, 0xA0, 0xE2, 0x80, 0xAF, 0x99, 0x89, 0x92].contains(byte)
    }

    private static func digits(_ amount: Decimal) -> [UInt8] {
        let digits = Array("\(amount.magnitude)".utf8.filter { 0x30...0x39 ~= $0 }.drop { $0 == 0x30 })
        return digits.isEmpty ? [0x30] : digits
    }

    /// Whether the digits are in a line, where zeros may stand before them and behind the decimals.
    private static func holds(_ line: [UInt8], _ digits: [UInt8]) -> Bool {
        line.firstRange(of: digits) != nil
    }
}
