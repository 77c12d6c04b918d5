import CommandLine
import Foundation
import JSONFeed
import PaymentCardsPorts
import Values
import Words

/// Writes a feed to begin with, and has later commands read it.
struct InitCommand: Command {
    static let name = "init"
    static let isEveryday = false
    static let intention = Intention.setUp
    static let summary = LocalizedText(
        en: "Begin a file of your own cards", uk: "Почати файл власних карток")
    static let arguments = [file]
    static let commonOptions: [String]? = ["lang", "help"]
    static let runsWithInvalidSettings = true
    static let examples = [
        Example(
            "swippy init", "a file in the folder for your data", "файл у теці для ваших даних"),
        Example("swippy init cards.json", "a file here", "файл тут"),
    ]
    static let topics = [next, card, due]

    private static let file = Argument(
        "FILE", "ФАЙЛ", kind: .path,
        en: "The file to write, which must not exist yet, or standard output if it is “-”",
        uk: "Файл, який записати, — його ще не повинно бути — або стандартний вивід, якщо це «-»",
        standard: LocalizedText(
            en: "$XDG_DATA_HOME/swippy/cards.json", uk: "$XDG_DATA_HOME/swippy/cards.json"),
        isRequired: false)

    private static let next = Topic(
        "What init does", "Що робить init",
        en:
            "The file has two cards whose values say what belongs there, and nothing to pay. Replace them with your own, run swippy check until nothing is wrong, and then swippy. Later commands read the file, because it becomes the setting file, unless file or url is set already, or you have cards of your own here. A file that exists is never changed. Without $XDG_DATA_HOME, its place is ~/.local/share/swippy.",
        uk:
            "У файлі дві картки, значення яких пояснюють, що туди вписати, і сплачувати за ними нічого. Замініть їх власними, запускайте swippy check, доки все не стане гаразд, а тоді swippy. Наступні команди читатимуть цей файл, бо він стане налаштуванням file, якщо ні file, ні url ще не задано і тут немає ваших власних карток. Наявний файл ніколи не змінюється. Якщо немає $XDG_DATA_HOME, місце файлу — ~/.local/share/swippy."
    )

    let call: Call

    func run() throws {
        guard call.text(Self.file) != "-" else { return try call.console.write(Self.feed) }
        let path = try fullPath()
        try write(Self.feed, to: path)
        let shown = VisibleText(path: path).text
        try call.console.write(fill(Strings.written, shown) + "\n")
        do {
            // What is set goes before the wallet, whose cards would be out of sight.
            let reason: LocalizedText? =
                if call.cardOrigin == .wallet {
                    Strings.hasWallet
                } else { try keepAsSetting(path) ? nil : Strings.isSet }
            try tellNext(shown, because: reason)
        } catch let stop as CommandStop {
            try tellNext(shown, because: Strings.isNoSetting)
            throw stop
        }
    }

    /// Says how to go on with the file, with the reason why commands don't read it, if there is one.
    private func tellNext(_ shown: String, because reason: LocalizedText?) throws {
        let isRead = reason == nil
        let lines =
            (reason.map { [$0[call.language], "  swippy --file \(shown)"] } ?? [Strings.isRead[call.language]])
            + [Strings.next[call.language], isRead ? "  swippy check" : "  swippy check \(shown)"]
        try call.console.write(lines.joined(separator: "\n") + "\n")
    }

