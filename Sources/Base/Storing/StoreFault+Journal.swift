import Foundation
package import Journaling
package import Values

extension StoreFault {
    /// The fault for a journal's error while reading or writing the store.
    package init(_ error: JournalError, isWriting: Bool) {
        switch error {
        case .notAllowed(let path, let reason):
            self.init(path: path, problem: .denied(isWriting: isWriting, reason: reason.description))
        case .full(let path, let reason), .unwritable(let path, let reason):
            self.init(path: path, problem: .unwritable(reason: reason.description))
        case .unreadable(let path, let reason):
            self.init(path: path, problem: .unreadable(reason: reason.description))
        case .uncertain(let path, let reason):
            self.init(path: path, problem: .uncertain(reason: reason.description))
        case .corrupt(let path, let record, let offset):
            self.init(path: path, problem: .corrupt(record: record, offset: offset))
        case .notAJournal(let path): self.init(path: path, problem: .notAStore)
        case .link(let path): self.init(path: path, problem: .link)
        case .linkToNowhere(let path, let target):
            self.init(path: path, problem: .linkToNowhere(target: target))
        case .newerFormat(let path, let found, let supported):
            self.init(path: path, problem: .newerFormat(found: found, supported: supported))
        case .busy(let path): self.init(path: path, problem: .busy)
        case .otherOwner(let path): self.init(path: path, problem: .otherOwner)
        case .writableByOthers(let path): self.init(path: path, problem: .writableByOthers)
        case .tooLarge(let path, _, _):
            let reason = JournalError.SystemReason(code: EFBIG).description
            self.init(
                path: path,
                problem: isWriting ? .unwritable(reason: reason) : .unreadable(reason: reason))
        case .unfit:
            // A record is JSON, which has neither line feeds nor NULs.
            self.init(
                path: "", problem: .unwritable(reason: JournalError.SystemReason(code: EINVAL).description))
        }
    }
}
