/// The value of the option `--color`.
public enum ColorChoice: String, Sendable, CaseIterable {
    /// Colours if they can be shown.
    case auto
    /// Colours even into a file or a pipe.
    case always
    /// No colours.
    case never
}
