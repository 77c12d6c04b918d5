import Foundation
import Records

/// A record with a member of every kind.
struct Ledger: Record {
    enum State: String, CaseIterable, FieldConvertible { case open, closed }

    struct Line: Described {
        var name = "a"
        var amount: Decimal? = 1.5
        var isPaid = true
        var state = State.open
        var date: Date? = Date(timeIntervalSince1970: 0)
        var tags = ["x", "y"]
        var owner: Owner? = Owner()

        static let fields: [Field<Line>] = [
            Field("name", \.name, en: "the name", uk: "назва"),
            Field("amount", \.amount, en: "the amount", uk: "сума"),
            Field("paid", \.isPaid, en: "whether it is paid", uk: "чи сплачено"),
            Field("state", \.state, en: "open or closed", uk: "open або closed"),
            Field("date", \.date, en: "when it was", uk: "коли"),
            Field("tags", \.tags, en: "its tags", uk: "позначки"),
            .json("owner", \.owner, "whose it is"),
        ]
    }

    struct Owner: Described {
        var title = "O"
        var years = 42

        static let fields: [Field<Owner>] = [
            .json("title", \.title, "the owner’s title"), .json("years", \.years, "the owner’s age"),
        ]
    }

    static let shape = "ledger/3"

    static let fields: [Field<Ledger>] = [
        .json("entries", \.lines, "all of them"), .json("today", \.today, "the day"),
    ]

    var lines = [Line()]
    var today: String?
    var part = RecordPart.whole
}
