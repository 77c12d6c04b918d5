import Words

extension LocalizedText {
    /// The text with `value` in place of its `{}`, in every language.
    func filled(with value: String) -> LocalizedText {
        LocalizedText(en: self[.english].filled(with: value), uk: self[.ukrainian].filled(with: value))
    }
}
