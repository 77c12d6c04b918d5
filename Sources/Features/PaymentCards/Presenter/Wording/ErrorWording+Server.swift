import JSONWords
import PaymentCardsPorts
import Values
import Words

extension ErrorWording {
    /// Words an answer that is no success.
    func words(
        forStatus status: Int, message: String?, retryAfter: Duration?
    ) -> (message: String, advice: String) {
        let (what, advice): (LocalizedText, LocalizedText) =
            switch status {
            case 401: (ServerErrorStrings.notAccepted, ServerErrorStrings.checkToken)
            case 403: (ServerErrorStrings.forbidden, ServerErrorStrings.askForAccess)
            case 404, 410: (ServerErrorStrings.notThere, ServerErrorStrings.checkAddress)
            case 429: (ServerErrorStrings.busy, ErrorStrings.tryLater)
            case 300..<500: (ServerErrorStrings.misunderstood, ServerErrorStrings.checkAddress)
            default: (ErrorStrings.server, ErrorStrings.tryLater)
            }
        let said = message.map { " " + fill(ServerErrorStrings.saying, short($0)) } ?? ""
        return (fill(what, String(status)) + said, retryAfter.flatMap(waiting) ?? advice[language])
    }

    /// "Try again in 30 seconds."; `nil` for a long wait.
    private func waiting(_ pause: Duration) -> String? {
        let seconds = pause.components.seconds
        return (1...600).contains(seconds) ? ServerErrorStrings.wait(Int(seconds), in: language) : nil
    }

    /// Words that there is no connection.
    func words(for reason: UnreachableReason, at host: String) -> (message: String, advice: String) {
        switch reason {
        case .refused: (fill(ServerErrorStrings.refused, host), ServerErrorStrings.checkServer[language])
        case .unknownHost:
            (fill(ServerErrorStrings.unknownHost, host), ServerErrorStrings.checkAddress[language])
        case .noAnswer: (fill(ServerErrorStrings.noAnswer, host), ServerErrorStrings.checkServer[language])
        case .numericAddress:
            (fill(ServerErrorStrings.numericAddress, host), ServerErrorStrings.nameTheServer[language])
        case .other(let reason):
            (
                fill(ServerErrorStrings.noConnection, host) + ": \(reason.safeText)",
                ServerErrorStrings.checkServer[language]
            )
        }
    }

    /// Words that nothing is sent, and that what was asked for is not in the cache.
    func words(for gap: CacheGap, of host: String) -> (message: String, advice: String) {
        switch gap {
        case .nothing: (fill(ServerErrorStrings.notCached, host), voice(ServerErrorStrings.goOnline))
        case .tooOld: (fill(ServerErrorStrings.cachedTooOld, host), voice(ServerErrorStrings.allowOlder))
        case .order: (fill(ServerErrorStrings.orderOffline, host), voice(ServerErrorStrings.goOnline))
        }
    }

    /// Words that it was better to stop.
    func words(for reason: InsecureReason) -> (message: String, advice: String) {
        switch reason {
        case .certificate(let reason):
            (
                ServerErrorStrings.certificate[language] + ": \(reason.safeText)",
                ServerErrorStrings.distrust[language]
            )
        case .downgrade:
            (ServerErrorStrings.downgrade[language], ServerErrorStrings.tellServer[language])
        case .credentialsInTheClear:
            (ServerErrorStrings.credentialsInTheClear[language], ServerErrorStrings.useHTTPS[language])
        }
    }

    /// Words an answer that is of no use.
    func words(for problem: AnswerProblem, from host: String) -> (message: String, advice: String) {
        switch problem {
        case .interrupted: (fill(ServerErrorStrings.interrupted, host), ErrorStrings.tryAgain[language])
        case .notJSON(let type):
            (
                fill(ServerErrorStrings.notJSON, host) + (type.isEmpty ? "." : ": \(type.safeText)"),
                ServerErrorStrings.checkPortal[language]
            )
        case .redirects(let limit):
            (
                ServerErrorStrings.redirects(limit, in: language).replacing("{}", with: host.safeText),
                ServerErrorStrings.checkAddress[language]
            )
        case .endless(let pages):
            (
                ServerErrorStrings.endless(pages, in: language).replacing("{}", with: host.safeText),
                ServerErrorStrings.tellServer[language]
            )
        case .shifting: (fill(ServerErrorStrings.shifting, host), ErrorStrings.tryAgain[language])
        case .unexpected(let field):
            ("\(host.safeText): \(field.text(in: language))", ServerErrorStrings.tellServer[language])
        case .otherCard: (fill(ServerErrorStrings.otherCard, host), ServerErrorStrings.tellServer[language])
        case .misfit(let field):
            (
                fill(ServerErrorStrings.misfit, host).replacing("#", with: short(field).safeText),
                ServerErrorStrings.tellServer[language]
            )
        case .broken: (fill(ServerErrorStrings.broken, host), ServerErrorStrings.tellServer[language])
        case .tooLong(let limit):
            (
                fill(ServerErrorStrings.tooLong, host).replacing("#", with: String(limit >> 20)),
                ServerErrorStrings.tellServer[language]
            )
        }
    }
}
