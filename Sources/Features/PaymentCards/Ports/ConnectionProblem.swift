public import JSONFeed

/// Why no connection to a server came about, though there is a network.
public enum UnreachableReason: Equatable, Sendable {
    /// Nothing listens there.
    case refused
    /// The name has no address.
    case unknownHost
    /// The server closed the connection, or answered in no HTTP.
    case noAnswer
    /// The host is an IPv6 address instead of a name, which is not supported on this system.
    case numericAddress
    /// Something else, in the system's words.
    case other(String)
}

/// Why the cache has no answer.
public enum CacheGap: Equatable, Sendable {
    /// Nothing was asked for there yet.
    case nothing
    /// What is there is older than allowed.
    case tooOld
    /// It was an order, which only the server can carry out.
    case order
}

/// Why going on would have told others what is none of their business.
public enum InsecureReason: Equatable, Sendable {
    /// The server can't prove to be who it says; the reason is the system's.
    case certificate(String)
    /// An encrypted connection was redirected to an unencrypted one.
    case downgrade
    /// What the server knows the caller by would have gone over the network unencrypted.
    case credentialsInTheClear
}

/// Why a server's answer is of no use.
public enum AnswerProblem: Equatable, Sendable {
    /// The connection ended before the answer did.
    case interrupted
    /// It is no JSON but this media type, as when a hotel's network answers with its own page; empty where it says none.
    case notJSON(type: String)
    /// The server redirected more often than this.
    case redirects(limit: Int)
    /// The list from cards does not end after this many pages.
    case endless(pages: Int)
    /// The list of cards changed while it was read, and again when it was read anew; or after some of it was shown.
    case shifting
    /// A field of it holds something else than it should.
    case unexpected(UnreadableField)
    /// It is about another card than the one that was asked about.
    case otherCard
    /// It doesn't fit to the payment that was ordered, or is to be taken back: this field of it says something else, or what can't be.
    case misfit(String)
    /// It is no JSON, though the server says that what it was asked for is done.
    case broken
    /// It is longer than this many bytes.
    case tooLong(limit: Int)
}
