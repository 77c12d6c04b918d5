import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import Words
@testable import showroom

@Suite("The list of the showroom")
@MainActor
final class ExhibitListTests {
    private let stack = ScreenStack()
    private var opened: [ComponentKind] = []

    private func list(_ size: Size, _ language: Language = .english) -> ExhibitListScreen {
        let list = ExhibitListScreen(in: language, navigator: stack) { [weak self] in self?.opened.append($0)
        }
        stack.push(list)
        list.resize(to: size)
        return list
    }

    @Test(
        "opens what is chosen by keys, or clicked on, in any window",
        arguments: [(80, 24), (40, 12), (30, 10)])
    func opening(columns: Int, rows: Int) throws {
        for language in [Language.english, .ukrainian] {
            opened = []
            let list = list(Size(columns: columns, rows: rows), language)
            let lines = list.frame(theme: .standard(depth: .none)).text.split(
                separator: "\n", omittingEmptySubsequences: false)
            for kind in ComponentKind.allCases {
                let row = try #require(lines.firstIndex { $0.contains(kind.title[language]) })
                for kind in [PointerEvent.Kind.pressed, .released] {
                    list.handle(
                        .pointer(
                            PointerEvent(kind: kind, button: .left, position: Point(column: 8, row: row))),
                        at: .zero)
                }
            }
            same(opened, ComponentKind.allCases)
            for key: Key in [.up, .enter, "1", .down, " "] {
                list.handle(.key(KeyEvent(key: key)), at: .zero)
            }
            same(opened.suffix(3), [.deck, .dataCard, .mediaCard])
            same(list.speech.chosen, ComponentKind.mediaCard.title[language])
            list.handle(.key(KeyEvent(key: "q")), at: .zero)
            #expect(stack.top == nil)
        }
    }
}
