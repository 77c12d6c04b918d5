import Foundation

extension FieldKind {
    /// What stands where `decoder` stands, found by asking for one kind after the other.
    ///
    /// A value that is none of them can't be represented. Where it is no number that fails for its type, where it is
    /// one for another reason.
    init(probing decoder: () throws -> any Decoder) {
        func holds(_ read: (any Decoder) throws -> Void) -> Bool {
            do {
                try read(try decoder())
                return true
            } catch {
                return false  // Not of this kind; the next question follows.
            }
        }
        self =
            if holds({ _ = try $0.container(keyedBy: AnyKey.self) }) {
                .object
            } else if holds({ _ = try $0.unkeyedContainer() }) {
                .list
            } else if holds({ guard try $0.singleValueContainer().decodeNil() else { throw NotThis() } }) {
                .null
            } else if holds({ _ = try $0.singleValueContainer().decode(Bool.self) }) {
                .boolean
            } else if holds({ _ = try $0.singleValueContainer().decode(String.self) }) {
                .text
            } else {
                Self.numberOrBrokenText(decoder)
            }
    }

    private static func numberOrBrokenText(_ decoder: () throws -> any Decoder) -> FieldKind {
        do {
            _ = try decoder().singleValueContainer().decode(Decimal.self)
            return .number
        } catch DecodingError.typeMismatch {
            return .brokenText
        } catch {
            return .inexactNumber
        }
    }

    private struct NotThis: Error {}

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
