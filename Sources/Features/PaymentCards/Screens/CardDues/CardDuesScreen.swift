public import ScreenContract

/// What can happen on the screen with everything that is due.
public typealias CardDuesEvent = AnswerEvent

/// What is on the screen with everything that is due, ready to draw.
public typealias CardDuesViewState = Page<DuesSheet, DuesRecord, CardDuesEvent>

/// Dues in words: one line for each card, and what they come to.
public struct DuesSheet: Equatable, Sendable {
    /// What is due on one card.
    public struct Line: Spoken, Equatable, Sendable {
        /// How the command line names the card by its place in the list, such as "@3"; `nil` where that is not known.
        public let place: String?
        /// What is printed on the card.
        public let face: CardFace
        /// The day, as in "28 Nov"; `nil` if it is unknown.
        public let day: String?
        /// "due in 6 days", and if it can't be paid here, also that; and the same where there is little room: "in 6 days".
        public let state, shortState: String
        /// How loudly the state is said.
        public let tone: Tone
        /// The amount left to pay.
        public let amount: String
        /// The line in one sentence.
        public let spoken: String

        public init(
            place: String? = nil, face: CardFace, day: String? = nil, state: String,
            shortState: String? = nil, tone: Tone, amount: String, spoken: String
        ) {
            (self.place, self.face, self.day) = (place, face, day)
            (self.state, self.shortState, self.tone) = (state, shortState ?? state, tone)
            (self.amount, self.spoken) = (amount, spoken)
        }
    }

    /// What the amounts in one currency come to.
    public struct Sum: Spoken, Equatable, Sendable {
        /// "In total", and the total.
        public let label, amount: String
        /// What is wrong with a part of it: "₹1,000.00 overdue", "in doubt: ₹9.00"; `nil` if nothing is.
        public let remark: String?

        public init(label: String, amount: String, remark: String?) {
            (self.label, self.amount, self.remark) = (label, amount, remark)
        }

        /// The sum in one sentence.
        public var spoken: String { "\(label): \(amount)" + (remark.map { ", \($0)" } ?? "") }
    }

    /// The most urgent first.
    public let lines: [Line]
    /// A sum for each currency.
    public let sums: [Sum]

    public init(lines: [Line], sums: [Sum]) { (self.lines, self.sums) = (lines, sums) }
}
