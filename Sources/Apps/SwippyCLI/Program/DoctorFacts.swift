import CommandLine
import PaymentCardsPorts
public import PaymentCardsStore
public import Records
import ScreenProgram
import Words

extension Call {
    /// What `doctor` tells of the cards.
    var doctorFacts: [DoctorFact] {
        let choice = ServiceChoice(call: self)
        let folder = choice.stateFolder.map { StoreFolder(path: $0, wallet: choice.walletStore) }
        let records = folder?.serverRecords()
        let damage = folder?.damage().found ?? []
        let repair = SwippyCommands(self).line(for: .repair) ?? ""
        let orders = Field.value(
            "orders", records, "what is kept of orders to servers; missing if nothing is")
        return [
            DoctorFact("Cards", "Картки", cardOrigin.words(because: originDecision), cardsField),
            records.map {
                DoctorFact("Orders to servers", "Доручення серверам", StateStrings.counts($0), orders)
            } ?? DoctorFact(orders),
        ]
            + damage.map {
                DoctorFact("Damaged", "Пошкоджено", DamageStrings.fact($0, repair))
            }
    }
}

extension Call {
    /// Where the cards come from, for programs.
    private var cardsField: Field<Void> {
        .value(
            "cards", cardOrigin.code,
            "where the cards come from: \(CardOrigin.codes.joined(separator: ", ")), in this order")
    }

    /// What decides that they come from a file or a server; `nil` for other cards.
    private var originDecision: LocalizedText? {
        let option = cardOrigin == .server ? ServerOptions.url : FeedOptions.file
        return switch allSettings.origin(of: option) {
        case .environment(let variable): LocalizedText(word: variable)
        case .file:
            LocalizedText(en: "the setting “\(option.name)”", uk: "налаштування «\(option.name)»")
        case .flag, .overruled, .standard: nil
        }
    }
}

extension CardOrigin {
    /// The codes of all origins, in the order in which they are looked for.
    fileprivate static let codes = ["server", "file", "wallet", "demonstration"]

    fileprivate var code: String {
        switch self {
        case .server: Self.codes[0]
        case .file: Self.codes[1]
        case .wallet: Self.codes[2]
        case .demonstration: Self.codes[3]
        }
    }

    fileprivate func words(because reason: LocalizedText?) -> LocalizedText {
        let source =
            switch self {
            case .server: LocalizedText(en: "from a server", uk: "із сервера")
            case .file: LocalizedText(en: "from a file", uk: "з файлу")
            case .wallet: LocalizedText(en: "your own, added here", uk: "ваші власні, додані тут")
            case .demonstration:
                LocalizedText(
                    en: "the demonstration (none of your own yet)",
                    uk: "демонстраційні (власних ще немає)")
            }
        return reason.map { LocalizedText(en: "\(source) (\($0))", uk: "\(source) (\($0))") } ?? source
    }
}

extension ServerRecords: Described {
    /// The counts for programs.
    public static let fields: [Field<ServerRecords>] = [
        .json("servers", \.servers, "the number of servers"),
        .json("payments", \.payments, "the number of payments that came of the orders"),
        .json("open", \.open, "the number of orders whose outcome is unknown here or hasn’t been told"),
        .json("unreadable", \.unreadable, "the number of servers whose records can’t be read"),
    ]
}
