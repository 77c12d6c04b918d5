import CommandLineTestSupport
import PaymentCardsPorts
import SystemTestSupport
import TestSupport
import Testing
import Words

@testable import CommandLine
@testable import SwippyCLI

@Suite("The configuration file")
struct ConfigFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(
        "is in $XDG_CONFIG_HOME, else in ~/.config; a relative path is ignored",
        arguments: [
            (["XDG_CONFIG_HOME": "/x", "HOME": "/h"], "/x/swippy/config.json"),
            (["HOME": "/h"], "/h/.config/swippy/config.json"),
            (["XDG_CONFIG_HOME": "x", "HOME": "/h"], "/h/.config/swippy/config.json"),
            (["XDG_CONFIG_HOME": "", "HOME": "/h"], "/h/.config/swippy/config.json"),
            (["HOME": "h"], nil), ([:], nil),
        ] as [([String: String], String?)])
    func place(environment: [String: String], path: String?) {
        same(ConfigFile(of: "swippy", environment: environment).path, path)
    }

    @Test(
        "takes numbers and texts, as they would be typed", arguments: ["0.4", "4e-1", "\"0.4\"", "\"40%\""])
    func values(json: String) throws {
        let value = try value("openPercentage", in: "{\"openPercentage\": \(json)}")
        same(value, .fraction(0.4))
    }

    @Test(
        "names the key with an invalid value, and shows the value",
        arguments: [
            ("true", "true"), ("null", "null"), ("[]", "[]"), ("[1]", "[…]"), ("{\"a\": 1}", "{…}"),
            ("7", "7"),
            ("\"wide\"", "wide"),
        ])
    func invalid(json: String, shown: String) throws {
        let stop = #expect(throws: CommandStop.self) {
            try value("openPercentage", in: "{\"openPercentage\": \(json)}")
        }
        same(stop?.exitCode, .badData)
        #expect(
            stop?.lines.first?.hasPrefix("swippy: \(folder.path)/swippy/config.json: “openPercentage” takes ")
                == true)
        #expect(stop?.lines.first?.hasSuffix(", not “\(shown)”.") == true)
        same(stop?.lines.last, "Correct or remove “openPercentage” there.")
    }

    @Test(
        "takes the keys and the values of the app that the cards come from, too",
        arguments: [
            ("cardSwipeBehaviour", "spring", "spring"), ("cardSwipeBehaviour", "credLike", "cred-like"),
            ("cardAutoClosingBehaviour", "immeadiate", "immediate"),
            ("cardAutoClosingBehaviour", "delayed", "delayed"),
        ])
    func originalKeys(key: String, text: String, choice: String) throws {
        try same(value(key, in: "{\"\(key)\": \"\(text)\"}"), .choice(choice))
        let stop = #expect(throws: CommandStop.self) { try value(key, in: "{\"\(key)\": \"no\"}") }
        same(stop?.lines.last, "Correct or remove “\(key)” there.")
    }

    @Test(
        "refuses two keys for one value, whatever they say",
        arguments: ["SwipeBehaviour", "AutoClosingBehaviour"])
    func sameKeys(name: String) throws {
        let own = name.prefix(1).lowercased() + name.dropFirst()
        let stop = #expect(throws: CommandStop.self) {
            try value(own, in: "{\"\(own)\": \"spring\", \"card\(name)\": \"spring\"}")
        }
        same(stop?.exitCode, .badData)
        #expect(
            stop?.lines.first?.hasSuffix(": “\(own)” and “card\(name)” both set the same value.")
                == true)
        same(stop?.lines.last, "Remove one of them.")
    }

    @Test("knows which keys mean nothing, each once")
    func unknownKeys() throws {
        try same(
            file("{\"z\": 1, \"color\": 1, \"openPercentage\": 1, \"a\": 1, \"z\": 2}").keys(
                besides: Program.swippy.settings.all),
            [
                "a", "z",
            ])
        #expect(try file("nonsense").keys(besides: []).isEmpty)
        let line = errors.unknownKeys(["colr", "x\u{1B}"], in: "/c")
        same(line, "/c: ignored: “colr”, “x\\u{1B}”; did you mean color?")
        same(errors.unknownKeys(["xyz"], in: "/c"), "/c: ignored: “xyz”")
    }

    @Test(
        "is refused when it is not a JSON object, with the place of the fault",
        arguments: [
            ("", ":1:1: there is no JSON"), ("[]", " is not a JSON object of values"),
            ("1", " is not a JSON object of values"), ("{", ":1:2: the JSON ends too early"),
            ("{\n \"lang\": }", ":2:10: unexpected “}”"), ("hello", ":1:1: unexpected “h”"),
            // As far as “null” goes.
            ("nonsense", ":1:2: unexpected “o”"),
        ])
    func noObject(text: String, end: String) throws {
        let stop = #expect(throws: CommandStop.self) { try value("lang", in: text) }
        same(stop?.exitCode, .badData)
        #expect(stop?.lines.first?.hasSuffix(end + ".") == true, "\(stop?.lines ?? [])")
    }

    @Test("may be missing")
    func missing() throws {
        let file = ConfigFile(of: "swippy", environment: ["HOME": folder.path])
        #expect(try file.value(of: .language, errors) == nil)
    }

    private let errors = SettingsError(program: .swippy, voice: Voice(.english))

    private func file(_ text: String) throws -> ConfigFile {
        try folder.write(text, to: "swippy/config.json")
        return ConfigFile(of: "swippy", environment: ["XDG_CONFIG_HOME": folder.path])
    }

    private func value(_ key: String, in text: String) throws -> ParsedValue? {
        let setting = try #require(Program.swippy.settings.all.first { $0.keys.contains(key) })
        do {
            return try file(text).value(of: setting, errors)
        } catch let fault as Settings.Fault {
            throw fault.stop
        }
    }
}
