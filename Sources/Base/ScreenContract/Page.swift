public import Foundation

/// The state of a screen that shows one thing: its title, its body, its notes, and the same as data.
///
/// Pages of all features are drawn, read aloud and written in one place; only their bodies differ.
public struct Page<Body: Equatable & Sendable, Record: Equatable & Sendable, Event: ViewEvent>:
    Equatable, Sendable
{
    /// The one thing that fills the screen.
    public enum Content: Equatable, Sendable {
        /// It is loading, as the text says.
        case loading(String)
        /// There is nothing.
        case empty(NoticeState)
        case body(Body)
        /// It failed; trying again may help.
        case failed(AlertState)
    }

    /// The screen's title.
    public let title: String
    /// How much there is, in a few words, or which days it covers; `nil` if there is nothing.
    public let summary: String?
    /// The summary for screen readers, if that needs other words.
    public let spokenSummary: String?
    /// What it is about; `nil` if the title says that.
    public let subject: PageSubject?
    /// The one thing that fills the screen.
    public let content: Content
    /// Notes below the content: what is missing, where the data is from.
    public package(set) var notes: [PageNote]
    /// The same as data; `nil` before it is known.
    public let record: Record?
    /// How old it is; `nil` if it is current.
    public package(set) var kept: KeptState?
    /// Whether all of it is made up, to show the program.
    public package(set) var isDemonstration = false
    /// A failed refresh; what is shown is old.
    public package(set) var alert: AlertState?
    /// Whether data is being fetched.
    public let isRefreshing: Bool
    /// How far the mark for that has turned, in quarters; `nil` for one that stands still.
    public let turn: Int?
    /// What was done last, or why it wasn't done.
    public package(set) var remark: RemarkState<Event>?
    /// What can be done on a live screen.
    public package(set) var hints: [KeyHint<Event>]
    /// What stands beside the title on a live screen, where the title then never scrolls away; `nil` for nothing.
    public let bar: TitleBar<Event>?
    /// When something on the screen next changes by itself, counted from the start of the program; `nil` for never.
    public let nextChange: Duration?

    public init(
        title: String, summary: String? = nil, spokenSummary: String? = nil, subject: PageSubject? = nil,
        content: Content, notes: [PageNote] = [], record: Record? = nil, kept: KeptState? = nil,
        alert: AlertState? = nil, isRefreshing: Bool = false, turn: Int? = nil,
        remark: RemarkState<Event>? = nil, hints: [KeyHint<Event>] = [], bar: TitleBar<Event>? = nil,
        nextChange: Duration? = nil
    ) {
        (self.title, self.summary, self.spokenSummary) = (title, summary, spokenSummary ?? summary)
        (self.subject, self.content, self.notes, self.record) = (subject, content, notes, record)
        (self.kept, self.alert, self.isRefreshing, self.turn) = (kept, alert, isRefreshing, turn)
        (self.remark, self.hints, self.bar, self.nextChange) = (remark, hints, bar, nextChange)
    }

    /// What fills the screen, unless that is a message.
    public var body: Body? { if case .body(let body) = content { body } else { nil } }
}

/// The way back and the action that stand beside the title of a live page.
public struct TitleBar<Event: ViewEvent>: Equatable, Sendable {
    /// Leads back, from the left of the title; `nil` where there is nothing to go back to.
    public let back: Event?
    /// Changes the whole page, from the right of the title. It takes the place of the page's summary. Where it does nothing now, it
    /// is quiet, but can still be pressed, so that the page can say why.
    public let action: PageButton<Event>?
    /// What the action has been set to, such as the order of a list; left out where there is no room for it.
    public let choice: String?

    public init(back: Event? = nil, action: PageButton<Event>? = nil, choice: String? = nil) {
        (self.back, self.action, self.choice) = (back, action, choice)
    }
}

/// What a page is about, below its title.
public struct PageSubject: Equatable, Sendable {
    /// Its name, which is cut if there is too little room.
    public let name: String
    /// What tells it from others of that name; never cut to make room for the name.
    public let mark: String
    /// Both, for screen readers.
    public let spoken: String

    public init(name: String, mark: String, spoken: String) {
        (self.name, self.mark, self.spoken) = (name, mark, spoken)
    }
}

/// A quiet note below the body of a page.
public struct PageNote: Equatable, Sendable {
    /// The sentence, with or without its full stop.
    public let text: String
    /// Whether programs get it, too, because something is missing.
    public let isWarning: Bool
    /// Whether it only says what to do next, which programs don't need.
    public let isAdvice: Bool
    /// Whether it stays in sight on a live screen, whatever part of the page is shown, if it takes only one row.
    public let staysInSight: Bool
    /// What stays in sight of a note that takes more than a row; `nil` for nothing, as it then ends the page in full.
    public let brief: String?

    public init(
        _ text: String, isWarning: Bool = false, isAdvice: Bool = false, staysInSight: Bool = false,
        brief: String? = nil
    ) {
        (self.text, self.isWarning, self.isAdvice) = (text, isWarning, isAdvice)
        (self.staysInSight, self.brief) = (staysInSight, brief)
    }
}

/// The age of what is shown.
public struct KeptState: Equatable, Sendable {
    /// "Offline, as of 5 minutes ago".
    public let label: String
    /// When it was last confirmed.
    public let date: Date

    public init(label: String, date: Date) { (self.label, self.date) = (label, date) }
}

/// A fact with its label.
public struct Fact: Equatable, Sendable {
    /// Its stable name, for programs; the label unless another is given.
    public let id: String
    /// What it is about.
    public let label: String
    /// The fact itself, in words.
    public let value: String
    /// Whether it is what people look for first.
    public let isMain: Bool

    public init(id: String? = nil, label: String, value: String, isMain: Bool = false) {
        (self.id, self.label, self.value, self.isMain) = (id ?? label, label, value, isMain)
    }

    /// The fact as it is read aloud.
    public var words: String { "\(label): \(value)" }
}

/// A menu of choices. One or several are in effect.
public struct MenuState: Equatable, Sendable {
    /// What is chosen here.
    public let title: String
    /// The choices.
    public let items: [String]
    /// The choices in effect, from 0.
    public let ticked: Set<Int>
    /// The choice that the person is at, from 0.
    public let selected: Int

    public init(title: String, items: [String], ticked: Set<Int>, selected: Int) {
        (self.title, self.items, self.ticked, self.selected) = (title, items, ticked, selected)
    }

    /// A menu in which one choice at most is in effect.
    public init(title: String, items: [String], ticked: Int?, selected: Int) {
        self.init(title: title, items: items, ticked: Set([ticked].compactMap(\.self)), selected: selected)
    }

    /// The choice that the person is at.
    public var selectedItem: String? { items.indices.contains(selected) ? items[selected] : nil }
}

/// A line that a screen shows besides its content, for a moment or as long as it holds.
public struct RemarkState<Event: ViewEvent>: Equatable, Sendable {
    /// The line, in which the view replaces "{}" with the key of `event`.
    public let text: String
    /// The event that the line suggests, if any.
    public let event: Event?
    /// Whether it is news, which disappears by itself.
    public let isNews: Bool

    public init(_ text: String, event: Event? = nil, isNews: Bool) {
        (self.text, self.event, self.isNews) = (text, event, isNews)
    }
}
