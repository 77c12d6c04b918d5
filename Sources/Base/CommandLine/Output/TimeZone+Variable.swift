import Foundation

extension TimeZone {
    /// The time zone of this process.
    ///
    /// Foundation understands only plain names, and takes anything else for UTC: a rule such as `JST-9`, a name after a colon,
    /// or a copied `/etc/localtime`. For those, the C library's offset at this moment is used for all dates.
    ///
    /// - Parameter variable: the value of `TZ`.
    static func here(_ variable: String?) -> TimeZone {
        let named = variable.flatMap(named)
        // The system may have no files of the zones that Foundation knows, so that the C library takes them for UTC.
        if let named, named.identifier.contains("/") { return named }
        var (moment, parts) = (time(nil), tm())
        tzset()
        guard localtime_r(&moment, &parts) != nil else { return named ?? .current }
        let offset = parts.tm_gmtoff
        return [named, .current].compactMap(\.self).first { $0.secondsFromGMT() == offset }
            ?? TimeZone(secondsFromGMT: offset) ?? .current
    }

    /// The zone of `:Asia/Tokyo`, of its file, or of a rule that begins with its name, as in `EST5EDT,M3.2.0,M11.1.0`.
    private static func named(_ variable: String) -> TimeZone? {
        var name = variable.prefix { $0 != "," }
        if name.hasPrefix(":") { name.removeFirst() }
        if let folder = name.range(of: "/zoneinfo/") { name = name[folder.upperBound...] }
        for folder in ["posix/", "right/"] where name.hasPrefix(folder) { name.removeFirst(folder.count) }
        return name.isEmpty || name.hasPrefix("/") ? nil : TimeZone(identifier: String(name))
    }
}
