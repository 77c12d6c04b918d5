public import Records
public import ScreenContract

/// What can happen on the screen on which everything due is paid.
public enum DuePaymentsEvent: ViewEvent {
    case screen(ScreenEvent)
    /// The person moved between the answers, down if positive.
    case moved(by: Int)
    /// The person gave the answer at this index, from 0; `nil` for the one that they are at.
    case chose(Int?)
    /// The person wants to take back what was paid here.
    case undoRequested
    /// The person agreed to all payments that are shown.
    case agreed
    /// The person agrees in a window in which the amounts may be out of sight, so that nothing is paid.
    case agreedUnseen
}

/// What is on the screen on which everything due is paid, ready to draw.
public typealias DuePaymentsViewState = Page<DuePaymentsSheet, DuePaymentsRecord, DuePaymentsEvent>

/// Payments in words: one line for each card, what they come to, and the question about them.
public struct DuePaymentsSheet: Equatable, Sendable {
    /// The payments, and what they come to.
    public let payments: DuesSheet
    /// What the person is asked to agree to; `nil` if there is nothing to agree to, or they have agreed.
    public let question: PaymentQuestion?
    /// The question with its answers; `nil` where it is not asked on the screen itself, or was answered.
    public let menu: MenuState?
    /// What can be pressed below the payments on a live screen, once they are made.
    public let buttons: [PageButton<DuePaymentsEvent>]
    /// What is being done with them, in a sentence; `nil` for nothing.
    public let activity: String?

    public init(
        _ payments: DuesSheet, question: PaymentQuestion?, menu: MenuState? = nil,
        buttons: [PageButton<DuePaymentsEvent>] = [], activity: String? = nil
    ) {
        (self.payments, self.question, self.menu) = (payments, question, menu)
        (self.buttons, self.activity) = (buttons, activity)
    }
}

/// Payments of dues as data: stable codes and exact numbers, the same in every language, but for problems.
public struct DuePaymentsRecord: SummedRecord {
    public let lines: [PaymentRecord]
    public let sums: [SumRecord]
    /// Which part of the list it has.
    public let part: RecordPart

    public static let shape = "payments/3"

    public static let fields: [Field<DuePaymentsRecord>] = [
        .json("payments", \.lines, "the most urgent first"), .sums(\.sums),
    ]

    public init(lines: [PaymentRecord], sums: [SumRecord], isFirst: Bool = true, isLast: Bool = true) {
        (self.lines, self.sums, part) = (lines, sums, RecordPart(isFirst: isFirst, isLast: isLast))
    }
}
