// The content of a card is a component, so a program that imports cards can make its own.
@_exported public import ScreenView
public import TerminalKit

/// What all cards have in common: how they are drawn, read aloud, navigated and pressed.
///
/// A card is an object, because it can be changed later, remembers the focus, and calls its owner back.
@MainActor
public class ContentCard: @MainActor Component {
    /// What it tells its owner.
    public typealias Event = ContentCardEvent

    /// What it can do besides showing its content.
    public final var accessibilityTraits: ContentCardTraits = []
    /// Called when the card as a whole is chosen, which requires the trait ``ContentCardTraits/button``.
    public final var didSelect: (@MainActor () -> Void)?
    /// The element with the focus; `nil` if none has it.
    public final var focus: ContentCardElement?
    /// Whether each text is read aloud by itself, rather than all of them together.
    public final var readsTextsSeparately = false

    /// Extra content.
    final var fragment: (any Component)? { didSet { fragmentChanges += 1 } }
    private var fragmentChanges = 0
    /// Whether its sheet is in use: a card that contains itself shows its extra content only once.
    private var isAsked = false
    private var isPassingOn = false
    private static let theme = Theme.standard(depth: .trueColor)
    /// The theme it was last drawn with, which decides where its parts are.
    private var drawnTheme = ContentCard.theme

    init() {}

    /// What is on the card, without the extra content.
    var sheet: CardSheet { CardSheet() }

    /// Passes the time to the pictures on the card.
    func advanceParts(to time: Duration) -> Duration? { nil }

    /// The height of its content at that width, if pictures are shown.
    public final func rows(columns: Int) -> Int { rows(columns: columns, theme: Self.theme) }

    /// The height of its content at that width with that theme.
    public final func rows(columns: Int, theme: Theme) -> Int {
        asked { $0.rows(columns: columns, theme: theme) }
    }

    /// Draws the card, or what fits of it, from the top.
    public final func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        guard !place.isEmpty else { return }
        drawnTheme = theme
        let picture = asked {
            CardSheetPicture(sheet: $0, theme: theme, focus: currentFocus).canvas(columns: place.size.columns)
        }
        canvas.blit(picture, at: place.origin, clippedTo: place)
    }

    /// Passes on input for the extra content, moves the focus, and presses the element that is clicked or has the focus.
    public final func handle(_ input: InputEvent, in size: Size) -> [ContentCardEvent]? {
        switch input {
        case .pointer(let pointer): pressed(pointer, input, in: size)
        case .key, .paste: typed(input, in: size)
        case .focus, .reply: nil
        }
    }

    /// Passes the time to everything on the card.
    public final func advance(to time: Duration) -> Duration? {
        let own = advanceParts(to: time)
        let next = withFragment { $0.advance(to: time) } ?? nil
        return [own, next].compactMap(\.self).min()
    }

    /// The card in words, line by line.
    public final var words: [String] { parts.flatMap(\.words) }

    /// The card in words, part by part: its texts, its extra content, its buttons, and what closes it.
    public final var parts: [ContentCardPart] {
        let canBeChosen = stops.contains(.card)
        return asked { sheet in
            let texts = sheet.texts.map(\.text)
            let read = readsTextsSeparately || texts.isEmpty ? texts : [texts.joined(separator: " ")]
            var parts = read.map { ContentCardPart(element: .card, words: [$0], isButton: canBeChosen) }
            if let words = sheet.fragment?.words, !words.isEmpty {
                parts.append(ContentCardPart(element: .fragment, words: words, isButton: false))
            }
            parts += sheet.actions.map {
                ContentCardPart(
                    element: $0.element, words: [$0.label], isButton: $0.isEnabled, isBusy: !$0.isEnabled)
            }
            if let close = sheet.close {
                parts.append(ContentCardPart(element: .close, words: [close.label], isButton: true))
            }
            return parts
        }
    }

    private func asked<Answer>(_ answer: (CardSheet) -> Answer) -> Answer {
        var sheet = sheet
        if !isAsked { sheet.fragment = fragment }
        let wasAsked = isAsked
        isAsked = true
        defer { isAsked = wasAsked }
        return answer(sheet)
    }
}

// MARK: - Input

