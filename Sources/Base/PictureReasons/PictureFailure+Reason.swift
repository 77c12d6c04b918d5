import Foundation
public import PictureLoading
public import Pixels

extension PictureFailure {
    /// Why there is no picture, in the language that `say` chooses or translates into. It is no sentence: there is no full stop.
    public func reason(saying say: (_ english: String, _ ukrainian: String) -> String) -> String {
        switch self {
        case .missing: say("there is no such file", "такого файлу немає")
        case .denied: say("may not be read", "немає дозволу читати")
        case .notAFile(isFolder: true): say("this is a folder", "це тека")
        case .notAFile(isFolder: false): say("this is not a file", "це не файл")
        case .unreadable(let code):
            say("can’t be read: ", "не вдалося прочитати: ") + String(cString: strerror(code))
        case .slow(let time):
            say(
                "nothing came for \(time.components.seconds) s",
                "нічого не надійшло за \(time.components.seconds) с")
        case .tooLong(let bytes):
            say("it has more than \(bytes >> 20) MiB", "воно більше за \(bytes >> 20) МіБ")
        case .badAddress: say("this is no address of a picture", "це не адреса зображення")
        case .needsNetwork:
            say("this program can’t talk to servers", "ця програма не спілкується із серверами")
        case .missingLibrary(let library):
            say("this system has no \(library)", "у цій системі немає \(library)")
        case .unreachable(let host): say("\(host) can’t be reached", "\(host) недосяжний")
        case .refused(404), .refused(410):
            say("the server found nothing at this address", "сервер нічого не знайшов за цією адресою")
        case .refused(let status):
            say("the server refused it with status \(status)", "сервер відмовив зі статусом \(status)")
        case .brokenOff: say("the answer broke off", "відповідь обірвалася")
        case .encoded(let encoding):
            say("the server encoded it: \(encoding)", "сервер його закодував: \(encoding)")
        case .unsafe: say("the connection would not be safe", "з’єднання не було б безпечним")
        case .empty: say("the file is empty", "файл порожній")
        case .webPage: say("this is a web page, not a picture", "це вебсторінка, а не зображення")
        case .undecodable(let error): error.reason(saying: say)
        case .cancelled: say("interrupted", "перервано")
        }
    }
}

extension PictureError {
    fileprivate func reason(saying say: (_ english: String, _ ukrainian: String) -> String) -> String {
        switch self {
        case .unknownFormat: say("this is not a picture", "це не зображення")
        case .unsupportedFormat(let format):
            say("\(format.rawValue) can’t be shown", "\(format.rawValue) показати не можна")
        case .unsupported(let variant, let offset):
            say(
                "pictures with \(variant.rawValue) (byte \(offset)) can’t be shown",
                "такий різновид (\(variant.rawValue), байт \(offset)) показати не можна")
        case .tooLarge(let size):
            say(
                "\(size.width) × \(size.height) pixels are too many",
                "\(size.width) × \(size.height) пікселів — це забагато")
        case .cutShort(let offset):
            say("it ends too early, at byte \(offset)", "воно закінчується зарано, на байті \(offset)")
        case .damaged(let damage, let offset):
            say(
                "it is damaged at byte \(offset): \(damage.rawValue)",
                "воно пошкоджене на байті \(offset): \(damage.rawValue)")
        case .cancelled: say("interrupted", "перервано")
        }
    }
}

extension PictureState {
    /// What became of loading a picture, where `reason` says why there is none; it is loading without an outcome.
    public init(
        _ outcome: Result<Picture, PictureFailure>?, reason: (PictureFailure) -> String
    ) {
        self =
            switch outcome {
            case .success(let picture): .shown(picture)
            case .failure(let failure): .missing(reason: reason(failure))
            case nil: .loading
            }
    }
}
