public import JSONFeed
import OffersEntity
public import Values

/// Why something can't be done with offers.
public enum OffersError: Error, Equatable, Sendable {
    /// No offer has this name; the nearest ones do.
    case unknownOffer(name: String, nearest: [String])
    /// Several offers match this name; `names` has theirs.
    case ambiguous(name: String, names: [String])
    /// The offer held until this day.
    case expired(name: String, since: CalendarDate)
    /// There is no decision to undo.
    case nothingToUndo
    /// There is no file with offers at this path.
    case noSuchFile(path: String)
    /// The person may not read the file with offers.
    case deniedFile(path: String)
    /// The file with offers can't be read, for this reason.
    case unreadableFile(path: String, reason: String)
    /// The offers are not JSON.
    case malformed(source: String, line: Int, column: Int, problem: JSONProblem)
    /// They are JSON, but no list of offers.
    case notAFeed(source: String, field: UnreadableField)
    case unknownCard(name: String)
    /// The person's cards can't be fetched, for this reason.
    case noCards(reason: String)
    /// Decisions can't be read or written.
    case store(StoreFault)
}
