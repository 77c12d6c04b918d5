package import CommandLine
import Foundation
package import PictureLoading
import PictureReasons
import Pixels
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
    package func reason(_ failure: PictureFailure) -> String { failure.reason { Voice(language)($0, $1) } }

    private func text(_ english: TextTemplate, _ ukrainian: TextTemplate) -> String {
        LocalizedText(en: english, uk: ukrainian)[language]
    }

    private func exitCode(of failure: PictureFailure) -> ExitCode {
        switch failure {
        case .missing: .notFound
        case .denied, .unsafe: .notAllowed
        case .notAFile, .unreadable: .inputOutput
        case .slow, .unreachable, .brokenOff, .needsNetwork, .missingLibrary: .unavailable
        case .refused(let status): ExitCode(httpStatus: status)
        case .badAddress: .usage
        case .tooLong, .encoded, .empty, .webPage, .undecodable: .badData
        case .cancelled: .interrupted
        }
    }

    private func advice(_ failure: PictureFailure) -> String {
        switch failure {
        case .missing, .notAFile, .unreadable: text("Check the path.", "Перевірте шлях.")
        case .denied: text("Change its permissions.", "Змініть права доступу.")
        case .badAddress, .refused: text("Check the address.", "Перевірте адресу.")
        case .needsNetwork:
            text("Save the picture, and name its file.", "Збережіть зображення й назвіть його файл.")
        case .missingLibrary:
            text(
                "Install the package libcurl4 or libcurl.", "Встановіть пакунок libcurl4 чи libcurl.")
        case .slow, .unreachable: text("Try again later.", "Спробуйте згодом.")
        case .unsafe, .encoded: text("Fetch it in another way.", "Завантажте його інакше.")
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
