public import Foundation

/// What is on a screen that shows one thing: its title, what fills it, what else there is to say, and the same as data.
///
/// Whatever the feature, a page is drawn, spoken and put into forms in one place, and only its body differs.
public struct Page<Body: Equatable & Sendable, Record: Equatable & Sendable, Event: ViewEvent>:
    Equatable, Sendable
{
    /// The one thing that fills the screen.
    public enum Content: Equatable, Sendable {
        /// It is on its way; the text says so.
        case loading(String)
        /// There is nothing.
        case empty(NoticeState)
        case body(Body)
        /// It failed; trying again may help.
        case failed(AlertState)
    }

    /// The screen's title.
    public let title: String
    /// How much there is, in a few words; `nil` if there is nothing.
    public let summary: String?
    /// The one thing that fills the screen.
    public let content: Content
    /// What else there is to say below that: what is missing, where the data is from.
    public package(set) var notes: [PageNote]
    /// The same as data; `nil` before it is known.
    public let record: Record?
    /// How old it is; `nil` if it is current.
    public package(set) var kept: KeptState?
    /// A failed refresh; what is shown is old.
    public package(set) var alert: AlertState?
    /// What was done last, or why it was not.
    public let remark: RemarkState<Event>?
    /// What can be done on a live screen.
    public package(set) var hints: [KeyHint<Event>]

    /// A page.
    public init(
        title: String, summary: String? = nil, content: Content, notes: [PageNote] = [],
        record: Record? = nil, kept: KeptState? = nil, alert: AlertState? = nil,
        remark: RemarkState<Event>? = nil, hints: [KeyHint<Event>] = []
    ) {
        (self.title, self.summary, self.content) = (title, summary, content)
        (self.notes, self.record, self.remark) = (notes, record, remark)
        (self.kept, self.alert, self.hints) = (kept, alert, hints)
    }

    /// What fills the screen, unless that is a message.
    public var body: Body? { if case .body(let body) = content { body } else { nil } }
}

/// Something that a page says quietly below what fills it.
public struct PageNote: Equatable, Sendable {
    /// The sentence, with or without its full stop.
    public let text: String
    /// Whether programs are told, too, because something is missing that should be there.
    public let isWarning: Bool

    /// A note.
    public init(_ text: String, isWarning: Bool = false) { (self.text, self.isWarning) = (text, isWarning) }
}

/// How old what is shown is.
public struct KeptState: Equatable, Sendable {
    /// "Offline, as of 5 minutes ago".
    public let label: String
    /// When it was last confirmed.
    public let date: Date

    /// An age.
    public init(label: String, date: Date) { (self.label, self.date) = (label, date) }
}
