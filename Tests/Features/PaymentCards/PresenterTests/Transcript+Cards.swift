import PaymentCardsPorts
import ScreenContract
import ScreenTestSupport
import TestSupport

extension Transcript {
    /// Another screen reports something to this one.
    func hear(_ reports: CardReport...) async {
        for report in reports {
            await when("heard: \(report.note)") {
                (presenter as? any Reporting<CardReport>)?.report(report)
            }
        }
    }
}
