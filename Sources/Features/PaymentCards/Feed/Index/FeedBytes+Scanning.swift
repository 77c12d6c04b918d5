import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts

extension FeedBytes {
    /// Reads with `read` from `offset`, where a walk is at `place`, in longer and longer windows until it succeeds.
    ///
    /// - Throws: `malformed` if it can't because the bytes are not JSON.
    @inline(__always)
    func scan<Result>(
        from offset: Int, in place: FeedWalk.Place,
        _ read: (inout JSONCursor, UnsafePointer<UInt8>) -> Result?
    ) throws(CardsError) -> (result: Result, window: FeedWindow, end: Int) {
        var length = windowLength
        while true {
            let window = try window(at: offset, length: length)
            let (result, end) = window.bytes.withUnsafeBufferPointer { bytes -> (Result?, Int) in
                // A padded array is never empty, so it has an address.
                guard let base = bytes.baseAddress else { return (nil, 0) }
                var cursor = JSONCursor(at: base)
                let result = read(&cursor, base)
                return (result, cursor.place - base)
            }
            // A number at the end of the window may continue after it; everything else has its own closing character.
            let isCut = end == window.count && !window.isLast && place != .tail
            if let result, !isCut { return (result, window, offset + end) }
            // A value may just be cut off, unless a few more bytes follow: no word and no scalar is longer than those.
            if !isCut, window.isLast || end + JSONCursor.padding < window.count {
                throw try malformed(in: window, from: offset, in: place)
            }
            length *= 2
        }
    }

    /// The error for the first fault from `offset` on, where a walk is at `place`.
    ///
    /// The fast walk doesn't report it, so `JSONSyntax` examines the same bytes again.
    func malformed(
        in window: FeedWindow, from offset: Int, in place: FeedWalk.Place
    ) throws(CardsError) -> CardsError {
        let stop = window.bytes.withUnsafeBytes { bytes in
            JSONSyntax.stop(
                in: UnsafeRawBufferPointer(rebasing: bytes[(offset - window.start)..<window.count]),
                inside: place.levels, awaiting: place.awaited)
        }
        var lines = LineCount()
        let place = try lines.place(of: offset + (stop?.offset ?? 0), in: self)
        return .malformed(
            source: source, line: place.line, column: place.column, problem: stop?.problem ?? .endsEarly)
    }

    /// Whether a byte order mark precedes the text; it is not part of the text.
    func hasByteOrderMark() throws(CardsError) -> Bool {
        try window(at: 0, length: 3).bytes.starts(with: [0xEF, 0xBB, 0xBF])
    }
}

extension FeedWalk.Place {
    /// The lists and objects open at this place.
    var levels: [JSONSyntax.Level] {
        switch self {
        case .document, .tail, .end: []
        case .members: [.object]
        case .list(_, isBare: false): [.object, .array]
        case .list(_, isBare: true): [.array]
        }
    }

    /// What must come next at this place.
    fileprivate var awaited: JSONSyntax.Awaited {
        switch self {
        case .document: .value
        case .members(isFirst: true): .keyOrEnd
        case .list(isFirst: true, _): .valueOrEnd
        case .members, .list, .tail, .end: .commaOrEnd
        }
    }
}
