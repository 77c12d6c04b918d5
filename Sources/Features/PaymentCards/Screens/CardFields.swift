import Foundation
import Records

// The fields that records share, so that one thing has one name and one meaning in every command.

extension Field {
    static func name(_ value: @escaping @Sendable (Owner) -> String) -> Field {
        Field(
            "name", value, en: "a name that means this card: its id, or ID#2",
            uk: "назва саме цієї картки: id або ID#2")
    }

    static func title(_ value: @escaping @Sendable (Owner) -> String) -> Field {
        Field("title", value, en: "title", uk: "назва продукту")
    }

    static func number(_ value: @escaping @Sendable (Owner) -> String) -> Field {
        Field("number", value, en: "masked number", uk: "замаскований номер")
    }

    static func amount(_ value: @escaping @Sendable (Owner) -> some FieldConvertible) -> Field {
        Field("amount", value, en: "amount, exact", uk: "точна сума")
    }

    static func currency(_ value: @escaping @Sendable (Owner) -> String) -> Field {
        Field(
            "currency", value, en: "currency: its ISO code where known", uk: "валюта: код ISO, якщо відомий")
    }

    static func reference(_ value: @escaping @Sendable (Owner) -> String?) -> Field {
        Field("reference", value, en: "reference of the receipt", uk: "номер платежу")
    }

    static func idempotencyKey(_ value: @escaping @Sendable (Owner) -> String?) -> Field {
        Field("idempotencyKey", value, en: "idempotency key", uk: "ключ ідемпотентності")
    }

    static func left(_ value: @escaping @Sendable (Owner) -> some FieldConvertible) -> Field {
        Field("left", value, en: "left to pay afterwards", uk: "скільки лишилося сплатити")
    }

    static func paid(_ value: @escaping @Sendable (Owner) -> some FieldConvertible) -> Field {
        Field(
            "date", value, en: "when it was paid, or the order was sent",
            uk: "коли сплачено чи надіслано доручення")
    }

    static func undone(_ value: @escaping @Sendable (Owner) -> Date?) -> Field {
        Field("undone", value, en: "when it was undone", uk: "коли скасовано")
    }

    static func undoableUntil(_ value: @escaping @Sendable (Owner) -> Date?) -> Field {
        Field("undoableUntil", value, en: "until when it can be undone", uk: "доки можна скасувати")
    }

    static func sums(_ value: @escaping @Sendable (Owner) -> some FieldConvertible) -> Field {
        .json("sums", value, "a sum for each currency")
    }
}
