public import Pictures

/// Why there is no picture at an address. It holds facts for the code that words the message.
public enum PictureFailure: Error, Hashable, Sendable {
    /// Nothing is there.
    case missing
    /// It may not be read.
    case denied
    /// There is something else than a file: a folder, a device or a socket.
    case notAFile(isFolder: Bool)
    /// The system can't read it, and says why with this number.
    case unreadable(code: Int32)
    /// Nothing came for so long.
    case slow(after: Duration)
    /// It has more bytes than this.
    case tooLong(bytes: Int)
    /// The address is none that can be loaded.
    case badAddress
    /// Only a program that talks to servers can load it.
    case needsNetwork
    /// The system lacks this library, which requests are sent through.
    case missingLibrary(String)
    /// The server can't be reached.
    case unreachable(host: String)
    /// The server answered with this status.
    case refused(status: Int)
    /// The answer broke off, or wasn't one.
    case brokenOff
    /// The answer is encoded like this, such as `gzip`, though no encoding was asked for.
    case encoded(String)
    /// Going on wouldn't have been safe, for example because the server can't prove who it is.
    case unsafe
    /// A file without a byte.
    case empty
    /// A web page instead of a picture, as when a hotel's network answers in a server's name.
    case webPage
    /// The bytes can't be made a picture.
    case undecodable(PictureError)
    /// Nothing waits for it any more.
    case cancelled
}
