import Foundation

extension TimeZone {
    /// Where this process is, as the C library says.
    ///
    /// Foundation takes what is no plain name of a zone for UTC: a rule such as `JST-9`, a name after a colon, or a copied
    /// `/etc/localtime`. What only the C library knows becomes the offset that it has now.
    ///
    /// - Parameter variable: the value of `TZ`.
    static func here(_ variable: String?) -> TimeZone {
        var (moment, parts) = (time(nil), tm())
        tzset()
        guard localtime_r(&moment, &parts) != nil else { return .current }
        let offset = parts.tm_gmtoff
        let name = variable.flatMap { $0.hasPrefix(":") ? TimeZone(identifier: String($0.dropFirst())) : nil }
        let zone = [.current, name].compactMap(\.self).first { $0.secondsFromGMT() == offset }
        return zone ?? TimeZone(secondsFromGMT: offset) ?? .current
    }
}
