import Foundation
import Words

/// A token read from a file or from standard input.
struct TokenFile {
    /// The contents; empty if they are longer than any token.
    let text: String
    /// Whether users other than its owner can read the file.
    let isReadableByOthers: Bool

    /// The size limit, larger than any token: 64 KiB.
    private static let sizeLimit = 1 << 16

    /// Reads the file at `path`, or `input` if that is `-`.
    init(path: String, input: FileHandle) throws(FileFault) {
        let handle = try path == "-" ? input : Self.open(path)
        defer { handle.closeFile() }
        var status = stat()
        let kind = fstat(handle.fileDescriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
        guard kind != S_IFDIR else { throw FileFault(path: path, code: EISDIR) }
        // A pipe or a device may never deliver anything.
        guard path == "-" || kind == S_IFREG else { throw FileFault(path: path, code: FileFault.notAFile) }
        isReadableByOthers = kind == S_IFREG && status.st_mode & 0o077 != 0
        var bytes = Data()
        do {
            while let chunk = try handle.read(upToCount: Self.sizeLimit), !chunk.isEmpty {
                bytes += chunk
                guard bytes.count <= Self.sizeLimit else { break }
            }
        } catch {
            throw FileFault(path: path, code: EIO)
        }
        text = bytes.count <= Self.sizeLimit ? String(decoding: bytes, as: UTF8.self) : ""
    }

    private static func open(_ path: String) throws(FileFault) -> FileHandle {
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor < 0 else { return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true) }
        throw FileFault(path: path, code: errno)
    }
}

/// Why a named file can't be read, as an `errno`.
struct FileFault: Error {
    let path: String
    let code: Int32

    /// It is a pipe, a socket or a device, for which the system has no error number.
    static let notAFile: Int32 = -1

    func stop(_ language: Language) -> CommandStop {
        func text(_ english: TextTemplate, _ ukrainian: TextTemplate) -> String {
            LocalizedText(en: english, uk: ukrainian)[language].replacing(
                "{}", with: VisibleText(path: path).text)
        }
        switch code {
        case ENOENT:
            return CommandStop(
                exitCode: .notFound, message: text("There is no file “{}”.", "Файла «{}» немає."),
                advice: text("Check the path.", "Перевірте шлях."))
        case EACCES, EPERM:
            return CommandStop(
                exitCode: .notAllowed,
                message: text(
                    "You are not allowed to read the file “{}”.", "Вам не дозволено читати файл «{}»."),
                advice: text(
                    "Change its permissions, or copy it to where you can read it.",
                    "Змініть права доступу або скопіюйте файл туди, де можете читати."))
        case Self.notAFile:
            return CommandStop(
                exitCode: .inputOutput, message: text("“{}” is not a file.", "«{}» — не файл."),
                advice: text(
                    "Name a file, or “-” for standard input.", "Назвіть файл або «-» для стандартного вводу.")
            )
        default:
            return CommandStop(
                exitCode: .inputOutput,
                message: text("“{}” can’t be read: ", "«{}» не вдається прочитати: ")
                    + String(cString: strerror(code)),
                advice: text("Check the path.", "Перевірте шлях."))
        }
    }
}

extension Call {
    /// The token for the server; `nil` if none is named. If it comes from standard input and that is a terminal, the person is
    /// asked for it.
    ///
    /// - Throws: `CommandStop` if the named file can't be read.
    package func token() throws(CommandStop) -> String? {
        guard let path = text(ServerOptions.tokenFile) else { return nil }
        if path == "-", console.isInputTerminal {
            return console.readHiddenLine("\(TokenStrings.ask[language]): ") ?? ""
        }
        do {
            let file = try TokenFile(path: path, input: console.input)
            if file.isReadableByOthers {
                let warning = TokenStrings.open[language].replacing("{}", with: VisibleText(path: path).text)
                console.writeError("\(program.name): \(warning)\n")
            }
            return file.text
        } catch {
            throw error.stop(language)
        }
    }
}

extension Call {
    /// Ends a command because the file of `--token-file` contains no token.
    package var noToken: CommandStop {
        let path = text(ServerOptions.tokenFile) ?? "-"
        return CommandStop(
            exitCode: .badData,
            message: (path == "-" ? TokenStrings.missingInput : TokenStrings.missing)[language]
                .replacing("{}", with: VisibleText(path: path).text),
            advice: TokenStrings.shape[language])
    }
}

private enum TokenStrings {
    static let ask = LocalizedText(en: "Token, which is not shown", uk: "Токен (не показується)")
    static let missing = LocalizedText(en: "there is no token in {}", uk: "у {} немає токена")
    static let missingInput = LocalizedText(
        en: "there is no token on standard input", uk: "у стандартному вводі немає токена")
    static let shape = LocalizedText(
        en: "Put the token there: one line of Latin letters, digits and punctuation.",
        uk: "Запишіть туди токен — рядок із латинських літер, цифр і розділових знаків.")
    static let open = LocalizedText(
        en: "others on this machine can read the token in {}; close it with chmod 600",
        uk: "токен у {} можуть читати й інші на цьому комп’ютері; закрийте його через chmod 600")
}
