import CommandLine
import CommandLineTestSupport
import Foundation
import ScreenProgram
import SettingsEntity
import SettingsLibrary
import SettingsPorts
import SystemTestSupport
import TerminalKit
import TestSupport
import Testing
import Words

/// Gives a test the call of a program.
private struct Probe: SetUpCommand {
    static let name = "probe"
    static let summary = LocalizedText(en: "probe", uk: "проба")
    static let options = [Tool.loud, Tool.share, Tool.file]

    @TaskLocal static var look: (@MainActor (Call) async throws -> Void)?

    let call: Call
    func run() async throws { try await Self.look?(call) }
}

private enum Tool {
    static let loud = Option("loud", kind: .flag, en: "Make noise", uk: "Шуміти")
    static let share = Option(
        "share", kind: .fraction(FractionBounds(lower: 0, upper: 1)), en: "How much", uk: "Скільки",
        standard: LocalizedText(en: "0.5", uk: "0.5"))
    static let file = Option("file", kind: .path, en: "A file", uk: "Файл")
    static let tone = Option(
        "tone",
        kind: .choice([
            Choice("#f3af22", LocalizedText(en: "amber", uk: "бурштин")),
            Choice("plain", LocalizedText(en: "plain", uk: "просто")),
        ]),
        en: "The colour", uk: "Колір")
    static let word = Option("word", kind: .text(), en: "A word", uk: "Слово")

    static let program = Program(
        "tool", version: "1", purpose: LocalizedText(en: "a tool", uk: "знаряддя"),
        commands: [Probe.self],
        settings: [loud, share, file, tone, word].map { Setting($0) }
    ).showingScreens().showingSettings()
}

@MainActor
@Suite("Settings that a program keeps")
struct KeptSettingsTests {
    private let folder: TemporaryFolder
    private var path: String { folder.directory.appending(path: "tool/config.json").path }

    init() throws { folder = try TemporaryFolder() }

    private func recorder(_ environment: [String: String] = [:]) -> ConsoleRecorder {
        ConsoleRecorder(environment: ["XDG_CONFIG_HOME": folder.path].merging(environment) { $1 })
    }

    private func look(
        _ arguments: [String] = [], environment: [String: String] = [:],
        _ look: @escaping @MainActor (KeptSettings) async throws -> Void
    ) async {
        let recorder = recorder(environment)
        await Probe.$look.withValue({ try await look(KeptSettings($0)) }) {
            let code = await Tool.program.run(["probe"] + arguments, console: recorder.console)
            same(code, .success, "\(recorder.errors)")
        }
    }

