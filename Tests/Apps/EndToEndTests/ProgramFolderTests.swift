import Foundation
import SystemTestSupport
import TestSupport
import Testing

/// A copy of the program under another name, in a folder whose name has spaces.
@Suite("A program that was moved and renamed")
struct ProgramFolderTests {
    private let swippy: Swippy
    private let folder = "my programs"

    init() async throws {
        swippy = try Swippy()
        let directory = swippy.workspace.directory.appending(path: folder)
        try await swippy.copyProgram(to: directory.appending(path: "purse"))
    }

    @Test("is asked by the completions of its shell", arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) async throws {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)") else { return }
        // Each is given what its shell would: words as they are typed, quoted.
        let scripts = [
            "bash": #"""
            source <('./my programs/purse' completions bash)
            ask() { COMP_LINE="$*" COMP_POINT=${#COMP_LINE} COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)); _purse; echo "${COMPREPLY[@]}"; }
            ask purse lis; ask './my\ programs/purse' lis; ask "$PWD/my programs/purse" lis
            """#,
            "zsh": #"""
            compdef() {}
            compadd() { print -r -- "${(P)@[-1]}" }
            source <('./my programs/purse' completions zsh)
            ask() { words=("$@"); CURRENT=$#; PREFIX="${@[-1]}"; _purse; }
            ask purse lis; ask './my\ programs/purse' lis; ask "${(q)PWD}/my\ programs/purse" lis
            """#,
            "fish": #"""
            './my programs/purse' completions fish | source
            for line in 'purse lis' './my\ programs/purse lis' "$PWD/my\ programs/purse lis"
                complete -C $line | string replace -r '\t.*' ''
            end
            """#,
        ]
        let options = ["zsh": ["-f", "-c"], "fish": ["--no-config", "-c"]][shell] ?? ["-c"]
        let run = try await swippy.shell(
            URL(filePath: "/usr/bin/\(shell)"), options + [try #require(scripts[shell])],
            environment: ["PATH": "\(swippy.workspace(folder)):/usr/bin:/bin"])
        same(run.lines, ["list", "list", "list"], "\(run.output) \(run.errors)")
    }

    @Test(
        "starts no program but a declared one that lies beside it and can be executed",
        arguments: [
            ("mkdir 'my programs/swippy-movies'", "movies", 69, "is a folder, not a program"),
            (": > 'my programs/swippy-movies'", "movies", 69, "chmod +x"),
            ("", "movies", 69, "there is no"),
            (
                "printf '#!/bin/sh\\necho bad' > x; chmod +x x; mv x 'my programs/swippy-swippy'", "swippy",
                64, "swippy"
            ),
            (
                "printf '#!/bin/sh\\necho bad' > swippy-movies; chmod +x swippy-movies", "movies", 69,
                "there is no"
            ),
        ] as [(String, String, Int32, String)])
    func neighbours(setUp: String, word: String, code: Int32, words: String) async throws {
        let run = try await swippy.shell(
            "\(setUp)\n'./my programs/purse' \(word)",
            environment: ["PATH": "\(swippy.workspace.path):/usr/bin:/bin"])
        #expect(run.end == .exit(code) && run.output == "" && run.errors.contains(words), "\(run.errors)")
        let help = try await swippy.shell("'./my programs/purse' help")
        #expect(!help.output.contains("\n  movies "))
    }
}
