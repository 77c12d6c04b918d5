public import JSONFeed

/// Why connecting to a server failed, though there is a network.
public enum UnreachableReason: Equatable, Sendable {
    /// Nothing listens there.
    case refused
    /// The name has no address.
    case unknownHost
    /// The server closed the connection, or its answer was not HTTP.
    case noAnswer
    /// The system lacks this library, which requests are sent through.
    case missingLibrary(String)
    /// Another reason, in the system's words.
    case other(String)
}

/// Why the cache has no answer.
public enum CacheGap: Equatable, Sendable {
    /// The request was never made before.
    case nothing
    /// The cached answer is older than allowed.
    case tooOld
    /// It is an order, which only the server can carry out.
    case order
}

/// Why continuing would have revealed confidential data.
public enum InsecureReason: Equatable, Sendable {
    /// The server can't prove its identity; the reason is the system's.
    case certificate(String)
    /// An encrypted connection was redirected to an unencrypted one.
    case downgrade
    /// Credentials would have been sent unencrypted over the network.
    case credentialsInTheClear
}

/// Why a server's answer is unusable.
public enum AnswerProblem: Equatable, Sendable {
    /// The connection ended before the answer did.
    case interrupted
    /// It is encoded like this, such as `gzip`, though no encoding was asked for.
    case encoded(String)
    /// It is not JSON but has this media type, as when a hotel's network answers with its own page; empty if there is no type.
    case notJSON(type: String)
    /// The server redirected more often than this.
    case redirects(limit: Int)
    /// The list has more elements than this on all its pages, readable or not.
    case tooMany(cards: Int)
    /// The list of cards changed while it was read, and again when it was read again; or it changed after part of it was
    /// shown.
    case shifting
    /// One of its fields has an unexpected value.
    case unexpected(UnreadableField)
    /// It is about another card than the requested one.
    case otherCard
    /// It doesn't match the payment that was ordered or is to be undone: this field has another value, or an impossible one.
    case misfit(String)
    /// It is not JSON, though the server reports that the request was carried out.
    case broken
    /// It is longer than this many bytes, or all pages of the list together are.
    case tooLong(limit: Int)
}
