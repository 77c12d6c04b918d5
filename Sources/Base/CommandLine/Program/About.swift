package import Words

/// What a program says of itself.
package struct About: Sendable {
    /// The name as people write it.
    package let title: String
    /// The date of this version, such as 2026-11-22, for the manual page.
    package let released: String
    /// The beginning of the help.
    package let tagline: LocalizedText
    /// The beginning of the short help, in one line.
    package let shortTagline: LocalizedText
    /// A few words for the list of manual pages.
    package let purpose: LocalizedText
    /// What happens where no command is named.
    package let withoutCommand: LocalizedText?
    /// Where to report problems.
    package let reporting: LocalizedText?

    package init(
        title: String, released: String = "", tagline: LocalizedText, shortTagline: LocalizedText,
        purpose: LocalizedText, withoutCommand: LocalizedText? = nil, reporting: LocalizedText? = nil
    ) {
        (self.title, self.released, self.purpose) = (title, released, purpose)
        (self.tagline, self.shortTagline) = (tagline, shortTagline)
        (self.withoutCommand, self.reporting) = (withoutCommand, reporting)
    }
}
