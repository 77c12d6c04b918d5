import CommandLine
import Foundation
import Words

/// The files that a command line writes. None may be a file that it reads, or the store of what the person did.
struct OutputFiles {
    /// The options that name a file to write.
    static let options = [TraceOptions.file, LiveOptions.record]

    private let call: Call

    init(_ call: Call) { self.call = call }

    /// Rejects an option that would overwrite another one's file, before anything is opened.
    func check() throws(CommandStop) {
        for option in Self.options where call.option(option.name) != nil {
            guard let path = call.text(option), case let file = PlacedFile(path), file.isOrdinary else {
                continue
            }
            if let reader = inputs.first(where: { PlacedFile($0.path) == file }) {
                throw stop(fill(Strings.isRead, option.spelling, path, reader.name))
            }
            if isOfStore(file) { throw stop(fill(Strings.isKept, option.spelling, path, "")) }
        }
        if let trace = call.text(TraceOptions.file), call.option(LiveOptions.record.name) != nil,
            let record = call.text(LiveOptions.record), PlacedFile(trace) == PlacedFile(record),
            PlacedFile(trace).isOrdinary
        {
            throw stop(fill(Strings.isRead, TraceOptions.file.spelling, trace, LiveOptions.record.spelling))
        }
    }

    /// The files that are read, with the parameters or settings that name them.
    private var inputs: [(name: String, path: String)] {
        var inputs: [(name: String, path: String)] = []
        for option in call.inputOptions {
            for path in Set(call.texts(option) + [call.text(option)].compactMap(\.self)) {
                inputs.append((option.spelling, path))
            }
        }
        for argument in call.command.arguments {
            guard case .path = argument.kind else { continue }
            for path in call.texts(argument) { inputs.append((argument.placeholder[call.language], path)) }
        }
        if let path = call.sources.file.path { inputs.append((Strings.settings[call.language], path)) }
        return inputs
    }

    /// Whether a file belongs to the program's store.
    private func isOfStore(_ file: PlacedFile) -> Bool {
        call.stage.kept(call).map { PlacedFile($0) }.contains { $0 == file || file.isInside($0) }
    }

    private func stop(_ message: String) -> CommandStop {
        CommandStop(exitCode: .usage, message: message, advice: Strings.advice[call.language])
    }

    private func fill(_ text: LocalizedText, _ option: String, _ path: String, _ reader: String) -> String {
        text[call.language].replacing("{option}", with: option)
            .replacing("{path}", with: VisibleText(path: path).text).replacing("{reader}", with: reader)
    }

    private enum Strings {
        static let isRead = LocalizedText(
            en: "{option} would write over {path}, which {reader} names, too",
            uk: "{option} записав би поверх {path}, на який вказує й {reader}")
        static let isKept = LocalizedText(
            en: "{option} would write over {path}, where what you did is kept",
            uk: "{option} записав би поверх {path}, де зберігається зроблене вами")
        static let settings = LocalizedText(en: "the configuration", uk: "конфігурація")
        static let advice = LocalizedText(en: "Name another file.", uk: "Назвіть інший файл.")
    }
}

/// A file identified by its location, whether or not it exists: two paths may lead to one file.
private struct PlacedFile: Equatable {
    private let path: String
    private let node: [UInt64]?
    /// Whether it is or will be a regular file, rather than a pipe or a device.
    let isOrdinary: Bool

    init(_ path: String) {
        let url = URL(filePath: path).standardizedFileURL
        // The file itself may not exist yet.
        self.path =
            url.deletingLastPathComponent().resolvingSymlinksInPath().appending(path: url.lastPathComponent)
            .resolvingSymlinksInPath().path
        var status = stat()
        let exists = stat(path, &status) == 0
        node = exists ? [UInt64(status.st_dev), UInt64(status.st_ino)] : nil
        isOrdinary = !exists || status.st_mode & S_IFMT == S_IFREG
    }

    func isInside(_ folder: PlacedFile) -> Bool { path.hasPrefix(folder.path + "/") }

    static func == (one: Self, other: Self) -> Bool {
        one.path == other.path || one.node != nil && one.node == other.node
    }
}
