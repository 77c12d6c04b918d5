import CommandLine

extension [Gone] {
    /// What earlier versions of Swippy had, by the version that it went in.
    static let swippy: [Gone] = [.translations]
}
