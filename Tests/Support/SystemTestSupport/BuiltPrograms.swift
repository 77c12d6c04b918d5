public import Foundation

/// The programs of this package, as they were built for the tests.
public enum BuiltPrograms {
    /// Where the build puts them: beside the bundle of the tests.
    public static let directory: URL = {
        let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
        let beside = bundle ?? Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        return beside.deletingLastPathComponent()
    }()
}
