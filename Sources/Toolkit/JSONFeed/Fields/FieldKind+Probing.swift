import Foundation

extension FieldKind {
    /// The kind of value at `decoder`, found by trying one kind after another.
    ///
    /// A value of none of these kinds can't be represented. If it is not a number, trying a number fails with a type mismatch;
    /// if it is one, with another error.
    init(probing decoder: () throws -> any Decoder) {
        func holds(_ read: (any Decoder) throws -> Void) -> Bool {
            do {
                try read(try decoder())
                return true
            } catch {
                return false  // Not of this kind; the next check follows.
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
