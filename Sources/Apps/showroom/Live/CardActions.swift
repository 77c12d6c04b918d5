import ContentCards
import TerminalKit
import Words

/// Has what is pressed on a card do something: a button works for a moment, and then it is done. Tells all that happens.
@MainActor
final class CardActions {
    /// How long a button works.
    private static let effort = Duration.milliseconds(1_500)

    private let voice: Voice
    private let tell: (String) -> Void
    private var now = Duration.zero
    private var works: [(end: Duration, finish: () -> Void)] = []

    init(_ voice: Voice, tell: @escaping (String) -> Void) { (self.voice, self.tell) = (voice, tell) }

    /// Ends the works that are over by `time`.
    ///
    /// - Returns: when the next one is.
    func advance(to time: Duration) -> Duration? {
        now = time
        let over = works.filter { $0.end <= time }
        works.removeAll { $0.end <= time }
        for work in over { work.finish() }
        return works.map(\.end).min()
    }

    /// Gives the buttons of `card` something to do. It can be chosen as a whole, too; `close` is to remove it.
    func connect(_ card: ContentCard, isInside: Bool = false, close: @escaping () -> Void = {}) {
        card.accessibilityTraits = [.button]
        let chosen =
            isInside
            ? voice("chosen: the card inside", "вибрано: вкладену картку")
            : voice("chosen: the card", "вибрано: картку")
        card.didSelect = { [weak self] in self?.tell(chosen) }
        switch card {
        case let card as HighlightedCard: connect(highlighted: card, close)
        case let card as DataCard:
            connect(data: card)
            if let inside = card.fragmentView as? ContentCard { connect(inside, isInside: true) }
        case let card as MediaCard:
            connect(media: card)
            if let inside = card.fragmentView as? ContentCard { connect(inside, isInside: true) }
        default: break
        }
    }

    private func connect(highlighted card: HighlightedCard, _ close: @escaping () -> Void) {
        if card.showActionButton {
            card.didPressAction = { [weak self, weak card] in
                guard let self, let card else { return }
                tellPressed(card.actionButtonTitle)
                card.actionButtonTitle = done
            }
        }
        card.didClose = { [weak self] in
            guard let self else { return }
            close()
            tell(voice("closed", "закрито"))
        }
    }

    private func connect(data card: DataCard) {
        switch card.dataConfiguration.buttons {
        case .link(let link): card.dataConfiguration.buttons = .link(active(link))
        case .primary(let button):
            card.dataConfiguration.buttons = .primary(
                active(button) { [weak card] in card?.dataConfiguration.buttons = .primary($0) })
        case .primaryAndLink(let button, let link):
            let link = active(link)
            card.dataConfiguration.buttons = .primaryAndLink(
                active(button) { [weak card] in
                    card?.dataConfiguration.buttons = .primaryAndLink($0, link)
                }, link)
        case nil: break
        }
    }

    private func connect(media card: MediaCard) {
        card.dataConfiguration.link = card.dataConfiguration.link.map(active)
        card.dataConfiguration.button = card.dataConfiguration.button.map { button in
            active(button) { [weak card] in card?.dataConfiguration.button = $0 }
        }
    }

    private func active(_ link: CardLink) -> CardLink {
        CardLink(title: link.title) { [weak self] in self?.tellPressed(link.title) }
    }

    /// The button, which replaces itself by one that works, and that by one that has done it.
    private func active(_ button: CardButton, replace: @escaping (CardButton) -> Void) -> CardButton {
        var active = button
        active.pressed = { [weak self] in
            guard let self else { return }
            tellPressed(button.title)
            var busy = button
            busy.isLoading = true
            busy.loadingTitle = busy.loadingTitle ?? voice("One moment", "Хвилинку")
            replace(busy)
            works.append(
                (
                    now + Self.effort,
                    { [weak self] in
                        guard let self else { return }
                        var finished = button
                        finished.title = done
                        replace(self.active(finished, replace: replace))
                        tell(voice("done: \(button.title)", "готово: \(button.title)"))
                    }
                ))
        }
        return active
    }

    private var done: String { voice("Done", "Готово") }

    private func tellPressed(_ title: String) { tell(voice("pressed: \(title)", "натиснуто: \(title)")) }
}
