import CommandLine
import Foundation
import PictureLoading
import Pictures
import ScreenProgram
import ScreenView
import TerminalKit
import TerminalSession
import Values
import Words

/// Shows a picture: on a live screen where it can be looked at closely, and printed elsewhere.
struct ViewCommand: Command {
    static let name = "view"
    static let summary = LocalizedText(
        en: "Show a picture, as well as the terminal can",
        uk: "Показати зображення якнайкраще для цього термінала")
    static let file = Argument(
        "FILE", "ФАЙЛ", kind: .path,
        en: "A picture: PNG, JPEG or PPM; a file, a URL, or “-” for standard input",
        uk: "PNG, JPEG чи PPM: файл, URL; «-» — стандартний ввід")
    static let description = Option(
        "alt", group: OptionGroup("Picture", "Зображення"), kind: .text(),
        placeholder: LocalizedText(en: "TEXT", uk: "ТЕКСТ"), example: "'Two cats'",
        en: "Say what is to be seen, for people who can’t see it; without it, the file’s name",
        uk: "Сказати, що на ньому, для тих, хто його не бачить; інакше — назва файлу")
    static let arguments = [file]
    static let options = [description] + OutputOptions.all + PagerOptions.all
    static let examples = [
        Example(
            "showroom view photo.jpg", "look at it closely", "роздивитися зблизька", inOverview: true),
        Example("showroom view photo.jpg --format cards", "print it", "вивести"),
        Example(
            "showroom view photo.jpg --format svg --width 60 > photo.svg", "in a file, with its words",
            "у файл, зі словами"),
    ]
    static let topics = [
        Topic(
            "Keys", "Клавіші",
            en:
                "+ and - or the wheel zoom, a double click goes close and back, 0 shows all; the arrows and dragging move; "
                + "a click hides and shows the button; Esc, q and dragging down close.",
            uk:
                "+ і - чи колесо змінюють масштаб, подвійний клік наближає й віддаляє, 0 показує все; стрілки й тягнення рухають; "
                + "клік ховає й показує кнопку; Esc, q і тягнення вниз закривають."),
        Topic(
            "Formats", "Формати",
            en:
                "What a file is, is seen from its bytes, not from its name. WebP, AVIF, GIF, HEIC, BMP, TIFF and JPEG with CMYK "
                + "colours are refused by name; so is what is larger than 64 megapixels or 96 MiB.",
            uk:
                "Що у файлі, видно з байтів, а не з назви. WebP, AVIF, GIF, HEIC, BMP, TIFF і JPEG з кольорами CMYK "
                + "відхиляються з назвою формату; так само все, що більше за 64 мегапікселі чи 96 МіБ."),
        Topic.fields(of: PictureRecord.self),
    ]

    let call: Call

    func run() async throws {
        let address = PictureAddress(try call.argument(Self.file))
        let source = call.pictureSource(for: [address])
        let screen = ViewScreen(
            address, description: call.text(Self.description)?.safeText, language: call.language
        ) {
            () async throws(PictureFailure) in try await address.load(from: source)
        }
        // What is here is there at once, or the reason; what has to be fetched is waited for on the screen.
        if !call.isLive || !address.needsNetwork {
            await call.console.waiting(for: .pictures) { await screen.settle() }
            if let stop = screen.stop { throw stop }
        }
        let isShown =
            call.isLive
            ? try await call.live { loop, _ in
                screen.navigator = loop.driver.navigator
                loop.driver.navigator.push(screen)
                return nil
            } : false
        if !isShown { try ScreenPrinter(call: call).print(screen) }
        if let stop = screen.stop { throw stop }
    }
}
