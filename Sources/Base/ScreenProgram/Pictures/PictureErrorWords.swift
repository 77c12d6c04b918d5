package import CommandLine
import Foundation
package import PictureLoading
import Pictures
package import Words

/// What is wrong with a picture, and what to do.
package struct PictureErrorWords {
    private let language: Language

    /// The words in a language.
    package init(language: Language) { self.language = language }

    /// Ends a command because there is no picture at `address`.
    package func stop(_ failure: PictureFailure, at address: String) -> CommandStop {
        CommandStop(
            exitCode: exitCode(of: failure),
            message: "\(VisibleText(path: address).text): \(reason(failure))",
            advice: advice(failure))
    }

    /// Why there is no picture.
    package func reason(_ failure: PictureFailure) -> String {
        switch failure {
        case .missing: text("there is no such file", "такого файлу немає")
        case .denied: text("may not be read", "немає дозволу читати")
        case .notAFile(isFolder: true): text("this is a folder", "це тека")
        case .notAFile(isFolder: false): text("this is not a file", "це не файл")
        case .unreadable(let code):
            text("can’t be read: ", "не вдалося прочитати: ") + String(cString: strerror(code))
        case .slow(let time):
            text(
                "nothing came for \(time.components.seconds) s",
                "нічого не надійшло за \(time.components.seconds) с")
        case .tooLong(let bytes):
            text("it has more than \(bytes >> 20) MiB", "воно більше за \(bytes >> 20) МіБ")
        case .badAddress: text("this is no address of a picture", "це не адреса зображення")
        case .needsNetwork:
            text("this program can’t talk to servers", "ця програма не спілкується із серверами")
        case .unlinked: CommandStop.unlinked[language]
        case .unreachable(let host):
            text("\(host) can’t be reached", "\(host) недосяжний")
        case .refused(404), .refused(410):
            text("the server found nothing at this address", "сервер нічого не знайшов за цією адресою")
        case .refused(let status):
            text("the server refused it with status \(status)", "сервер відмовив зі статусом \(status)")
        case .brokenOff: text("the answer broke off", "відповідь обірвалася")
        case .unsafe: text("the connection would not be safe", "з’єднання не було б безпечним")
        case .empty: text("the file is empty", "файл порожній")
        case .webPage: text("this is a web page, not a picture", "це вебсторінка, а не зображення")
        case .undecodable(let error): reason(error)
        case .cancelled: text("interrupted", "перервано")
        }
    }

    private func text(_ english: TextTemplate, _ ukrainian: TextTemplate) -> String {
        LocalizedText(en: english, uk: ukrainian)[language]
    }

    private func exitCode(of failure: PictureFailure) -> ExitCode {
        switch failure {
        case .missing: .notFound
        case .denied, .unsafe: .notAllowed
        case .notAFile, .unreadable: .inputOutput
        case .slow, .unreachable, .brokenOff, .needsNetwork: .unavailable
        case .refused(let status): ExitCode(httpStatus: status)
        case .badAddress: .usage
        case .unlinked: .internalError
        case .tooLong, .empty, .webPage, .undecodable: .badData
        case .cancelled: .interrupted
        }
    }

    private func reason(_ error: PictureError) -> String {
        switch error {
        case .unknownFormat: text("this is not a picture", "це не зображення")
        case .unsupportedFormat(let format):
            text("\(format.rawValue) can’t be shown", "\(format.rawValue) показати не можна")
        case .unsupported(let variant, let offset):
            text(
                "pictures with \(variant.rawValue) (byte \(offset)) can’t be shown",
                "такий різновид (\(variant.rawValue), байт \(offset)) показати не можна")
        case .tooLarge(let size):
            text(
                "\(size.width) × \(size.height) pixels are too many",
                "\(size.width) × \(size.height) пікселів — це забагато")
        case .cutShort(let offset):
            text("it ends too early, at byte \(offset)", "воно закінчується зарано, на байті \(offset)")
        case .damaged(let damage, let offset):
            text(
                "it is damaged at byte \(offset): \(damage.rawValue)",
                "воно пошкоджене на байті \(offset): \(damage.rawValue)")
        case .cancelled: reason(PictureFailure.cancelled)
        }
    }

    private func advice(_ failure: PictureFailure) -> String {
        switch failure {
        case .missing, .notAFile, .unreadable: text("Check the path.", "Перевірте шлях.")
        case .denied: text("Change its permissions.", "Змініть права доступу.")
        case .badAddress, .refused: text("Check the address.", "Перевірте адресу.")
        case .needsNetwork:
            text("Save the picture, and name its file.", "Збережіть зображення й назвіть його файл.")
        case .unlinked(let flag): CommandStop.link(flag, language)
        case .slow, .unreachable: text("Try again later.", "Спробуйте згодом.")
        case .unsafe: text("Fetch it in another way.", "Завантажте його інакше.")
        case .empty, .undecodable(.unknownFormat):
            text(
                "Check the file: PNG, JPEG and PPM can be shown.",
                "Перевірте файл: можна показати PNG, JPEG і PPM.")
        case .webPage:
            text("Fetch the picture that is on the page.", "Завантажте зображення, яке на сторінці.")
        case .undecodable(.unsupportedFormat):
            text("Convert it to PNG or JPEG.", "Перетворіть його на PNG чи JPEG.")
        case .undecodable(.unsupported):
            text("Save it as RGB in PNG or JPEG.", "Збережіть його як RGB у PNG чи JPEG.")
        case .undecodable(.tooLarge), .tooLong:
            text("Scale it down to 64 megapixels.", "Зменште його до 64 мегапікселів.")
        case .brokenOff, .undecodable, .cancelled:
            text("Fetch or copy it again.", "Завантажте чи скопіюйте його ще раз.")
        }
    }
}
