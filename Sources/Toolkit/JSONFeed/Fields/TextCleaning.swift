/// What a program does to each text that it reads from JSON, before anything else sees it.
package struct TextCleaning: Sendable {
    /// Makes a text safe to show.
    package let clean: @Sendable (String) -> String
    /// Hides in a clean text what must not be shown.
    package let mask: @Sendable (String) -> String

    /// A text is cleaned by `clean`, and masked by `mask` where it may hold what must be hidden.
    package init(clean: @escaping @Sendable (String) -> String, mask: @escaping @Sendable (String) -> String)
    {
        self.clean = clean
        self.mask = mask
    }

    /// A text made safe to show, without what must be hidden.
    package func whole(_ text: String) -> String { mask(clean(text)) }
}
