import Foundation
import SystemTestSupport
import TestSupport
import Testing

/// The shell that plays scenes is itself to be relied on.
@Suite("The shell of the scenes", .endsIfItHangs)
struct ShellTests {
    /// What these steps become in a scene of their own.
    private func play(_ steps: String) async throws -> String {
        let head = "# A scene\n\n"
        let file = SceneFile(head + steps + "\n", in: URL(filePath: "/some.txt"))
        same(file.faults, [])
        let text = try await Shell(try #require(file.scenes.first)).text()
        #expect(text.hasPrefix(head) && text.hasSuffix("\n"))
        return String(text.dropFirst(head.count).dropLast())
    }

    @Test(
        "plays again what it has shown, whatever that looks like",
        arguments: [
            // Like a command, an exit code, a title, a directive, what is typed, an error, or its escape.
            "$ echo '$ swippy'\n\\$ swippy", "$ echo '[2]'\n\\[2]", "$ echo '# A'\n\\# A",
            "$ echo '% process'\n\\% process", "$ echo '> a'\n\\> a", "$ echo '2> a'\n\\2> a",
            #"$ echo '\a'"# + "\n" + #"\\a"#,
            // Without a line end, with one too many, and with what stands for that at the end.
            "$ echo abc | head -c 2\nab\\", "$ echo abc | head -c 2\nab\\\n$ echo b\nb", "$ echo ''\n",
            "$ echo 'a\\'\na\\\\", "$ echo 'a\\b' | head -c 2\na\\\\\\", "$ cat < /dev/null",
            // With what controls a terminal, the signs for that, and the line ends of other systems.
            "$ echo '\u{1B}[1m'\n␛[1m", "$ echo '␛'\n␦␛", "$ echo 'a\r'\na␍", "$ echo 'a\tb\u{7F}'\na\tb␡",
            // With what is typed into it.
            "$ cat\n> a\n> $ b\na\n\\$ b", "$ cat | grep b\n> a\n> b\nb",
        ])
    func output(steps: String) async throws {
        same(try await play(steps), steps)
    }

    @Test("shows the line ends of a table for spreadsheets, and the colours of a terminal")
    func formats() async throws {
        #expect(try await play("$ swippy list --csv | tail -1").hasSuffix("␍"))
        #expect(try await play("$ swippy list --format cards --color always").contains("␛["))
    }

    @Test("goes on where a command fails, and shows the exit code of the last part of a pipe that did")
    func codes() async throws {
        let steps = """
            $ swippy show nobody 2> ~/errors
            [66]
            $ swippy show nobody 2> /dev/null | wc -l
            0
            [66]
            $ swippy show 6564 --json | grep nothing
            [1]
            $ cat ~/errors | head -1
            swippy: No card matches “nobody”.
            """
        same(try await play(steps), steps)
    }

    @Test("shows its home as ~, a file of the package by its path there, and what is set by variables")
    func places() async throws {
        let text = try await play(
            """
            $ swippy list --file ~/none.json
            $ SWIPPY_FILE=~/none.json swippy config get file
            $ swippy check Docs/README.md
            """)
        #expect(text.contains("“~/none.json”") && text.contains("\n~/none.json\n"), "\(text)")
        #expect(text.contains("Docs/README.md:") && !text.contains("/Docs"), "\(text)")
    }

    @Test("answers a question as a terminal shows it")
    func questions() async throws {
        let text = try await play("% terminal 80x24\n$ swippy pay 6564 --amount 2 --no-pager\n> y")
        #expect(text.contains("2> ") && text.contains("] y\n"))
    }

    @Test("is at noon in Greenwich; elsewhere it is another hour, or another day")
    func zones() async throws {
        let first = "swippy due --within 0d --ics --file MockData.json | grep DTSTART | tail -1"
        let text = try await play(
            ["", "TZ=Pacific/Kiritimati ", "TZ=Pacific/Pago_Pago "].map { "$ \($0)\(first)" }
                .joined(separator: "\n"))
        let days = text.matches(of: /DATE:(\d+)␍/).map(\.output.1)
        same(days, ["20261120", "20261121", "20261120"])
    }

    @Test("says the same however busy the machine is, and gives the same names to new things")
    func load() async throws {
        let steps = "$ swippy pay 6564 --amount 2 --yes\n$ swippy pay 4344 --yes\n$ swippy history"
        let texts = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 1...8 {
                group.addTask { try await play(steps) }
                group.addTask { String((0..<200_000).reduce(0) { $0 ^ $1 }) }
            }
            return try await group.reduce(into: [String]()) { $0.append($1) }
        }
        let played = texts.filter { $0.contains("$ ") }
        #expect(played.count == 8 && Set(played).count == 1)
        same(Set(played[0].matches(of: /SW-\S+/).map(\.output)).count, 2)
    }

    @Test("starts a program as a process with the same words as it calls it")
    func process() async throws {
        let steps = "$ swippy help | head -3\n$ swippy show nobody\n$ swippy list --file -\n> []"
        let called = try await play(steps.split(separator: "\n").prefix(2).joined(separator: "\n"))
        let started = try await play("% process\n" + steps)
        #expect(started.hasPrefix("% process\n" + called))
    }

    @Test(
        "refuses what it doesn't know, and names the line",
        arguments: [
            "nothing", "swippy list; swippy due", "swippy list && echo", "echo $HOME", "ls *", "echo `ls`",
            "echo 'a", "swippy list >", "| head", "swippy list |", "head -x", "cut -d1", "cut -f0-",
            "grep -r a", "echo \"$HOME\"", "echo a > /etc/nowhere",
        ])
    func refused(command: String) async throws {
        let file = SceneFile("# A\n\n$ echo a\n$ \(command)\n", in: URL(filePath: "/some.txt"))
        await #expect {
            try await Shell(try #require(file.scenes.first)).text()
        } throws: { error in
            (error as? Scene.Fault)?.line == 4
        }
    }

    @Test("knows quotes, variables, pipes and files")
    func words() throws {
        let line = try ShellLine(
            "A=~/a B='x y' swippy  list 'it is' \"a'b\" '' x'y'z ~ a~ 2> ~/e | cut -f1 > ~/o", home: "/h")
        let first = line.commands[0]
        same(first.words, ["swippy", "list", "it is", "a'b", "", "xyz", "/h", "a~"])
        #expect(first.variables == ["A": "/h/a", "B": "x y"] && first.errors == "/h/e")
        #expect(line.commands[1].words == ["cut", "-f1"] && line.output == "/h/o")
    }
}
