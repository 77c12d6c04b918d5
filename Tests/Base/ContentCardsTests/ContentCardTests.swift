import ContentCards
import ScreenView
import TerminalKit
import TestSupport
import Testing

@Suite("Content cards")
@MainActor
struct ContentCardTests {
    private func dataCard(_ configuration: DataCardConfiguration = .everything) -> DataCard {
        let card = DataCard()
        card.dataConfiguration = configuration
        return card
    }

    @Test("are read as one element, then their extra content, then their buttons")
    func words() {
        let card = dataCard()
        let extra = ExtraView()
        extra.configure(title: "Limit", text: "half used")
        card.fragmentView = extra
        same(card.words, ["New Rewards ₹ 100 to pay Due in a week.", "Limit half used", "Pay", "Details"])
        same(card.parts.map(\.element), [.card, .fragment, .button, .link])
        same(card.parts.map(\.isButton), [false, false, true, true])
        card.readsTextsSeparately = true
        same(card.words.prefix(4), ["New", "Rewards", "₹ 100 to pay", "Due in a week."])
        card.accessibilityTraits = [.button]
        #expect(card.parts.first?.isButton == true)
    }

    @Test("are gone through with Tab in the order in which they are read, and left at either end")
    func focus() {
        let card = dataCard()
        card.fragmentView = Counter()
        card.accessibilityTraits = [.button]
        let order: [ContentCardElement?] = [.card, .fragment, .button, .link, nil, .card]
        for element in order {
            let events = card.type(.tab)
            same(card.focus, element)
            same(events == nil, element == nil)
        }
        card.focus = nil
        for element: ContentCardElement? in [.link, .button, .fragment, .card, nil] {
            card.type(.backTab)
            same(card.focus, element)
        }
        #expect(dataCard(DataCardConfiguration(title: "a")).type(.tab) == nil)
    }

    @Test("show where the focus is", arguments: ColorDepth.allCases)
    func focusMark(depth: ColorDepth) {
        let card = dataCard()
        card.fragmentView = Counter()
        card.accessibilityTraits = [.button]
        var pictures = [card.picture(columns: 40, depth: depth)]
        for element: ContentCardElement in [.card, .fragment, .button, .link] {
            card.focus = element
            let picture = card.picture(columns: 40, depth: depth)
            #expect(!pictures.contains(picture), "\(element)")
            pictures.append(picture)
        }
    }

    @Test("are chosen by a click or Enter, if they are a button")
    func chosen() {
        var choices = 0
        let card = dataCard()
        card.didSelect = { choices += 1 }
        #expect(card.click("Rewards") == nil)
        #expect(card.type(.enter) == nil)
        card.accessibilityTraits = [.button]
        card.click("Rewards")
        card.type(.enter)
        same(choices, 2)
        #expect(card.send(.press(40, 0)) == nil)
        #expect(card.send(.press(0, 99)) == nil)
        #expect(card.type("x") == nil)
    }

    @Test("press the button that has the focus, or is clicked")
    func buttons() {
        var pressed: [String] = []
        let card = dataCard(
            DataCardConfiguration(
                buttons: .primaryAndLink(
                    CardButton(title: "Pay") { pressed.append("Pay") },
                    CardLink(title: "Details") { pressed.append("Details") })))
        card.click("Pay")
        card.click("Details")
        card.focus = .link
        card.type(.enter)
        card.focus = .button
        card.type(" ")
        same(pressed, ["Pay", "Details", "Details", "Pay"])
        let media = MediaCard()
        media.dataConfiguration = MediaCardConfiguration(
            button: CardButton(title: "Keep") { pressed.append("Keep") })
        media.click("Keep")
        same(pressed.last, "Keep")
    }

    @Test("pass on what is meant for their extra content, and its events")
    func fragmentInput() {
        let card = dataCard(DataCardConfiguration(title: "Title"))
        card.fragmentView = Counter()
        same(card.click("Counted"), ["fragment([1])"])
        #expect(card.type("x") == nil)
        card.focus = .fragment
        same(card.type("x"), ["fragment([2])"])
        same(card.send(.paste("x")), ["fragment([3])"])
        same(card.words.last, "Counted 3")
        #expect(card.type(.tab) == nil)
        #expect(card.focus == nil)
    }

    @Test("tell the time to their pictures and extra content")
    func time() {
        struct Clock: Component {
            var time = Duration.zero
            var words: [String] { ["\(time.components.seconds)"] }
            func rows(columns: Int) -> Int { 1 }
            func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {}
            mutating func advance(to time: Duration) -> Duration? {
                self.time = time
                return time + .seconds(1)
            }
        }
        let card = dataCard(DataCardConfiguration(asset: .picture(Clock())))
        card.fragmentView = Clock()
        same(card.advance(to: .seconds(4)), .seconds(5))
        same(card.words, ["4"])
        guard case .picture(let picture) = card.dataConfiguration.asset else { return #expect(Bool(false)) }
        same(picture.words, ["4"])
        let media = MediaCard()
        #expect(media.advance(to: .seconds(1)) == nil)
        media.dataConfiguration.richMedia = Clock()
        same(media.advance(to: .seconds(1)), .seconds(2))
        let highlighted = HighlightedCard()
        (highlighted.backgroundImage, highlighted.rightImage) = (Clock(), Clock())
        same(highlighted.advance(to: .seconds(6)), .seconds(7))
        same([highlighted.backgroundImage?.words, highlighted.rightImage?.words], [["6"], ["6"]])
    }
}
