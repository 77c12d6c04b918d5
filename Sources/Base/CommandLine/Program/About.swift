package import Words

/// What a program says about itself.
package struct About: Sendable {
    /// The name in prose.
    package let title: String
    /// The date of this version, such as 2026-11-22, for the manual page.
    package let released: String
    /// The beginning of the help.
    package let tagline: LocalizedText
    /// The beginning of the short help, on one line.
    package let shortTagline: LocalizedText
    /// A few words for the list of manual pages.
    package let purpose: LocalizedText
    /// What happens if no command is named.
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

    /// The texts of a program that opens a live screen if no command is named. `tagline` fits on one line.
    package static func live(
        _ title: String, released: String, tagline: LocalizedText, purpose: LocalizedText
    ) -> About {
        About(
            title: title, released: released, tagline: tagline, shortTagline: tagline, purpose: purpose,
            withoutCommand: LocalizedText(
                en: "Without a command, the live screen opens; where there is no terminal, it is printed.",
                uk: "Без команди відкривається живий екран, а де немає термінала — він виводиться."))
    }
}
