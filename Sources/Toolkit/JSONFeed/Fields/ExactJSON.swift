package import Foundation

/// Decodes JSON so that every number either keeps all its digits or is rejected.
///
/// `JSONDecoder` turns 1.00…01, with forty zeros, into the `Decimal` 1, and doesn't reveal the digits. So a number with more
/// digits than an amount may have is replaced, before `JSONDecoder` sees it, by one that fits no type. So is an id that is not
/// an integer written only in digits: `JSONDecoder` doesn't distinguish 2 from 2.0, or 1e3 from 1000, but an id is nothing but
/// its text.
package struct ExactJSON: Sendable {
    /// The keys of ids, in their quotes.
    private let idKeys: [[UInt8]]

    /// A decoder of documents in which these are the keys of ids.
    package init(idKeys: [String]) {
        self.idKeys = idKeys.map { Array("\"\($0)\"".utf8) }
    }

    /// A number that is too large for any type.
    private static let tooLarge = "1e999"

    /// Decodes a value from `data`, which is JSON.
    ///
    /// - Parameter sendsIDsBack: whether the decoded ids will be sent back to the source of the JSON.
    package func decode<Value: Decodable>(
        _ type: Value.Type, from data: Data, sendsIDsBack: Bool = false
    ) throws -> Value {
        let decoder = JSONDecoder()
        if let key = CodingUserInfoKey.sendsIDsBack { decoder.userInfo[key] = sendsIDsBack }
        return try decoder.decode(type, from: withoutLongNumbers(data))
    }

    private func withoutLongNumbers(_ data: Data) -> Data {
        var exact = Data()
        var (start, place) = (data.startIndex, data.startIndex)
        var isOfID = false
        while place < data.endIndex {
            switch data[place] {
            case UInt8(ascii: "\""):
                let end = Self.endOfText(in: data, from: place)
                isOfID = isIDKey(data[place..<end])
                place = end
            case UInt8(ascii: ","), UInt8(ascii: "["):
                isOfID = false
                place += 1
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                let end = data[place...].firstIndex { !Self.isNumeric($0) } ?? data.endIndex
                let number = data[place..<end]
                if isOfID && !JSONNumber.isID(number) || Self.isTooLong(number) {
                    exact += data[start..<place] + Data(Self.tooLarge.utf8)
                    start = end
                }
                place = end
            default: place += 1
            }
        }
        return start == data.startIndex ? data : exact + data[start...]
    }

    private static func isTooLong(_ number: Data) -> Bool {
        number.count > JSONNumber.mostDigits && JSONNumber.digitCount(of: number) > JSONNumber.mostDigits
    }

    /// Whether a text, with its quotes, is an id's key, however it is escaped.
    private func isIDKey(_ text: Data) -> Bool {
        guard text.contains(UInt8(ascii: "\\")) else {
            return idKeys.contains { text.elementsEqual($0) }
        }
        let key = FeedText(ArraySlice(text.dropFirst().dropLast()), traits: .escaped).raw
        return idKeys.contains { "\"\(key)\"".utf8.elementsEqual($0) }
    }

    /// The end of the text that begins at `place`.
    private static func endOfText(in data: Data, from place: Int) -> Int {
        var place = place + 1
        while place < data.endIndex, data[place] != UInt8(ascii: "\"") {
            place += data[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(place + 1, data.endIndex)
    }

    private static func isNumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }
}
