import PaymentCardsPorts
import ScreenContract
import Words

extension Page {
    /// The page, which says whether its cards are made up: to programs, and on a live screen beside what else is said there, unless
    /// that is news.
    func withOrigin(in voice: CardVoice) -> Page {
        var page = self
        page.isDemonstration = voice.meaning == .demonstration
        if voice.isLive, remark?.isNews != true, let about = voice.about {
            page.remark = RemarkState(
                [remark?.text, about].compactMap(\.self).joined(separator: " · "), isNews: false)
        }
        return page
    }
}
