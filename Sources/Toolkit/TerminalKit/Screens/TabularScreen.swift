/// A screen with a table on it, which spreadsheets can read.
@MainActor
public protocol TabularScreen: Screen {
    /// The table in the form of RFC 4180, with a first row of names.
    var csv: String { get }
}
