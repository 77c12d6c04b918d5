public import PaymentCardsScreens

extension StatementSheet.Widest {
    /// The columns of `lines`.
    public init(of lines: [StatementSheet.Line]) {
        self.init(
            dates: lines.map(\.date), categoryNames: lines.map(\.categoryName), amounts: lines.map(\.amount))
    }
}
