public import Foundation

/// What the values of a field look like.
public indirect enum FieldKind: Equatable, Sendable {
    /// A member of an object.
    public struct Member: Equatable, Sendable {
        let name, meaning: String
        let kind: FieldKind
    }

    case text, number, integer, flag, moment
    /// One of these texts.
    case code([String])
    case list(FieldKind)
    case object([Member])
    /// A value of this kind, or none.
    case optional(FieldKind)
}

/// A type whose values can be values of a field.
public protocol FieldConvertible: Sendable {
    /// The kind of all values of the type.
    static var fieldKind: FieldKind { get }

    /// The value, for any form.
    var fieldValue: FieldValue { get }

    /// Writes the value into a JSON text, if there is one. By default, that is ``fieldValue``; values with members are written
    /// without one, as there may be millions of them.
    ///
    /// - Returns: whether there is a value.
    func write(in json: inout JSONWriter) -> Bool
}

extension FieldConvertible {
    /// Writes ``fieldValue``.
    @inlinable public func write(in json: inout JSONWriter) -> Bool { json.write(fieldValue) }
}

extension String: FieldConvertible {
    /// A text.
    @inlinable public static var fieldKind: FieldKind { .text }
    /// The text.
    @inlinable public var fieldValue: FieldValue { .text(self) }
}

extension Decimal: FieldConvertible {
    /// An exact number.
    @inlinable public static var fieldKind: FieldKind { .number }
    /// The number. NaN and infinities are missing, because no form can express them.
    @inlinable public var fieldValue: FieldValue { isFinite ? .number(self) : .missing }
}

extension Int: FieldConvertible {
    /// A whole number.
    @inlinable public static var fieldKind: FieldKind { .integer }
    /// The number.
    @inlinable public var fieldValue: FieldValue { .number(Decimal(self)) }
}

extension Double: FieldConvertible {
    /// A number.
    public static var fieldKind: FieldKind { .number }
    /// The number in the fewest digits that identify it. What has no decimal is missing: NaN, infinities, and what is about as large.
    public var fieldValue: FieldValue {
        (isFinite ? Decimal(string: description) : nil).map(FieldValue.number) ?? .missing
    }
}

extension Bool: FieldConvertible {
    /// Yes or no.
    @inlinable public static var fieldKind: FieldKind { .flag }
    /// Yes or no.
    @inlinable public var fieldValue: FieldValue { .flag(self) }
}

extension Date: FieldConvertible {
    /// A moment, in UTC.
    @inlinable public static var fieldKind: FieldKind { .moment }
    /// The moment. One that ISO 8601 can't write, because it is outside the years 1 to 9999, is missing.
    @inlinable public var fieldValue: FieldValue {
        Self.written.contains(timeIntervalSince1970) ? .moment(self) : .missing
    }

    @usableFromInline static let written = -62_135_596_800.0..<253_402_300_800
}

extension Optional: FieldConvertible where Wrapped: FieldConvertible {
    /// A value, or none.
    @inlinable public static var fieldKind: FieldKind { .optional(Wrapped.fieldKind) }
    /// The value, if there is one.
    @inlinable public var fieldValue: FieldValue { self?.fieldValue ?? .missing }
    /// Writes the value, if there is one.
    @inlinable public func write(in json: inout JSONWriter) -> Bool { self?.write(in: &json) ?? false }
}

extension Array: FieldConvertible where Element: FieldConvertible {
    /// A list.
    @inlinable public static var fieldKind: FieldKind { .list(Element.fieldKind) }
    /// The values. A key path would be made anew each time, as it depends on the type.
    @inlinable public var fieldValue: FieldValue { .list(map { $0.fieldValue }) }
    /// Writes the values.
    @inlinable public func write(in json: inout JSONWriter) -> Bool {
        json.list(count) { index, json in self[index].write(in: &json) }
        return true
    }
}

extension FieldConvertible where Self: CaseIterable & RawRepresentable, RawValue == String {
    /// One of the codes.
    @inlinable public static var fieldKind: FieldKind { .code(allCases.map(\.rawValue)) }
    /// The code.
    @inlinable public var fieldValue: FieldValue { .text(rawValue) }
}
