import Foundation
import SystemTestSupport
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI

@Suite("In Ukrainian")
struct UkrainianScenesTests {
    private let swippy: Swippy

    init() throws { swippy = try Swippy(here: true) }

    /// What is typed on a live screen, or nothing; and the command.
    private static let scenes: [(keys: String, command: String)] = [
        ("? esc down enter ? esc", "live"), ("s end esc f end enter esc", "live"), ("/ zzzz esc", "live"),
        ("/ 6564 enter enter esc esc", "live"), ("enter d esc", "live"), ("a enter 4111 tab esc", "live"),
        ("p down enter enter u", "live"), ("space down space p esc d esc", "live"), ("v down enter", "live"),
        ("v end enter", "live"), ("h f enter", "live"),
        ("g down enter enter esc", "live"), ("g end enter down enter", "live"), ("g down down enter", "live"),
        ("enter m esc", "live"),
        ("", "list"), ("", "show 6564"), ("", "statement 6564"), ("", "due"), ("", "spending"),
        ("", "spending --by card"), ("", "history"), ("", "check"),
        ("", "swipe 6564"), ("", "pay 6564 --dry-run"), ("", "pay --all-due --dry-run"),
        ("", "remove 6564 --yes"), ("", "undo"),
    ]

    @Test("each screen has no other words in Latin letters than data and what to type", arguments: scenes)
    func scene(keys: String, command: String) async throws {
        let lines = keys.split(separator: " ").map { $0 + "\n" }.joined()
        let line: [String] =
            command.split(separator: " ").map { String($0) }
            + ["--format", "screen-reader", "--lang", "uk"]
        let run = try await swippy.run(line, input: keys.isEmpty ? nil : Data(lines.utf8))
        let said = (run.output + run.errors).replacing(swippy.workspace.path, with: "")
        #expect(said.contains(/[а-яіїєґ]{3}/), "\(said)")
        let words = Self.words(said).subtracting(try Self.data).subtracting(Self.typed)
            .subtracting(Self.words(keys))
        same(words, [], "\(said)")
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split { !($0.isASCII && $0.isLetter) }.lazy.filter { $0.count > 1 }.map(String.init))
    }

    /// The words of the cards that are built in.
    private static var data: Set<String> {
        get throws {
            var texts = ""
            let json = try Data(contentsOf: PackageFolder.url.appending(path: "MockData.json"))
            append(try JSONSerialization.jsonObject(with: json), to: &texts)
            return words(texts)
        }
    }

    /// Adds the texts of a JSON value, without the keys.
    private static func append(_ value: Any, to texts: inout String) {
        switch value {
        case let object as [String: Any]: for member in object.values { append(member, to: &texts) }
        case let list as [Any]: for element in list { append(element, to: &texts) }
        case let text as String: texts += text + " "
        default: break
        }
    }

    /// The words of command lines and settings, and the names of keys, networks and banks.
    private static let typed: Set<String> = {
        let program = Program.swippy
        let options = program.commands.flatMap { program.options(of: $0) }
        return words((program.commands.map { $0.name } + options.map(\.name)).joined(separator: " "))
            .union(
                words(
                    """
                    swippy id MockData JSON https example org uk cred like delayed less cat screen reader
                    esc Esc enter Enter down Down Up Left Right Tab Ctrl PgUp PgDn Home End Del Option Shift Space
                    Mastercard Visa American Express Diners Club Discover Standard Chartered Bank Citibank
                    """))
    }()
}
