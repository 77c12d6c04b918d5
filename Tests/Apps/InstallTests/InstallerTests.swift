import Foundation
import SystemTestSupport
import TestSupport
import Testing

@testable import install

@Suite("Installing")
struct InstallerTests {
    private let folder: TemporaryFolder
    private let bin: String

    init() throws {
        folder = try TemporaryFolder()
        bin = folder("a b/bin")
        try folder.write("new program", to: "built/swippy")
    }

    private func install(_ arguments: String..., on fake: FakeSystem) throws {
        let order = try InstallOrder(["--prefix", folder("a b")] + arguments, on: fake.system)
        switch order.task {
        case .install: try Installer(order, on: fake.system).run()
        case .uninstall: try Uninstaller(order, on: fake.system).run()
        case .help: Issue.record("nobody asks for help here")
        }
    }

    private func mode(of path: String) throws -> Int {
        try #require(
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    @Test("builds a program, and puts it, its manual pages and its completions to their places")
    func whole() throws {
        let fake = FakeSystem(in: folder, versions: [bin + "/swippy": "swippy 1.2.3\n"])
        try install(on: fake)
        same(fake.commands.map { $0[..<2] }, [["swift", "build"]])
        let command = fake.commands[0]
        #expect(command.contains("\(folder.path)/.build/install"))
        #expect(command.contains("--static-swift-stdlib"))
        same(try folder.text(of: "a b/bin/swippy"), "new program")
        same(try mode(of: bin + "/swippy"), 0o755)
        same(try folder.text(of: "a b/share/man/man1/swippy.1"), "man --lang en\n")
        same(try folder.text(of: "a b/share/man/uk/man1/swippy.1"), "man --lang uk\n")
        same(
            try folder.text(of: "a b/share/bash-completion/completions/swippy"), "completions bash\n")
        same(try folder.text(of: "a b/share/zsh/site-functions/_swippy"), "completions zsh\n")
        same(
            try folder.text(of: "a b/share/fish/vendor_completions.d/swippy.fish"), "completions fish\n")
        same(
            fake.text,
            """
            Building swippy: the first time, this takes a few minutes.
            swippy 1.2.3 is installed in \(bin).
            Its manual page and completions are in \(folder("a b/share")).
            \(bin) is not in your PATH. Type this, and add it to ~/.bashrc for the next time:
                export PATH='\(bin)':"$PATH"
            This system has no man, which shows manual pages: `swippy help` has the same text.
            Start it: swippy
            """)
    }

    @Test("replaces an older program, even a link to one, and says so; who runs that keeps it")
    func older() throws {
        try folder.write("old program", to: "a b/bin/elsewhere")
        try FileManager.default.createSymbolicLink(
            atPath: bin + "/swippy", withDestinationPath: bin + "/elsewhere")
        let running = try FileHandle(forReadingFrom: URL(filePath: bin + "/swippy"))
        let fake = FakeSystem(in: folder, versions: [bin + "/swippy": "swippy 0.1.0\n"])
        try install(on: fake)
        #expect(fake.text.contains("installed in \(bin), in place of swippy 0.1.0.\n"), "\(fake.text)")
        same(try folder.text(of: "a b/bin/swippy"), "new program")
        same(try folder.text(of: "a b/bin/elsewhere"), "old program")
        same(String(decoding: try running.readToEnd() ?? Data(), as: UTF8.self), "old program")
        let silent = FakeSystem(in: folder)
        try install(on: silent)
        #expect(silent.text.contains("in place of another swippy.\n"), "\(silent.text)")
        same(
            try FileManager.default.contentsOfDirectory(atPath: bin).sorted(), ["elsewhere", "swippy"])
    }

    @Test("says what the system lacks")
    func lacking() throws {
        let fake = FakeSystem(in: folder, hasLinker: false)
        try install(on: fake)
        #expect(
            fake.text.contains("\nNote: there is no lld, so another linker was used.\n"), "\(fake.text)")
        #expect(!fake.commands[0].contains("-use-ld=lld"))
    }

    @Test(
        "installs nothing if the build fails or is interrupted",
        arguments: [(1, 69), (130, 130)] as [(Int32, Int32)])
    func broken(buildStatus: Int32, status: Int32) {
        let fake = FakeSystem(in: folder, buildStatus: buildStatus)
        let error = #expect(throws: InstallError.self) { try install(on: fake) }
        same(error?.status, status)
        #expect(!FileManager.default.fileExists(atPath: bin + "/swippy"))
    }

    @Test("says before the build that a folder can't be written to")
    func refused() throws {
        try folder.write("a file", to: "a b")
        let fake = FakeSystem(in: folder)
        let error = #expect(throws: InstallError.self) { try install(on: fake) }
        same(error?.status, 77)
        #expect(error?.message.contains("swift run install --prefix ~/.local") == true)
        same(fake.commands, [])
    }

    @Test("changes nothing in a dry run")
    func dry() throws {
        let fake = FakeSystem(in: folder)
        try install("--dry-run", on: fake)
        same(fake.commands, [])
        #expect(fake.text.hasPrefix("swift build --package-path "), "\(fake.text)")
        #expect(fake.text.contains("\n\(bin)/swippy\n"))
        #expect(!FileManager.default.fileExists(atPath: folder("a b")))
    }

    @Test("removes what it installed, and nothing of the person's own")
    func removal() throws {
        try folder.write("{}", to: ".config/swippy/config.json")
        try install(on: FakeSystem(in: folder))
        try folder.write("another program", to: "a b/bin/showroom")
        let dry = FakeSystem(in: folder)
        try install("--uninstall", "--dry-run", on: dry)
        same(dry.text.split(separator: "\n").count, 6)
        let fake = FakeSystem(in: folder)
        try install("--uninstall", on: fake)
        same(
            fake.text,
            """
            Removed swippy from \(folder("a b")).
            Your cards and settings are still in \(folder(".config/swippy")).
            """)
        let left = FileManager.default.subpaths(atPath: folder("a b")) ?? []
        same(left.filter { $0.contains("swippy") }, [])
        #expect(left.contains("bin/showroom"))
        let again = FakeSystem(in: folder)
        try install("--uninstall", "swippy", on: again)
        same(again.text, "Nothing to remove: swippy not found in \(folder("a b")).")
    }
}
