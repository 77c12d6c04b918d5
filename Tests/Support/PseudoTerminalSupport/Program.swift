import Foundation
import SystemTestSupport
import TestSupport

/// What to run.
public struct Program {
    /// Where the program is.
    public var path: String
    /// What it is given, without its name.
    public var arguments: [String]
    /// Its environment variables.
    public var environment: [String: String]

    /// A program of this package by its name.
    ///
    /// - Parameter environment: Added to what every program here gets.
    public init(_ name: String, _ arguments: [String] = [], environment: [String: String] = [:]) {
        path = BuiltPrograms.directory.appending(path: name).path
        self.arguments = arguments
        // A crash is to end the process at once, not to start a debugger, and one that is killed while it writes
        // down its coverage would spoil the report of all.
        let common = [
            "TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no", "LLVM_PROFILE_FILE": "/dev/null",
            "TZ": TestPlace.noon.variable,
        ]
        self.environment = Sanitizers.environment.merging(common) { $1 }.merging(environment) { $1 }
    }

    typealias CStrings = UnsafePointer<UnsafeMutablePointer<CChar>?>

    func withCStrings<Result>(_ body: (UnsafePointer<CChar>, CStrings, CStrings) -> Result) -> Result {
        let arguments = ([path] + arguments).map { strdup($0) } + [nil]
        let environment = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for string in arguments + environment { free(string) } }
        return body(path, arguments, environment)
    }
}
