/// A screen with a table, which can be exported to spreadsheets.
@MainActor
public protocol TabularScreen: Screen {
    /// The table in the format of RFC 4180, with a header row.
    var csv: String { get }
}
