import PaymentCardsEntity
import Words

extension SpendingCategory {
    /// What is to be known of it where a text gets it.
    func remark(in voice: CardVoice) -> String? {
        switch self {
        case .payment, .refund:
            voice(
                "It counts for credits: what they lower changes with it.",
                "Це стосується зарахувань: від цього залежить, що вони зменшують.")
        case .unknown(let word) where !word.isEmpty:
            voice("It is a category of your own.", "Це ваша власна категорія.")
        default: nil
        }
    }
}
