public import Foundation

/// The folder of the package that these tests belong to.
public enum PackageFolder {
    /// The nearest folder around this file that has a manifest.
    public static let url: URL = {
        var folder = URL(filePath: #filePath).deletingLastPathComponent()
        while folder.path != "/",
            !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
        {
            folder.deleteLastPathComponent()
        }
        return folder
    }()
}
