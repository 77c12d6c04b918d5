import CommandLine
import OffersBuilder
import OffersPorts
import OffersStore
import Words

/// Deletes what was decided about offers, once the person has agreed.
struct OfferReset {
    let call: Call
    /// Where they are stored.
    let store: OfferStore

    private var voice: Voice { Voice(call.language) }

    /// What was done; `nil` if nothing is kept.
    ///
    /// Asks again if something has changed since the question, so that nothing is deleted without the person's consent.
    func answer() throws -> String? {
        guard let folder = OfferFolder(store) else { return nil }
        do {
            while let contents = try folder.contents() {
                let count = voice(
                    "Offers kept or passed: \(contents.decisions).",
                    "Пропозицій, збережених чи пропущених: \(contents.decisions).")
                try ask(
                    voice("Forget what was said to offers? ", "Забути рішення про пропозиції? ") + count)
                if try folder.forget(contents) { return voice("Forgotten. ", "Забуто. ") + count }
                call.console.writeError("swippy: \(StateStrings.changed[call.language])\n")
            }
            return nil
        } catch let error as OffersError {
            guard case .store(let fault) = error, fault.isReadable else { throw stop(error) }
            try ask(
                StateStrings.asideQuestion(
                    VisibleText(path: fault.path).text, isNewer: fault.problem == .newerFormat, call.language)
            )
            do throws(OffersError) {
                return try folder.putAside().map {
                    CommandStrings.putAside(VisibleText(path: $0).text, call.language)
                }
            } catch {
                throw stop(error)
            }
        }
    }

    private func stop(_ error: OffersError) -> CommandStop {
        CommandStop(error, OfferErrorAlerts(language: call.language).alert(for: error))
    }

    private func ask(_ question: String) throws(CommandStop) {
        try Confirmation(call).ask(question, refusal: StateStrings.notReset[call.language])
    }
}

extension OfferStoreFault {
    /// Whether the file itself can be read, so that it is what is in it that can't be used.
    fileprivate var isReadable: Bool {
        switch problem {
        case .corrupt, .newerFormat: true
        case .denied, .notAStore, .link, .busy, .unsafe, .uncertain: false
        }
    }
}
