import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import ScreenContract
import ScreenPresenter

/// Everything that the screen on which one's own cards are changed remembers.
struct CardChangeState {
    /// What can be answered on a screen.
    enum Answer: Equatable {
        case no, yes
        /// Yes, and so much was paid: all that is left, what is left of the minimum, or an amount that is typed.
        case left, minimum, other
        /// Once it is recorded: leaves the screen, or takes it back.
        case done, undo
    }

    /// What is asked for, with the amount that the person is at.
    var request: CardChangeRequest
    /// What would be recorded, or was; `nil` before it is known.
    var plan: CardChangePlan?
    /// The request that ``plan`` is for.
    private(set) var planned: CardChangeRequest?
    var isRecording = false
    /// The change as it was recorded; `nil` before that.
    var recorded: RecordedChange?
    /// Whether what was recorded was taken back here.
    var isUndone = false
    /// The answers, the harmless one first, and where the person is.
    private(set) var answers: [Answer] = [.no, .yes]
    private(set) var selected = 0
    private(set) var typed = EditedText()
    /// Why the amount that is typed can't be recorded.
    var problem: CardsError?
    /// The equal records besides which it would be recorded.
    var equal: [WalletProblem] = []
    var failure: CardsError?
    var surroundings = ScreenSurroundings()

    init(_ request: CardChangeRequest, isPrivate: Bool = false) {
        self.request = request
        surroundings.privacy.isOn = isPrivate
    }

    /// The answer that the person is at.
    var answer: Answer { answers[selected] }

    /// Whether ``plan`` is what the person would agree to.
    var isPlanned: Bool { plan != nil && planned == request }

    /// What was paid here, and can be taken back.
    var deed: CardDeed? {
        CardDeed(
            (plan?.each ?? []).flatMap { part in
                (plan?.payments ?? []).filter { $0.card == part.item?.id }
                    .map { .paid($0, title: part.item?.card.title ?? "") }
            })
    }

    /// Takes note of what `request` would record. It has to be read before it is agreed to.
    ///
    /// - Parameter offersAmounts: whether other amounts can be chosen, as on a screen.
    mutating func plan(_ plan: CardChangePlan, offersAmounts: Bool) {
        if offersAmounts, self.plan == nil, case .pay(_, let payment) = request, payment.amount == nil,
            plan.parts.isEmpty, let card = plan.before, let left = card.left
        {
            let minimum = card.minimumLeft ?? 0
            answers = [.no, .left] + (minimum > 0 && minimum < left ? [.minimum] : []) + [.other]
        }
        (self.plan, planned, problem) = (plan, request, nil)
        surroundings.beginReading()
    }

    /// What was carried out, which can be left or, if it was a payment, taken back.
    mutating func record(_ recorded: RecordedChange, as plan: CardChangePlan) {
        (self.recorded, self.plan, isRecording) = (recorded, plan, false)
        (answers, selected) = ([.done] + (deed == nil ? [] : [.undo]), 0)
    }

    /// Moves between the answers; from either end to the other.
    mutating func move(by items: Int) {
        go(to: ((selected + items % answers.count) + answers.count) % answers.count)
    }

    /// Goes to an answer, which may be another amount.
    mutating func go(to index: Int) {
        guard answers.indices.contains(index) else { return }
        selected = index
        let typed = typed.text
        let answer = answer
        let changed = request.paying { payment in
            switch answer {
            case .left: (payment.amount, payment.isMinimum, payment.besides) = (nil, false, [])
            case .minimum: (payment.amount, payment.isMinimum, payment.besides) = (nil, true, [])
            case .other where !typed.isEmpty:
                (payment.amount, payment.isMinimum, payment.besides) = (typed, false, [])
            case .other, .no, .yes, .done, .undo: break
            }
        }
        guard let changed, changed != planned?.paying({ $0.besides = [] }) else { return }
        (request, equal, problem) = (changed, [], nil)
    }

    /// Changes the amount that is typed.
    mutating func edit(_ edit: TextEdit) {
        guard let other = answers.firstIndex(of: .other) else { return }
        typed.apply(edit)
        go(to: other)
    }
}
