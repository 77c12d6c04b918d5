import Foundation

/// MockData.json as it stands in the repository.
public enum MockDataFile {
    /// Its bytes.
    public static func bytes() throws -> [UInt8] {
        Array(try Data(contentsOf: PackageFolder.url.appending(path: "MockData.json")))
    }
}
