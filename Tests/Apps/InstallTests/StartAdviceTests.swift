import SystemTestSupport
import TestSupport
import Testing

@testable import install

@Suite("What is left to be typed")
struct StartAdviceTests {
    private func advice(_ environment: [String: String], prefix: String = "/home/asha/.local") -> [String] {
        var system = FakeSystem().system
        system.environment.merge(environment) { _, new in new }
        return StartAdvice(["swippy"], in: InstallPlaces(prefix: prefix), on: system).lines
    }

    @Test("is the program's name, where all is found")
    func nothing() throws {
        let folder = try TemporaryFolder()
        try folder.write(script: "", to: "bin/man")
        same(
            advice(["PATH": "\(folder("bin")):/home/asha/.local/bin/"]), ["Start it: swippy"])
        same(
            advice(["PATH": "\(folder("bin")):/usr/local/bin", "SHELL": "/bin/zsh"], prefix: "/usr/local"),
            ["Start it: swippy"])
    }

    @Test(
        "is the folder of programs, in the words of the shell",
        arguments: [
            ("/bin/bash", "export PATH=/home/asha/.local/bin:\"$PATH\"", "~/.bashrc"),
            ("/usr/bin/zsh", "export PATH=/home/asha/.local/bin:\"$PATH\"", "~/.zshrc"),
            ("/bin/sh", "export PATH=/home/asha/.local/bin:\"$PATH\"", "~/.profile"),
            ("/usr/bin/fish", "fish_add_path /home/asha/.local/bin", "once"),
        ])
    func path(shell: String, line: String, place: String) {
        let first = advice(["SHELL": shell])[0]
        #expect(first.contains("\n    \(line)"), "\(first)")
        #expect(first.contains(place), "\(first)")
    }

    @Test("is quoted for the shell")
    func quoted() {
        let first = advice([:], prefix: "/home/asha/it's $mine")[0]
        #expect(first.contains("export PATH='/home/asha/it'\\''s $mine/bin':\"$PATH\""), "\(first)")
    }

    @Test("names a program that the shell finds first")
    func shadowed() throws {
        let folder = try TemporaryFolder()
        try folder.write(script: "", to: "bin/swippy")
        let lines = advice(["PATH": "\(folder("bin")):/home/asha/.local/bin"])
        same(
            lines[0],
            "But `swippy` starts \(folder("bin"))/swippy, whose folder comes first in your PATH.")
    }

    @Test("is a folder of functions for zsh")
    func functions() {
        let lines = advice(["SHELL": "/bin/zsh"])
        same(
            lines[1],
            """
            For completions, add this to ~/.zshrc, before compinit:
                fpath=(/home/asha/.local/share/zsh/site-functions $fpath)
            """)
    }
}
