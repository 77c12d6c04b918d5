import TestSupport
import Testing

@testable import TerminalKit

@Suite("Coalescing of motion")
struct CoalescingTests {
    static func at(_ kind: PointerEvent.Kind, _ column: Int, _ button: PointerEvent.Button? = .left)
        -> InputEvent
    {
        InputParserReportTests.pointer(kind, button, column, 0)
    }

    static let key = InputParserKeyTests.key(.up)

    @Test(
        "Of movements that follow each other the last is kept",
        arguments: [
            ([], []), ([at(.dragged, 1)], [at(.dragged, 1)]),
            ([at(.dragged, 1), at(.dragged, 2), at(.dragged, 3)], [at(.dragged, 3)]),
            ([at(.hovered, 1, nil), at(.hovered, 2, nil)], [at(.hovered, 2, nil)]),
            (
                [at(.pressed, 0), at(.dragged, 1), at(.dragged, 2), at(.released, 2)],
                [at(.pressed, 0), at(.dragged, 2), at(.released, 2)]
            ),
        ] as [([InputEvent], [InputEvent])])
    func kept(events: [InputEvent], expected: [InputEvent]) {
        same(events.coalescingMotion(), expected)
    }

    @Test(
        "Anything between them keeps both",
        arguments: [
            [at(.dragged, 1), key, at(.dragged, 2)], [at(.dragged, 1), at(.dragged, 2, .right)],
            [at(.dragged, 1), .focus(false), at(.dragged, 2)],
            [at(.dragged, 1), at(.hovered, 2, nil), at(.dragged, 3)],
            [at(.pressed, 1), at(.pressed, 1)], [at(.scrolledUp, 1, nil), at(.scrolledUp, 1, nil)],
        ] as [[InputEvent]])
    func separate(events: [InputEvent]) {
        same(events.coalescingMotion(), events)
    }
}
