/// Which part of a document's list a record has. A list that is longer than memory is large is written part by part: the parts
/// one after another are the document, unless the first of several is empty.
public struct RecordPart: Equatable, Sendable {
    /// Whether no part comes before it, and whether none follows.
    public let isFirst, isLast: Bool

    public init(isFirst: Bool, isLast: Bool) { (self.isFirst, self.isLast) = (isFirst, isLast) }

    /// The only part.
    public static let whole = RecordPart(isFirst: true, isLast: true)
}
