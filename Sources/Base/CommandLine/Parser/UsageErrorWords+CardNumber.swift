extension UsageErrorWords {
    /// That a card number was typed for `subject`, of which nothing is repeated.
    func cardNumber(for subject: UsageError.Subject) -> String {
        let name =
            switch subject {
            case .option(let typed): VisibleText(typed).text
            case .argument(let placeholder): voice[placeholder]
            }
        return voice(
            "\(name): only the last four digits, please; nothing was kept of what was typed",
            "\(name): лише останні чотири цифри; із введеного нічого не збережено")
    }

    /// That nobody needs a card number.
    var noCardNumber: String {
        voice(
            "An amount is expected here. A card number is needed nowhere.",
            "Тут має бути сума. Номер картки не потрібен ніде.")
    }
}
