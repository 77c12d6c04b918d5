/// What the user asked for with `--color`.
public enum ColorChoice: String, Sendable, CaseIterable {
    /// Colours where they can be shown.
    case auto
    /// Colours even into a file or a pipe.
    case always
    /// No colours.
    case never
}
