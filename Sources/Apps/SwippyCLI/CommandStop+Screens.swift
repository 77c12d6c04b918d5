import CommandLine
import PaymentCardsPorts
import ScreenProgram

extension CommandStop {
    /// The error of the cards that it words, if it words one.
    var cardsError: CardsError? { cause as? CardsError }

    /// The same, with the setting that names the source of the cards, if the error is about that source.
    func naming(_ settings: Settings) -> CommandStop {
        let source = cardsError?.source
        let blamed = settings.entries.lazy.filter { $0.value?.text == source && source != nil }
            .compactMap(settings.errors.blame).first
        guard let blamed else { return self }
        var stop = CommandStop(
            exitCode: exitCode, message: message.trimmingSuffix(".") + "; \(blamed.what).",
            candidates: candidates, details: details, advice: blamed.advice)
        stop.cause = cause
        return stop
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}

extension CardsError {
    /// The path of the file that can't be read as cards.
    fileprivate var source: String? {
        switch self {
        case .noSuchFile(let path), .deniedFile(let path), .unreadableFile(let path, _): path
        case .malformed(let source, _, _, _), .notAFeed(let source, _), .otherFormat(let source, _),
            .tooLarge(let source, _):
            source
        default: nil
        }
    }
}
