import CommandLine
import Foundation
import ScreenProgram
import Words

/// The files that earlier versions left in the folder of the store: what was decided about offers, which have no effect any more.
struct LeftFiles {
    private let folder: String
    /// Their paths in the folder, in alphabetical order.
    let names: [String]

    /// Those in the folder at this path, which may not exist. Nothing is read but the names.
    init(in folder: String) {
        self.folder = folder
        names = ["", "demo/"].flatMap { start in
            // `try?` because a folder that isn't there or can't be read has nothing that could be deleted.
            ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(start)")) ?? [])
                .filter(Self.isOfOffers).map { start + $0 }
        }
        .filter { Self.isFile("\(folder)/\($0)") }.sorted()
    }

    /// The journals, what was to replace them, and what was set aside.
    private static func isOfOffers(_ name: String) -> Bool {
        ["offers", "own-offers"].contains {
            name == $0 || name == $0 + ".new" || name.hasPrefix($0 + ".kept-")
        }
    }

    private static func isFile(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Deletes them.
    func delete(_ language: Language) throws(CommandStop) {
        for name in names where unlink("\(folder)/\(name)") != 0 && errno != ENOENT {
            let code = errno
            let (path, reason) = (
                VisibleText(path: "\(folder)/\(name)").text, String(cString: strerror(code))
            )
            throw CommandStop(
                exitCode: ExitCode(systemCode: code),
                message: LocalizedText(
                    en: "\(path) can’t be deleted: \(reason)", uk: "\(path) не вдалося видалити: \(reason)")[
                        language],
                advice: LocalizedText(
                    en: "Check the permissions of the folder.", uk: "Перевірте права доступу до теки.")[
                        language])
        }
    }

    /// What `doctor` says of them.
    var leftovers: [Leftover] {
        names.map { name in
            Leftover(
                .file, name,
                en: "the file \(name) beside the journal, without effect since 0.12.0: swippy reset",
                uk: "файл \(name) поруч із журналом, що не діє від версії 0.12.0: swippy reset")
        }
    }
}
