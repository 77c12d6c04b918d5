import Foundation
import Pictures
import Words

/// What is wrong with a picture, and what to do.
struct PictureErrorWords {
    let language: Language

    /// The file can't be read.
    func unreadable(_ path: String, _ code: Int32) -> CommandStop {
        let name = VisibleText(path: path).text
        switch code {
        case ENOENT, ENOTDIR:
            return CommandStop(
                exitCode: .notFound,
                message: "\(name): " + text("there is no such file", "такого файлу немає"),
                advice: text("Check the path.", "Перевірте шлях."))
        case EACCES, EPERM:
            return CommandStop(
                exitCode: .notAllowed,
                message: "\(name): " + text("may not be read", "немає дозволу читати"),
                advice: text("Check the file’s permissions.", "Перевірте дозволи файлу."))
        default:
            return CommandStop(
                exitCode: .inputOutput,
                message: "\(name): " + text("can’t be read: ", "не вдалося прочитати: ")
                    + String(cString: strerror(code)),
                advice: text("Check the path.", "Перевірте шлях."))
        }
    }

    /// The file, which begins with these bytes, is no picture that can be shown.
    func stop(_ error: PictureError, path: String, begin: ArraySlice<UInt8>) -> CommandStop {
        let (what, advice) = words(error, begin)
        return CommandStop(
            exitCode: error == .cancelled ? .interrupted : .badData,
            message: "\(VisibleText(path: path).text): \(what)", advice: advice)
    }

    private func text(_ english: String, _ ukrainian: String) -> String {
        LocalizedText(en: english, uk: ukrainian)[language]
    }

    private func words(_ error: PictureError, _ begin: ArraySlice<UInt8>) -> (what: String, advice: String) {
        let again = text("Fetch or copy it again.", "Завантажте чи скопіюйте його ще раз.")
        let convert = text("Convert it to PNG or JPEG.", "Перетворіть його на PNG чи JPEG.")
        switch error {
        case .unknownFormat:
            let isPage = Self.isPage(begin)
            return (
                begin.isEmpty
                    ? text("the file is empty", "файл порожній")
                    : isPage
                        ? text("this is a web page, not a picture", "це вебсторінка, а не зображення")
                        : text("this is not a picture", "це не зображення"),
                isPage
                    ? text(
                        "Fetch the picture that is on the page.", "Завантажте зображення, яке на сторінці.")
                    : text(
                        "Check the file: PNG, JPEG and PPM can be shown.",
                        "Перевірте файл: можна показати PNG, JPEG і PPM.")
            )
        case .unsupportedFormat(let format):
            return (
                text("\(format.rawValue) can’t be shown", "\(format.rawValue) показати не можна"), convert
            )
        case .unsupported(let variant, let offset):
            return (
                text(
                    "pictures with \(variant.rawValue) (byte \(offset)) can’t be shown",
                    "такий різновид (\(variant.rawValue), байт \(offset)) показати не можна"),
                text("Save it as RGB in PNG or JPEG.", "Збережіть його як RGB у PNG чи JPEG.")
            )
        case .tooLarge(let size):
            return (
                text(
                    "\(size.width) × \(size.height) pixels are too many",
                    "\(size.width) × \(size.height) пікселів — це забагато"),
                text("Scale it down to 64 megapixels.", "Зменште його до 64 мегапікселів.")
            )
        case .cutShort(let offset):
            return (
                text("it ends too early, at byte \(offset)", "воно закінчується зарано, на байті \(offset)"),
                again
            )
        case .damaged(let damage, let offset):
            return (
                text(
                    "it is damaged at byte \(offset): \(damage.rawValue)",
                    "воно пошкоджене на байті \(offset): \(damage.rawValue)"), again
            )
        case .cancelled: return (text("interrupted", "перервано"), again)
        }
    }

    private static func isPage(_ bytes: ArraySlice<UInt8>) -> Bool {
        let start = String(decoding: bytes, as: UTF8.self).lowercased()
        return start.contains("<html") || start.contains("<!doctype html")
    }
}