    /// The path to write to, from the root on: later commands may run in other folders.
    private func fullPath() throws(CommandStop) -> String {
        if let path = call.text(Self.file) {
            return path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        }
        guard let folder = call.folder(.data) else {
            throw CommandStop(
                exitCode: .inputOutput, message: Strings.noHome[call.language],
                advice: Strings.namePath[call.language])
        }
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            // Its missing parents are made, too, so only a file system in which nothing can be made says that there is none.
            let code = error.systemCode ?? EEXIST
            throw unwritable(Strings.noFolder, folder, code == ENOENT ? EPERM : code)
        }
        return folder + "/cards.json"
    }

    /// Writes a new file, for its owner only. Of two programs that do so at once, one finds that it exists.
    private func write(_ text: String, to path: String) throws(CommandStop) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw stop(path, errno) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: Data(text.utf8))
            try handle.synchronize()
        } catch {
            let reason = errno
            unlink(path)
            throw stop(path, reason)
        }
    }

    private func stop(_ path: String, _ code: Int32) -> CommandStop {
        let shown = VisibleText(path: path).text
        guard code != EEXIST else {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            return CommandStop(
                exitCode: .inputOutput,
                message: fill(isFolder.boolValue ? Strings.isFolder : Strings.exists, shown),
                advice: isFolder.boolValue ? Strings.namePath[call.language] : fill(Strings.checkIt, shown))
        }
        guard code != ENOENT else {
            let folder = URL(filePath: path).deletingLastPathComponent().path
            return CommandStop(
                exitCode: .inputOutput,
                message: fill(Strings.missingFolder, VisibleText(path: folder).text),
                advice: Strings.makeFolder[call.language])
        }
        return unwritable(Strings.unwritable, path, code)
    }

    private func unwritable(_ what: LocalizedText, _ path: String, _ code: Int32) -> CommandStop {
        CommandStop(
            exitCode: ExitCode(systemCode: code),
            message: fill(what, VisibleText(path: path).text) + ": \(String(cString: strerror(code)))",
            advice: Strings.namePath[call.language])
    }

    /// Has later commands read the file, unless they read something else already. Returns whether they do.
    private func keepAsSetting(_ path: String) throws -> Bool {
        let settings = call.allSettings
        guard settings.value(of: FeedOptions.file) == nil, settings.value(of: ServerOptions.url) == nil else {
            return false
        }
        var isKept = false
        _ = try call.sources.file.changed(settings.errors, isAside: call.tellAside) { object in
            let names = [FeedOptions.file.name, ServerOptions.url.name]
            guard names.allSatisfy({ object.value(of: $0) == nil }) else { return }
            object.set(FeedOptions.file.name, to: .text(path))
            isKept = true
        }
        return isKept
    }

    private func fill(_ text: LocalizedText, _ value: String) -> String {
        text[call.language].replacing("{}", with: value)
    }
}

extension InitCommand {
    private enum Strings {
        static let written = LocalizedText(
            en: "Wrote {}, with two cards to replace with your own.",
            uk: "Записано {}: дві картки, які замініть власними.")
        static let isRead = LocalizedText(
            en: "Every command reads it from now on: it is the setting “file”.",
            uk: "Відтепер його читають усі команди: це налаштування «file».")
        static let isNoSetting = LocalizedText(
            en: "The setting “file” couldn’t be changed, so commands read it only if you name it:",
            uk: "Налаштування «file» не вдалося змінити, тож команди читають його, лише якщо його назвати:")
        static let isFolder = LocalizedText(en: "{} is a folder", uk: "{} — це тека")
        static let isSet = LocalizedText(
            en: "“file” or “url” is set already, so commands don’t read it unless you name it:",
            uk: "«file» чи «url» уже задано, тож команди читають його, лише якщо його назвати:")
        static let hasWallet = LocalizedText(
            en: "You have cards of your own here already, so commands don’t read it unless you name it:",
            uk: "Тут уже є ваші власні картки, тож команди читають його, лише якщо його назвати:")
        static let next = LocalizedText(
            en: "Edit it (“swippy help init” describes the format), and then run:",
            uk: "Відредагуйте його (формат описує «swippy help init»), а тоді виконайте:")
        static let exists = LocalizedText(
            en: "{} exists already, and is unchanged", uk: "{} уже існує, його не змінено")
        static let checkIt = LocalizedText(
            en: "Check it with: swippy check {}", uk: "Перевірте його: swippy check {}")
        static let unwritable = LocalizedText(en: "{} can’t be written", uk: "не вдалося записати {}")
        static let noFolder = LocalizedText(
            en: "the folder {} can’t be made", uk: "теку {} не вдалося створити")
        static let missingFolder = LocalizedText(en: "there is no folder {}", uk: "немає теки {}")
        static let makeFolder = LocalizedText(
            en: "Make the folder, or name another file: swippy init FILE",
            uk: "Створіть теку або назвіть інший файл: swippy init ФАЙЛ")
        static let noHome = LocalizedText(
            en: "there is no folder for your data: neither XDG_DATA_HOME nor HOME is set",
            uk: "немає теки для ваших даних: не задано ні XDG_DATA_HOME, ні HOME")
        static let namePath = LocalizedText(
            en: "Name another file: swippy init FILE", uk: "Назвіть інший файл: swippy init ФАЙЛ")
    }
}
