import Foundation
import Synchronization
import SystemTestSupport

@testable import install

/// A system whose compiler takes no time, and whose programs only answer.
final class FakeSystem: Sendable {
    private let said = Mutex<[String]>([])
    private let ran = Mutex<[[String]]>([])
    private let buildStatus: Int32
    private let versions: Mutex<[String: String]>
    private let hasLinker: Bool
    let folder: TemporaryFolder?

    /// - Parameters:
    ///   - folder: where it is built; `nil` if nothing is.
    ///   - versions: what installed programs say, by their paths.
    init(
        in folder: TemporaryFolder? = nil, buildStatus: Int32 = 0, hasLinker: Bool = true,
        versions: [String: String] = [:]
    ) {
        self.folder = folder
        self.buildStatus = buildStatus
        self.hasLinker = hasLinker
        self.versions = Mutex(versions)
    }

    var system: InstallingSystem {
        InstallingSystem(
            environment: ["HOME": folder?.path ?? "/home/asha", "PATH": "/nowhere", "SHELL": "/bin/bash"],
            currentFolder: "/here", package: folder?.path ?? "/here", isLinux: true,
            run: { words in
                self.ran.withLock { $0.append(words) }
                return self.buildStatus
            },
            answer: { self.answer(to: $0) }, say: { text in self.said.withLock { $0.append(text) } })
    }

    /// All that it said.
    var text: String { said.withLock { $0.joined(separator: "\n") } }
    /// The commands that it ran.
    var commands: [[String]] { ran.withLock { $0 } }

    private func answer(to words: [String]) -> String? {
        switch words.last {
        case "-print-file-name=libstdc++.a": "/usr/lib/libstdc++.a\n"
        case "--show-bin-path": folder.map { "\($0.path)/built\n" }
        case "--version": versions.withLock { $0[words[0]] }
        default:
            switch words.first {
            case "swiftc": hasLinker || !words.contains("-use-ld=lld") ? "" : nil
            case let program? where program.hasSuffix("/probe"): "true\n"
            default: words.dropFirst().joined(separator: " ") + "\n"
            }
        }
    }
}
