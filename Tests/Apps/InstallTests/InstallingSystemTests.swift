import Foundation
import SystemTestSupport
import TestSupport
import Testing

@testable import install

@Suite("The system that is installed on")
struct InstallingSystemTests {
    private let system = InstallingSystem.this

    @Test("runs programs and answers how they ended")
    func running() throws {
        same(try system.run(["sh", "-c", "exit 3"]), 3)
        same(try system.run(["sh", "-c", "kill -KILL $$"]), 137)
        let error = #expect(throws: InstallError.self) { try system.run(["/nowhere/at all"]) }
        same(error?.status, 69)
    }

    @Test(
        "runs them in its own process group, so that Ctrl-C ends them, too",
        .enabled(if: ["/bin/ps", "/usr/bin/ps"].contains(where: FileManager.default.fileExists)))
    func group() throws {
        let folder = try TemporaryFolder()
        let script = "ps -o pgid= -p $$ | tr -d ' ' > '\(folder("group"))'"
        same(try system.run(["sh", "-c", script]), 0)
        same(try folder.text(of: "group"), "\(getpgrp())\n")
    }

    @Test("reads what programs print, and nothing of those that fail")
    func reading() {
        same(system.answer(["echo", "a", "b c"]), "a b c\n")
        same(system.answer(["sh", "-c", "echo a; exit 1"]), nil)
        same(system.answer(["/nowhere/at all"]), nil)
    }

    @Test("knows the folder of the package")
    func package() {
        #expect(FileManager.default.fileExists(atPath: system.package + "/Package.swift"))
        same(system.package, PackageFolder.url.withoutSlash)
    }
}
