package import CommandLine
import Foundation
package import Trace
import Words

/// Where the trace of a command goes once the command has ended, whether or not it failed.
struct TraceOutput {
    private let trace: Tracer
    private let format: TraceFormat
    private let call: Call
    /// The requested file.
    private let file: (path: String, handle: FileHandle)?

    /// The output for the trace of `call`; `nil` without `--trace`.
    ///
    /// A file is opened before the command runs, so that nothing has been done if that fails. A new file is readable only by its
    /// owner; an existing one keeps its contents until the trace is written.
    init?(_ call: Call) throws {
        let path = call.text(TraceOptions.file)
        guard let trace = call.trace, let format: TraceFormat = call.choice(TraceOptions.trace) else {
            return nil
        }
        (self.call, self.trace, self.format) = (call, trace, format)
        file = try path.map { path in
            let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else {
                let error = NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
                throw call.cannotTrace(path, error)
            }
            return (path, FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
        }
    }

    /// Writes the messages so far.
    func write() throws {
        let text = try trace.text(as: format)
        guard let file else { return call.console.writeError(text) }
        do {
            if isRegular(file.handle) { try file.handle.truncate(atOffset: 0) }
            try file.handle.write(contentsOf: Data(text.utf8))
            try file.handle.close()
        } catch {
            throw call.cannotTrace(file.path, error)
        }
    }

    /// Whether it is a regular file, rather than a pipe or a device.
    private func isRegular(_ handle: FileHandle) -> Bool {
        var status = stat()
        return fstat(handle.fileDescriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}

extension Call {
    /// Stops a command whose trace would be written over its live screen.
    package func checkLiveTrace() throws(CommandStop) {
        guard trace != nil, !has(TraceOptions.file) else { return }
        throw CommandStop(
            exitCode: .usage,
            message: TraceStrings.noPlace[language], advice: TraceStrings.nameFile[language])
    }
}

private enum TraceStrings {
    static let noPlace = LocalizedText(
        en: "--trace can’t be shown on a live screen", uk: "--trace не можна показати на живому екрані")
    static let nameFile = LocalizedText(
        en: "Add --trace-file PATH to write it to a file.",
        uk: "Додайте --trace-file ШЛЯХ, щоб записати його у файл.")
}

extension Call {
    /// Records the messages between the layers; `nil` if no trace was requested.
    package var trace: Tracer? { self[Tracing.self].tracer }
}

/// The trace of one call.
private struct Tracing: CallAddition {
    let tracer: Tracer?

    init(call: Call) {
        tracer = call.has(TraceOptions.trace) ? Tracer(clock: call.console.clock) : nil
    }
}
