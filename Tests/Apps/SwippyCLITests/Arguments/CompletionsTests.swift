import Testing

@testable import CommandLine
@testable import SwippyCLI

@Suite("The completions")
struct CompletionsTests {
    @Test("name every command, option and choice", arguments: Shell.allCases)
    func complete(shell: Shell) {
        let script = Completions(program: .swippy).script(for: shell)
        for command in Program.swippy.commands {
            #expect(command.name.split(separator: " ").allSatisfy { script.contains($0) })
        }
        for option in Program.swippy.options {
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
            ("swippy config --format ''", "plain json"), ("swippy ls --fo", "--format"),
            ("swippy rm --y", "--yes"), ("swippy l", "live list"), ("swippy rm", ""),
            ("swippy --lang uk sw", "swipe"),
            ("swippy swipe --distance 0.3 123 ''", "left right center"), ("swippy swipe 1 left r", ""),
            ("swippy completions ''", "bash zsh fish"),
            ("swippy list --page ''", ""), ("swippy config s", "set"), ("swippy config --pl", "--plain"),
            ("swippy config se", "set"), ("swippy help config u", "unset"),
            ("swippy config set ''", Program.swippy.settings.all.map(\.name).joined(separator: " ")),
            ("swippy config get o", "offers open-percentage"), ("swippy config get op", "open-percentage"),
            ("swippy config unset color a", ""),
            ("swippy config set color ''", "auto always never truecolor 256 16"),
            ("swippy --lang uk config set lang u", "uk"),
            ("swippy config set reduced-motion ''", "true false"), ("swippy config set url h", ""),
            ("swippy config set file /etc/shell", "/etc/shells"),
        ])
    func bash(line: String, expected: String) throws {
        #expect(try ShellProgram.completions(of: line, by: .bash) == expected + "\n")
    }

    @Test(
        "complete every command where one is due, in Bash", .enabled(if: ShellProgram(.bash) != nil),
        arguments: ["", "li", "s"])
    func bashCommands(start: String) throws {
        let expected = Program.swippy.firstWords.filter { $0.hasPrefix(start) }
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
                "always\teven into a pipe or a file, for --format cards and table\nauto\tas the terminal and the environment allow\n"
            ),
            ("swippy config --format p", "plain\tone item per line, tab-separated; the default in a pipe\n"),
            ("swippy swipe 123 ri", "right\treveals the actions on the left\n"), ("swippy list --page ", ""),
            ("swippy ls --fo", "--format\tForm of the output\n"),
            (
                "swippy ls",
                "completions\tPrint a completion script for a shell\nlist\tDraw the cards\n"
            ),
            ("swippy config un", "unset\tGo back to the default of a setting\n"),
            ("swippy config set co", "color\tWhen to use colour, and how many colours\n"),
            ("swippy config set color n", "never\tno colour at all\n"),
            ("swippy config set reduced-motion f", "false\toff\n"), ("swippy config set url h", ""),
            ("swippy config set file /etc/shell", "/etc/shells\n"), ("swippy config get color a", ""),
        ])
    func fish(line: String, expected: String) throws {
        #expect(try ShellProgram.completions(of: line, by: .fish) == expected)
    }

    /// Zsh completes only what is typed; so the functions are replaced that tell it what there is.
    @Test(
        "complete the values of settings in Zsh", .enabled(if: ShellProgram(.zsh) != nil),
        arguments: [
            ("swippy config ''", "set:Keep a setting for every later command"),
            (
                "swippy config set ''",
                "1:key:(\(Program.swippy.settings.all.map(\.name).joined(separator: " ")))"
            ),
            ("swippy config set color ''", "offered auto always never truecolor 256 16"),
            ("swippy config set reduced-motion ''", "offered true false"),
            ("swippy config set file ''", "offered files"),
        ])
    func zsh(line: String, expected: String) throws {
        let script =
            """
            compdef() {}
            _describe() { print -rl -- ${(P)2} }
            compadd() { shift; print -r -- offered $@ }
            _files() { print -r -- offered files }
            _arguments() {
                local last="${@[-1]}"
                if [[ $1 != -C ]]; then
                    print -rl -- "$@"
                    if [[ $last == 2:*'{'*'}' ]]; then eval "${${last#*\\{}%\\}}"; fi
                    return
                fi
                if (( CURRENT == 2 )); then state=command; else state=argument; shift words; (( CURRENT-- )); fi
            }

            """ + Completions(program: .swippy).script(for: .zsh)
            + "words=(\(line)); CURRENT=${#words}; _swippy\n"
        let lines = try #require(ShellProgram(.zsh)).run(["-f"], script: script).split(separator: "\n")
        #expect(lines.contains { $0 == expected }, "\(lines)")
    }

    private func expectNoComplaint(from shell: Shell) throws {
        let program = try #require(ShellProgram(shell))
        #expect(try program.run(["-n"], script: Completions(program: .swippy).script(for: shell)) == "")
    }
}
