public import Foundation
public import Records

/// What banks’ files say and what of it is new, as data.
public struct CardImportRecord: Record {
    /// A file.
    public struct File: Described {
        public let file, format: String
        public let accounts: [Account]
        public let remarks: [Remark]

        public init(file: String, format: String, accounts: [Account], remarks: [Remark]) {
            (self.file, self.format, self.accounts, self.remarks) = (file, format, accounts, remarks)
        }

        public static let fields: [Field<File>] = [
            .json("file", \.file, "its path; “-” for standard input"),
            .json("format", \.format, "what it is: ofx, qfx, qif or csv"),
            .json("accounts", \.accounts, "its accounts, in their order"),
            .json("remarks", \.remarks, "what could not be read, and what is odd"),
        ]
    }

    /// An account in a file.
    public struct Account: Described {
        public let file, format: String
        /// Its name, digits, currency, first and last day; `nil` where they aren’t known.
        public var card, lastFour, currency, from, to: String?
        /// Whether it is left out.
        public var isBank = false
        /// How many transactions it has, and how many of them are new, correct one that was known, or were known.
        public var rows = 0, new = 0, corrected = 0, known = 0
        /// Exact sums, not negative.
        public var spent: Decimal = 0, credited: Decimal = 0
        /// What is owed; negative for a credit.
        public var balance: Decimal?
        /// Its last closing statement.
        public var bill: Bill?
        /// How it was read.
        public var decided = Decided()
        /// What was left out of it on purpose.
        public var leftOut: [LeftOut] = []

        public init(file: String, format: String) { (self.file, self.format) = (file, format) }

        public static let fields: [Field<Account>] = [
            .column("file", \.file, en: "the file; - for standard input", uk: "файл; - — стандартний ввід"),
            .column("format", \.format, en: "ofx, qfx, qif or csv", uk: "ofx, qfx, qif або csv"),
            Field(
                "card", \.card, en: "name of the card; empty for one that is new, or unknown",
                uk: "назва картки; порожньо, якщо вона нова чи невідома"),
            Field(
                "lastFour", \.lastFour, en: "last four digits of the account",
                uk: "останні чотири цифри рахунку"),
            Field(
                "isBank", \.isBank, en: "whether it is a bank account, which is left out",
                uk: "чи це банківський рахунок, який пропускається"),
            Field(
                "currency", \.currency, en: "currency: its ISO code where known",
                uk: "валюта: код ISO, якщо відомий"),
            Field("from", \.from, en: "first day of the transactions", uk: "перший день операцій"),
            Field("to", \.to, en: "last day of the transactions", uk: "останній день операцій"),
            Field(
                "rows", \.rows, en: "number of transactions that were read", uk: "скільки операцій прочитано"),
            Field("new", \.new, en: "number of those that are new", uk: "скільки з них нових"),
            Field(
                "corrected", \.corrected, en: "number of those that correct one that was known",
                uk: "скільки з них виправляють уже відому"),
            Field("known", \.known, en: "number of those that were known", uk: "скільки з них уже відомих"),
            Field("spent", \.spent, en: "amount spent, exact", uk: "точна витрачена сума"),
            Field(
                "credited", \.credited, en: "amount paid and refunded, exact",
                uk: "точна сплачена й повернена сума"),
            Field(
                "balance", \.balance, en: "amount owed, exact; negative for a credit",
                uk: "точний борг; від’ємний, якщо винен банк"),
            .column(
                "billed", \.bill?.amount, en: "amount of the last bill, exact",
                uk: "точна сума останнього рахунку"),
            .json("bill", \.bill, "its last closing statement, or the bill that follows from its balance"),
            .json("decided", \.decided, "how the file was read, where it could be read otherwise"),
            .json("leftOut", \.leftOut, "rows that are no transactions"),
        ]
    }

    /// A closing statement, or what a balance comes to on a closing day.
    public struct Bill: Described {
        public let closing: String
        public let amount: Decimal
        public let minimum: Decimal?
        public let dueDate: String?
        public let source: String

        public init(
            closing: String, amount: Decimal, minimum: Decimal?, dueDate: String?, source: String
        ) {
            (self.closing, self.amount, self.minimum, self.dueDate) = (closing, amount, minimum, dueDate)
            self.source = source
        }

        public static let fields: [Field<Bill>] = [
            .json("closing", \.closing, "the day on which it was closed"),
            .json("amount", \.amount, "what is owed, exact; negative for a credit"),
            .json("minimum", \.minimum, "the least to pay, exact"),
            .json("dueDate", \.dueDate, "the day until which to pay"),
            .json(
                "source", \.source, "imported; or computed from a balance and the transactions since closing"),
        ]
    }

    /// What was decided about a file.
    public struct Decided: Described {
        /// The words that options take; `nil` where nothing had to be decided.
        public var dates, decimal, spending: String?

        public init() {}

        public static let fields: [Field<Decided>] = [
            .json("dates", \.dates, "the order of a date: dmy, mdy or ymd"),
            .json("decimal", \.decimal, "the decimal mark: point or comma"),
            .json("spending", \.spending, "the sign of what was spent: positive or negative"),
        ]
    }

    /// Rows that were left out on purpose.
    public struct LeftOut: Described {
        public let reason: String
        public let count: Int

        public init(reason: String, count: Int) { (self.reason, self.count) = (reason, count) }

        public static let fields: [Field<LeftOut>] = [
            .json("reason", \.reason, "why: pending, declined or footer"),
            .json("count", \.count, "how many"),
        ]
    }

    /// Something that couldn’t be read, or is odd.
    public struct Remark: Described {
        public let line: Int
        public let text, reason: String

        public init(line: Int, text: String, reason: String) {
            (self.line, self.text, self.reason) = (line, text, reason)
        }

        public static let fields: [Field<Remark>] = [
            .json("line", \.line, "the line, from 1"),
            .json("text", \.text, "what stands there, shortened"),
            .json("reason", \.reason, "what is wrong, in one word"),
        ]
    }

    /// A recorded payment that no file has.
    public struct Unmatched: Described {
        public let reference, card: String
        public let amount: Decimal
        public let day: String

        public init(reference: String, card: String, amount: Decimal, day: String) {
            (self.reference, self.card, self.amount, self.day) = (reference, card, amount, day)
        }

        public static let fields: [Field<Unmatched>] = [
            .json("reference", \.reference, "what it is undone by"),
            .json("card", \.card, "the name of its card"),
            .json("amount", \.amount, "what was paid, exact"),
            .json("day", \.day, "the day on which it was paid"),
        ]
    }

    public static let shape = "import/1"

    public static let fields: [Field<CardImportRecord>] = [
        .json("reference", \.reference, "what the import is undone by; missing if nothing is stored"),
        .json("files", \.files, "the files, in the order in which they were named"),
        .json("unmatched", \.unmatched, "recorded payments that the files should have by now, and haven’t"),
    ]

    public let files: [File]
    /// Recorded payments that no file has ten days later.
    public var unmatched: [Unmatched] = []
    /// `nil` for what isn’t stored.
    public var reference: String?

    public init(files: [File]) { self.files = files }

    /// The accounts of all files.
    public var lines: [Account] { files.flatMap(\.accounts) }
}
