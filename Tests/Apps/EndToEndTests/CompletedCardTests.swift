import Foundation
import SystemTestSupport
import TestSupport
import Testing

/// What the scripts for shells make of the program's answers: whatever a title is, what is inserted is that one word.
@Suite("A completed card")
struct CompletedCardTests {
    private static let titles = [
        "O'NEIL'S $HOME CARD", "$(touch pwned) `touch pwned` \"Q\"", "COLON: A:B [x] (y) {z}",
        "BANG! !! !x ; rm | & > <",
        "back\\slash * ? ~", "КАРТКА ДЛЯ ВИПЛАТ", "楽天 カード", "#hash = @ %s \\n",
    ]

    private let swippy: Swippy

    init() throws {
        swippy = try Swippy()
        let cards = try Self.titles.enumerated().map { index, title in
            Feed.fields("title", String(decoding: try JSONEncoder().encode(title), as: UTF8.self))
                .filter { $0.0 != "id" } + [("id", "\"c\(index)\"")]
        }
        try swippy.workspace.write(Feed.of(cards), to: "cards.json")
    }

    @Test("in Bash", arguments: titles.indices)
    func bash(index: Int) async throws {
        let title = Self.titles[index]
        let start = String(title.prefix(3)).replacing(/[$`"\\#]/) { "\\\($0.output)" }
        let line = "swippy show -f cards.json \(start.replacing("'", with: "\\'"))"
        let script = """
            source <(swippy completions bash)
            COMP_LINE=\(quoted(line)) COMP_POINT=\(line.utf16.count) COMP_CWORD=4
            COMP_WORDS=(swippy show -f cards.json \(quoted(String(line.dropFirst(26)))))
            LC_ALL=C.UTF-8
            _swippy
            eval "set -- ${COMPREPLY[*]}"
            printf '%s|' "$#" "$@"
            """
        let run = try await swippy.shell(URL(filePath: "/bin/bash"), ["-c", script])
        same(run.output, "1|\(title)|", "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: swippy.workspace("pwned")))
    }

    @Test("in fish", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish")))
    func fish() async throws {
        for title in Self.titles {
            let script = """
                swippy completions fish | source
                complete -C \(quoted("swippy show -f cards.json ")) | string match -q '@1*'; and echo places
                complete -C "swippy show -f cards.json "(string escape -- \(quoted(String(title.prefix(3)))))
                """
            let run = try await swippy.shell(
                URL(filePath: "/usr/bin/fish"), ["--no-config", "-c", script],
                environment: ["LC_ALL": "C.UTF-8"])
            same(run.lines.first, "places", "\(run.errors)")
            #expect(run.lines.contains { $0.hasPrefix("\(title)\t") }, "\(title): \(run.output)")
        }
        #expect(!FileManager.default.fileExists(atPath: swippy.workspace("pwned")))
    }

    /// Zsh completes only what is typed; so the functions are replaced that tell it what there is.
    @Test(
        "in Zsh", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh")),
        arguments: titles)
    func zsh(title: String) async throws {
        let script = """
            compdef() {}
            compset() { print -r -- "$@" }
            _files() { print files }
            compadd() { print -rl -- "${(P)@[-1]}" }
            source <(swippy completions zsh)
            words=(swippy show -f cards.json "${(q)1}"); CURRENT=5 PREFIX="${(q)1}"
            _swippy
            words=(swippy show --file=ca); CURRENT=3 PREFIX=--file=ca
            _swippy
            """
        let run = try await swippy.shell(
            URL(filePath: "/usr/bin/zsh"), ["-f", "-c", script, "zsh", String(title.prefix(3))],
            environment: ["LC_ALL": "C.UTF-8"])
        #expect(run.lines.contains(title), "\(title): \(run.output) \(run.errors)")
        same(run.lines.suffix(2), ["-P --*=", "files"])
        #expect(!FileManager.default.fileExists(atPath: swippy.workspace("pwned")))
    }

    @Test("and every other word in Bash and fish", arguments: ["bash", "fish"])
    func words(shell: String) async throws {
        let path = "/usr/bin/\(shell)"
        guard FileManager.default.isExecutableFile(atPath: path) else { return }
        let lines = [
            "swippy lis": "list", "swippy list --form": "--format", "swippy list --format=js": "json",
            "swippy config --format p": "plain", "swippy list --file=car": "cards.json",
            "swippy check car": "cards.json", "swippy ls --sort=due,-am": "due,-amount",
        ]
        for (line, word) in lines {
            let script =
                shell == "fish"
                ? "swippy completions fish | source; complete -C \(quoted(line))"
                : """
                source <(swippy completions bash)
                COMP_LINE=\(quoted(line)) COMP_POINT=\(line.count)
                read -ra COMP_WORDS <<< "$(sed 's/=/ = /g' <<< "$COMP_LINE")"
                COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                _swippy
                printf '%s\\n' "${COMPREPLY[@]}"
                """
            let run = try await swippy.shell(
                URL(filePath: path), shell == "fish" ? ["--no-config", "-c", script] : ["-c", script],
                environment: ["LC_ALL": "C.UTF-8"])
            let offered = run.lines.first?.prefix { $0 != "\t" } ?? ""
            #expect(offered.hasSuffix(word) && run.errors == "", "\(line): \(run.output) \(run.errors)")
        }
    }

    @Test("by a server is what was kept of its answers, and nothing is sent to it")
    func server() async throws {
        let run = try await swippy("complete", "card", "", "--", "show", "--url", "http://localhost:1")
        #expect(run.end == .exit(0) && run.output == "" && run.errors == "")
    }

    private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