extension ContentCard {
    /// The elements that can have the focus, in the order of Tab.
    private var stops: [ContentCardElement] {
        let sheet = sheet
        let textActs = sheet.textAction != nil && sheet.actions.isEmpty
        return ContentCardElement.allCases.filter { element in
            switch element {
            case .card: accessibilityTraits.contains(.button) || textActs
            case .fragment: fragment != nil
            case .button, .link: sheet.actions.contains { $0.element == element && $0.isEnabled }
            case .close: sheet.close != nil
            }
        }
    }

    /// The focus, if its element is still there.
    private var currentFocus: ContentCardElement? {
        focus.flatMap { focus in stops.contains(focus) ? focus : nil }
    }

    private func pressed(_ pointer: PointerEvent, _ input: InputEvent, in size: Size) -> [ContentCardEvent]? {
        let (layout, sheet) = asked { (CardLayout($0, columns: size.columns, theme: drawnTheme), $0) }
        if let place = layout.fragment, let inner = input.inside(place) {
            if let events = passOn(inner, in: place.size) { return events }
        }
        guard pointer.kind == .pressed, pointer.button != .right, pointer.button != .middle,
            pointer.position.column >= 0, pointer.position.column < layout.columns,
            pointer.position.row >= 0, pointer.position.row < layout.rows
        else { return nil }
        if layout.close?.contains(pointer.position) == true { return choose(.close) }
        if let (action, _) = layout.actions.first(where: { $0.place.contains(pointer.position) }) {
            return choose(action.element) ?? []
        }
        if let action = sheet.textAction, layout.text?.contains(pointer.position) == true {
            action.pressed?()
            return [.chosen(action.element)]
        }
        return choose(.card)
    }

    private func typed(_ input: InputEvent, in size: Size) -> [ContentCardEvent]? {
        let focus = currentFocus
        if focus == .fragment {
            let place = asked { CardLayout($0, columns: size.columns, theme: drawnTheme).fragment }
            if let place, let events = passOn(input, in: place.size) { return events }
        }
        guard case .key(let key) = input, key.modifiers.isEmpty else { return nil }
        switch key.key {
        case .tab: return moveFocus(by: 1)
        case .backTab: return moveFocus(by: -1)
        case .enter, " ": return choose(focus ?? .card)
        case .character, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end,
            .pageUp, .pageDown, .function:
            return nil
        }
    }

    /// Past either end the focus leaves the card, and the key is for its owner.
    private func moveFocus(by step: Int) -> [ContentCardEvent]? {
        let stops = stops
        let index = currentFocus.flatMap { stops.firstIndex(of: $0) }
        let next = index.map { $0 + step } ?? (step > 0 ? 0 : stops.count - 1)
        focus = stops.indices.contains(next) ? stops[next] : nil
        return focus.map { [.focused($0)] }
    }

    /// Calls the callback of `element`, which may replace the content of the card or release the card.
    private func choose(_ element: ContentCardElement) -> [ContentCardEvent]? {
        guard element != .fragment, stops.contains(element) else { return nil }
        let sheet = sheet
        switch element {
        case .card where accessibilityTraits.contains(.button): didSelect?()
        case .card:
            sheet.textAction?.pressed?()
            return sheet.textAction.map { [.chosen($0.element)] }
        case .fragment, .button, .link: sheet.actions.first { $0.element == element }?.pressed?()
        case .close: sheet.close?.pressed?()
        }
        return [.chosen(element)]
    }

    private func passOn(_ input: InputEvent, in size: Size) -> [ContentCardEvent]? {
        let events: [Any]?? = withFragment { $0.handle(input, in: size) }
        return (events ?? nil).map { [.fragment($0)] }
    }

    /// Acts on the extra content. If that replaces or removes itself meanwhile, the replacement stays.
    private func withFragment<Answer>(_ act: (inout any Component) -> Answer) -> Answer? {
        guard !isPassingOn, var part = fragment else { return nil }
        let changes = fragmentChanges
        isPassingOn = true
        defer { isPassingOn = false }
        let answer = act(&part)
        if fragmentChanges == changes {
            fragment = part
            fragmentChanges = changes
        }
        return answer
    }
}
