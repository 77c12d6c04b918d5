import Journaling
import Storing
import TestSupport
import Testing
import Values

@Suite("The fault of a store")
struct StoreFaultTests {
    private static let reason = JournalError.SystemReason(code: 13)

    @Test(
        "says of each error of its journal what it means for the store",
        arguments: [
            (.notAllowed(path: "s", reason: reason), .denied(isWriting: true, reason: reason.description)),
            (.full(path: "s", reason: reason), .unwritable(reason: reason.description)),
            (.unwritable(path: "s", reason: reason), .unwritable(reason: reason.description)),
            (.unreadable(path: "s", reason: reason), .unreadable(reason: reason.description)),
            (.uncertain(path: "s", reason: reason), .uncertain(reason: reason.description)),
            (.corrupt(path: "s", record: 2, offset: 40), .corrupt(record: 2, offset: 40)),
            (.linkToNowhere(path: "s", target: "t"), .linkToNowhere(target: "t")),
            (.notAJournal(path: "s"), .notAStore), (.link(path: "s"), .link), (.busy(path: "s"), .busy),
            (.newerFormat(path: "s", found: 9, supported: 3), .newerFormat(found: 9, supported: 3)),
            (.otherOwner(path: "s"), .otherOwner), (.writableByOthers(path: "s"), .writableByOthers),
        ] as [(JournalError, StoreFault.Problem)])
    func problem(error: JournalError, problem: StoreFault.Problem) {
        same(StoreFault(error, isWriting: true), StoreFault(path: "s", problem: problem))
    }

    @Test("says that it can't be read where it was only to be read")
    func reading() {
        let error = JournalError.notAllowed(path: "s", reason: Self.reason)
        let expected = StoreFault.Problem.denied(isWriting: false, reason: Self.reason.description)
        same(StoreFault(error, isWriting: false).problem, expected)
    }

    @Test("is that it can't be written if a record doesn't fit")
    func unfit() {
        let fault = StoreFault(.unfit(index: 0), isWriting: true)
        guard case .unwritable = fault.problem else {
            Issue.record("\(fault)")
            return
        }
    }
}
