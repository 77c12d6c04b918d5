import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsStore
import Words

/// `reset`: forgets all that was done to the cards. It is also the way out where the store can't be read.
struct ResetCommand {
    let invocation: Invocation
    let language: Language
    let console: Console

    func run() throws {
        let choice = ServiceChoice(invocation: invocation, language: language, console: console)
        guard let path = choice.stateFolder else {
            try console.write(StateStrings.nothingKept(because: StateStrings.noHome, language) + "\n")
            return
        }
        let progress = console.progress
        let folder = StoreFolder(path: path) { isWaiting in
            if isWaiting { progress?.begin(.store) } else { progress?.end() }
        }
        do {
            try console.write(try answer(folder) + "\n")
        } catch let fault as StoreFault {
            let error = CardsError.store(fault)
            throw CommandStop(error, ErrorAlerts(language: language).alert(for: error))
        }
    }

    /// Asks again where something has changed since the question, so that nothing goes that nobody was asked about.
    private func answer(_ folder: StoreFolder) throws -> String {
        while true {
            do {
                guard let contents = try folder.contents() else {
                    return StateStrings.nothing(in: visible(folder.path), language)
                }
                try ask(StateStrings.question(contents, in: visible(folder.path), language))
                if try folder.forget(contents) { return StateStrings.done(contents, language) }
            } catch let fault as StoreFault where !fault.isReadable {
                try ask(StateStrings.asideQuestion(visible(fault.path), isNewer: fault.isNewer, language))
                if let path = try folder.putAside() { return StateStrings.putAside(visible(path), language) }
            }
            console.writeError("swippy: \(StateStrings.changed[language])\n")
        }
    }

    private func ask(_ question: String) throws(CommandStop) {
        try Confirmation(console: console, language: language, isGiven: invocation.flag(.yes))
            .ask(question, refusal: StateStrings.notReset[language])
    }

    private func visible(_ path: String) -> String { VisibleText(path: path).text }
}

extension StoreFault {
    fileprivate var isNewer: Bool { if case .newerFormat = problem { true } else { false } }
}
