/// A video about a movie, on a known site.
///
/// The address is built from the site and a checked key, so an answer can't lead to another site.
package struct Trailer: Hashable, Sendable {
    package enum Site: String, CaseIterable, Sendable {
        case youTube, vimeo
        /// The Internet Archive, which has movies in the public domain. The key is a search text.
        case internetArchive
    }

    /// The kind of video; those that show more of the movie come first.
    package enum Kind: Int, Sendable, Comparable {
        case officialTrailer, trailer, teaser

        package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
    }

    package let kind: Kind
    /// The code of its language; `nil` if it has none, or the source doesn't say.
    package let language: String?
    /// Where it can be seen.
    package let address: String

    /// A video; `nil` if the site has no such keys.
    package init?(site: Site, key: String, kind: Kind = .trailer, language: String? = nil) {
        guard !key.isEmpty, key.utf8.count <= 64, key.utf8.allSatisfy(site.accepts) else { return nil }
        (self.kind, self.language) = (kind, language)
        address = site.beginning + key
    }

    /// The best one for a person who prefers the first of `languages`: an official trailer, then any trailer, then a teaser;
    /// among these, one in the first language, then in the next ones, then any.
    package static func best(of trailers: [Trailer], in languages: [String]) -> Trailer? {
        func place(_ trailer: Trailer) -> (Int, Int) {
            let place = trailer.language.flatMap { languages.firstIndex(of: $0) }
            return (trailer.kind.rawValue, place ?? languages.count)
        }
        return trailers.min { place($0) < place($1) }
    }
}

extension Trailer.Site {
    fileprivate var beginning: String {
        switch self {
        case .youTube: "https://www.youtube.com/watch?v="
        case .vimeo: "https://vimeo.com/"
        case .internetArchive: "https://archive.org/search?query="
        }
    }

    fileprivate func accepts(_ byte: UInt8) -> Bool {
        let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        return switch self {
        case .youTube: isDigit || isLetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
        case .vimeo: isDigit
        case .internetArchive: isDigit || isLetter || byte == UInt8(ascii: "+")
        }
    }
}
