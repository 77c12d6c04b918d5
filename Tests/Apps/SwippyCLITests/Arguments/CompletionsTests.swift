import Testing

@testable import SwippyCLI

@Suite("The completions")
struct CompletionsTests {
    @Test("name every command, option and choice", arguments: Shell.allCases)
    func complete(shell: Shell) {
        let script = Completions().script(for: shell)
        for command in Commands.all.types {
            #expect(script.contains(command.name))
        }
        for option in Commands.all.options {
            #expect(script.contains(shell == .fish ? "-l \(option.name)" : option.spelling))
            for word in option.kind.completions {
                #expect(script.contains(word))
            }
        }
    }

    @Test("pass Bash’s syntax check", .enabled(if: ShellProgram(.bash) != nil, "Bash is not installed"))
    func bashSyntax() throws {
        try expectNoComplaint(from: .bash)
    }

    @Test("pass Zsh’s syntax check", .enabled(if: ShellProgram(.zsh) != nil, "Zsh is not installed"))
    func zshSyntax() throws {
        try expectNoComplaint(from: .zsh)
    }

    @Test("pass fish’s syntax check", .enabled(if: ShellProgram(.fish) != nil, "fish is not installed"))
    func fishSyntax() throws {
        try expectNoComplaint(from: .fish)
    }

    @Test(
        "complete commands, options, values and arguments in Bash", .enabled(if: ShellProgram(.bash) != nil),
        arguments: [
            ("swippy list --fo", "--format"),
            ("swippy list --format = js", "json"),
            ("swippy config --format ''", "plain json"), ("swippy --lang uk sw", "swipe"),
            ("swippy swipe --distance 0.3 123 ''", "left right center"), ("swippy swipe 1 left r", ""),
            ("swippy completions ''", "bash zsh fish"), ("swippy list --sort -", "-due -amount -title -bank"),
            ("swippy list --page ''", ""),
        ])
    func bash(line: String, expected: String) throws {
        #expect(try ShellProgram.completions(of: line, by: .bash) == expected + "\n")
    }

    @Test(
        "complete every command where one is due, in Bash", .enabled(if: ShellProgram(.bash) != nil),
        arguments: ["", "li", "s"])
    func bashCommands(start: String) throws {
        let expected = Commands.all.firstWords.filter { $0.hasPrefix(start) }
        let typed = start.isEmpty ? "''" : start
        for line in ["swippy \(typed)", "swippy help \(typed)", "swippy --width 80 help \(typed)"] {
            // Where nothing is typed, options may follow.
            let words = try ShellProgram.completions(of: line, by: .bash).split(
                whereSeparator: \.isWhitespace)
            #expect(words.filter { !$0.hasPrefix("-") }.map(String.init) == expected, "\(line)")
        }
    }

    @Test(
        "complete commands, options, values and arguments in fish", .enabled(if: ShellProgram(.fish) != nil),
        arguments: [
            ("swippy lis", "list\tDraw the cards\n"), ("swippy list --fo", "--format\tForm of the output\n"),
            (
                "swippy list --color a",
                "always\teven into a pipe or a file, for --format cards\nauto\tas the terminal and the environment allow\n"
            ),
            ("swippy config --format p", "plain\tone item per line, tab-separated; the default in a pipe\n"),
            ("swippy swipe 123 ri", "right\treveals the actions on the left\n"), ("swippy list --page ", ""),
        ])
    func fish(line: String, expected: String) throws {
        #expect(try ShellProgram.completions(of: line, by: .fish) == expected)
    }

    private func expectNoComplaint(from shell: Shell) throws {
        let program = try #require(ShellProgram(shell))
        #expect(try program.run(["-n"], script: Completions().script(for: shell)) == "")
    }
}
