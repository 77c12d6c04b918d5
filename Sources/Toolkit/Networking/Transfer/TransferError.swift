import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension HTTPError {
    /// The error that the URL system reports for a transfer.
    ///
    /// - Parameter hasBegun: Whether the head of the response had already arrived.
    init(_ error: any Error, at origin: Origin, hasBegun: Bool) {
        // The code of an error other than `URLError` belongs to another domain, and must not be taken for one of these.
        let code = (error as? URLError)?.code ?? .unknown
        let reason = (error as NSError).localizedDescription
        switch code {
        case .cancelled: self = .cancelled
        case _ where hasBegun: self = .interrupted
        case .badURL:
            self =
                origin.host.contains(":")
                ? .cannotConnect(host: origin.name, .numericAddress) : .invalidURL(origin.name)
        case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: self = .offline
        case .cannotConnectToHost: self = .cannotConnect(host: origin.name, .refused)
        case .cannotFindHost, .dnsLookupFailed: self = .cannotConnect(host: origin.name, .unknownHost)
        case .networkConnectionLost, .badServerResponse:
            self = .cannotConnect(host: origin.name, .noAnswer)
        case .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
            .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
            self = .insecure(.certificate(reason))
        // Foundation on Linux has no code for this, only curl's message.
        case _ where origin.isEncrypted && reason.contains("certificate"):
            self = .insecure(.certificate(reason))
        default: self = .cannotConnect(host: origin.name, .other(reason))
        }
    }
}
