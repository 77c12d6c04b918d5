import CommandLineTestSupport
import Foundation
import Pictures
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import CommandLine
@testable import showroom

@Suite("showroom view")
@MainActor
struct ViewCommandTests {
    /// A file with these bytes, in a folder of its own.
    private func file(_ name: String, _ bytes: [UInt8], _ body: @MainActor (String) async throws -> Void)
        async throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "showroom-view-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: name).path
        try Data(bytes).write(to: URL(filePath: path))
        try await body(path)
    }

    private nonisolated static let picture: [UInt8] = {
        var raster = Raster(size: PixelSize(width: 20, height: 10), filledWith: SIMD4(200, 30, 30, 255))
        for x in 0..<20 { raster[x, x / 2] = SIMD4(255, 255, 255, 255) }
        return raster.png()
    }()

    @Test("in a pipe it tells what the file is, whatever its name says")
    func plain() async throws {
        try await file("photo.jpg", Self.picture) { path in
            let recorder = ConsoleRecorder()
            await same(recorder.run("view", path, "--alt", "a\tline\u{1B}"), .success)
            same(recorder.output, "photo.jpg\tPNG\t20\t10\ta line\u{FFFD}\n")
        }
    }

    @Test(
        "what is said of it hides nothing, in any form", arguments: ["plain", "json", "svg", "screen-reader"])
    func words(format: String) async throws {
        try await file("photo.png", Self.picture) { path in
            let recorder = ConsoleRecorder()
            let words = "a\u{34F}b\u{115F}c\u{3164}d\u{200B}e\u{200D}f 👩‍👩‍👧 न\u{94D}\u{200D}"
            await same(recorder.run("view", path, "--alt", words, "--format", format), .success)
            #expect(recorder.output.contains("abcdef 👩‍👩‍👧 न\u{94D}\u{200D}"))
        }
    }

    @Test(
        "a URL is named without what is secret in it",
        arguments: [
            "https://bob:hunter2@localhost:1/x.png?token=abcdef123456&n=4111%201111%201111%201112#abcdef",
            "ftp://bob:hunter2@localhost/4111/1111/1111/1112.png", "https://bob:hunter2@[/x.png?token=abcdef",
        ])
    func secrets(url: String) async {
        for language in ["en", "uk"] {
            let recorder = ConsoleRecorder()
            #expect(await recorder.run("view", url, "--lang", language) != .success)
            for secret in ["bob", "hunter2", "abcdef", "1111"] {
                #expect(!recorder.errors.contains(secret), "\(recorder.errors)")
            }
        }
    }

    @Test("it is drawn, and in words, JSON and SVG, as wide as it is told")
    func forms() async throws {
        try await file("line.png", Self.picture) { path in
            @MainActor func output(_ arguments: String...) async -> String {
                let recorder = ConsoleRecorder(environment: ["TERM": "xterm"])
                let code = await Showroom.program.run(["view", path] + arguments, console: recorder.console)
                same(code, .success, "\(recorder.errors)")
                return recorder.output
            }
            let drawn = await output("--format", "cards", "--color", "truecolor", "--width", "30")
            same(drawn.split(separator: "\n").count, 8)
            #expect(drawn.contains("48;2;200;30;30"))
            #expect(await output("--format", "cards", "--width", "30").contains("line.png"))
            #expect(
                await output("--format", "cards", "--color", "always", "--width", "30", "--pictures", "none")
                    .contains("line.png"))
            #expect(await output("--json").contains("\"schema\" : \"swippy.picture/1\""))
            await same(output("--format", "screen-reader"), "line.png. PNG picture, 20 × 10 pixels.\n")
            #expect(await output("--format", "svg").contains("href=\"data:image/png;base64,"))
            #expect(!(await output("--format", "svg", "--pictures", "cells").contains("base64")))
            let kitty = await output(
                "--format", "cards", "--color", "256", "--pictures", "kitty", "--width", "30")
            #expect(kitty.hasPrefix("\u{1B}_Ga=T,U=1,f=100,t=d,i="))
            #expect(kitty.unicodeScalars.contains("\u{10EEEE}"))
        }
    }

    @Test(
        "what can't be shown is refused by name, with what to do",
        arguments: [
            ("page.png", Array("<!DOCTYPE html><html></html>".utf8), "a web page", "on the page"),
            ("photo.png", Array("RIFF\0\0\0\0WEBPVP8 ".utf8), "WebP", "Convert it to PNG or JPEG"),
            ("photo.gif", Array("GIF89a\u{1}\0\u{1}\0".utf8), "GIF", "Convert it to PNG or JPEG"),
            ("empty.png", [], "empty", "Check the file"),
            ("text.png", Array("hello".utf8), "not a picture", "Check the file"),
            ("cut.png", Array(picture.prefix(60)), "too early, at byte", "again"),
        ] as [(String, [UInt8], String, String)])
    func refused(name: String, bytes: [UInt8], what: String, advice: String) async throws {
        try await file(name, bytes) { path in
            for language in ["en", "uk"] {
                let recorder = ConsoleRecorder()
                await same(recorder.run("view", path, "--lang", language), .badData)
                #expect(recorder.output.isEmpty)
                same(recorder.errorLines.count, 2)
                guard language == "en" else { continue }
                #expect(recorder.errors.contains(what))
                #expect(recorder.errors.contains(advice))
            }
        }
    }
}
