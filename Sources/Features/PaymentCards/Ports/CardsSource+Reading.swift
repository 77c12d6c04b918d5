public import PaymentCardsEntity

extension CardsSource {
    /// Passes all cards to `take`, batch by batch, as long as it returns `true`. The next batch is loaded in the meantime.
    package func forEachBatch(
        _ take: (CardGlances) async throws(CardsError) -> Bool
    ) async throws(CardsError) {
        var batch = try await batch(after: nil, for: nil)
        while batch.rest != .none {
            guard !Task.isCancelled else { throw .cancelled }
            let number = batch.number
            async let following = following(number)
            guard try await take(batch) else { return }
            batch = try await following.get()
        }
        guard !Task.isCancelled else { throw .cancelled }
        _ = try await take(batch)
    }

    private func following(_ number: Int) async -> Result<CardGlances, CardsError> {
        do {
            return .success(try await batch(after: number, for: nil))
        } catch {
            return .failure(error)
        }
    }

    /// Page `number` (from 1) of the cards, with `size` cards each (from 1); a page past the end is empty and last.
    public func page(_ number: Int, size: Int) async throws(CardsError) -> CardPage {
        var cut = PageCut(CardPageSelection.page(number, size: size).places)
        var batch = try await batch(after: nil, for: cut.places)
        while cut.add(batch) { batch = try await self.batch(after: batch.number, for: cut.places) }
        return cut.page
    }
}