    @Test("are the program’s own table, each with what it takes, what holds, and where that comes from")
    func table() async throws {
        try folder.write(#"{"word": "x"}"#, to: "tool/config.json")
        await look(["--loud"], environment: ["TOOL_SHARE": "40%"]) { settings in
            let items = try settings.settings()
            same(items.prefix(5).map(\.id), ["loud", "share", "file", "tone", "word"])
            same(items.prefix(5).map(\.value), ["true", "0.4", nil, nil, "x"])
            same(
                items.prefix(5).map(\.origin),
                [
                    .flag, .variable("TOOL_SHARE"), .standard, .standard, .file,
                ])
            #expect(items[0].kind == .toggle && items[1].kind == .number && items[2].kind == .path)
            #expect(items[4].kind == .text && items[0].purpose == "Make noise")
            guard case .choice(let choices) = items[3].kind else {
                throw SettingsFailure(message: "no list", advice: "")
            }
            #expect(choices.map(\.value) == ["#f3af22", "plain"] && choices[0].color == 0xF3AF22)
            #expect(settings.place?.hasSuffix("tool/config.json") == true)
            #expect(settings.values.isOn(Tool.loud) && settings.values.text(Tool.share) == "0.4")
        }
    }

    @Test("a change is kept as config set keeps it, and what looks at them sees it at once")
    func change() async throws {
        try folder.write("{\n  \"word\": \"x\",\n  \"new\": 1\n}\n", to: "tool/config.json")
        await look { settings in
            try settings.change("tone", to: "plain")
            same(settings.values.text(Tool.tone), "plain")
            try settings.change("loud", to: "true")
            #expect(settings.values.isOn(Tool.loud))
            try settings.change("word", to: nil)
            #expect(settings.values.text(Tool.word) == nil)
            try settings.change("nothing", to: "x")
            try same(settings.settings()[3].origin, .file)
        }
        let text = try folder.text(of: "tool/config.json")
        #expect(text.contains("\"new\": 1") && text.contains("\"loud\": true") && !text.contains("word"))
    }

    @Test("what another program has changed meanwhile is seen, and none of it is lost")
    func others() async throws {
        await look { settings in
            _ = try settings.settings()
            try self.folder.write(#"{"share": 0.9, "word": "theirs"}"#, to: "tool/config.json")
            try settings.change("tone", to: "plain")
            try same(settings.settings().prefix(5).map(\.value), ["false", "0.9", nil, "plain", "theirs"])
        }
    }

    @Test("a link leads to the file that is changed")
    func link() async throws {
        try folder.write("{}", to: "elsewhere.json")
        try FileManager.default.createDirectory(
            at: folder.directory.appending(path: "tool"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: path, withDestinationPath: folder.directory.appending(path: "elsewhere.json").path)
        await look { try $0.change("tone", to: "plain") }
        #expect(try folder.text(of: "elsewhere.json").contains("plain"))
    }

    @Test("what is no value, and a file that can’t be changed or read, are told in words, and change nothing")
    func failures() async throws {
        try folder.write(#"{"share": 0.4}"#, to: "tool/config.json")
        await look { settings in
            let refusal = try #require(throws: SettingsFailure.self) { try settings.change("share", to: "7") }
            #expect(refusal.message.contains("not “7”") && refusal.advice.isEmpty)
            #expect(throws: SettingsFailure.self) { try settings.change("tone", to: "#12345") }
            same(settings.values.text(Tool.share), "0.4")
            try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: self.path)
            #expect(throws: SettingsFailure.self) { try settings.change("share", to: "0.3") }
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: self.path)
            try self.folder.write(#"{"share": 0.4"#, to: "tool/config.json")
            let fault = try #require(throws: SettingsFailure.self) { try settings.settings() }
            #expect(fault.advice.contains("tool config set"))
        }
    }

    @Test("a variable that isn’t valid is told of in its row, also where a flag holds, and stays as it is")
    func variables() async throws {
        await look(["--loud"], environment: ["TOOL_LOUD": "perhaps", "TOOL_SHARE": "7"]) { settings in
            let items = try settings.settings()
            same(items.prefix(2).map(\.value), ["true", "0.5"])
            same(items.prefix(2).map(\.origin), [.flag, .standard])
            for (item, text) in zip(items, ["perhaps", "7"]) {
                guard case .invalid(text, at: .variable(let name), let advice)? = item.flaw else {
                    Issue.record("\(item)")
                    continue
                }
                #expect(advice.contains(name) && !item.isChangeable)
            }
        }
    }

    @Test("a path that leads nowhere is told of in its row")
    func paths() async throws {
        try folder.write("x", to: "there")
        for (path, flaw) in [("there", nil), ("nowhere", SettingItem.Flaw.noFile)] {
            await look { settings in
                try settings.change("file", to: self.folder.directory.appending(path: path).path)
                try same(settings.settings()[2].flaw, flaw)
            }
        }
        await look(["--file", "-"]) { settings in
            let items = try settings.settings()
            #expect(items[2].flaw == nil)
        }
    }

    @Test("what the file has that is no value is marked, its default holds, and a change repairs it")
    func invalid() async throws {
        await look { settings in
            try self.folder.write(#"{"tone": "nope", "share": "much", "word": "x"}"#, to: "tool/config.json")
            let items = try settings.settings()
            same(items.prefix(5).map(\.value), ["false", "0.5", nil, nil, "x"])
            same(items.prefix(5).map(\.origin), [.standard, .standard, .standard, .standard, .file])
            let texts = items.prefix(5).map { item in
                if case .invalid(let text, at: .file, _)? = item.flaw { text } else { "" }
            }
            same(texts, ["", "much", "", "nope", ""])
            #expect(items[1].isChangeable)
            try settings.change("tone", to: "plain")
            try settings.change("share", to: nil)
            try same(
                settings.settings().prefix(5).map(\.origin),
                [
                    .standard, .standard, .standard, .file, .file,
                ])
        }
        #expect(try folder.text(of: "tool/config.json").contains("\"tone\": \"plain\""))
    }

    @Test("settings in a pipe are lines, and data where that is asked for")
    func printed() async throws {
        let recorder = recorder()
        await same(recorder.run("config", "--share", "0.2", in: Tool.program), .success)
        same(recorder.outputLines.prefix(2), ["loud\tfalse\tdefault", "share\t0.2\tflag"])
        let json = self.recorder()
        await same(json.run("config", "--json", in: Tool.program), .success)
        #expect(json.output.contains("tool.config/2"))
    }
}
