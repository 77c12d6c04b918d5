import ScreenContract
import ScreenPresenter
import StoriesEntity
import StoriesPorts
import StoriesScreens
import Words

extension StoryWording {
    /// Thirty frames per second: no more than one or two dots grow in each.
    private static let frame = Duration.milliseconds(33)

    /// The screen with `answer`, at the drawing or picture at `place`.
    func page(
        _ answer: Result<StoryItem, StoriesError>?, place: Int, clock: DrawingClock, style: DrawingStyle
    ) -> StoryViewState {
        let item = answer?.value
        let content: StoryViewState.Content =
            switch answer {
            case nil: .loading(voice("Loading…", "Завантажуємо…"))
            case .failure(let error): .failed(alert(for: error))
            case .success(let item):
                .body(
                    StorySheet(
                        face: face(of: item), content: self.content(of: item, place, clock, style)))
            }
        let isGrowing = style.grows && clock.isGrowing
        return StoryViewState(
            title: item.map { face(of: $0).spoken } ?? voice("Story", "Історія"), content: content,
            record: item.map { StoriesRecord([line(for: $0)]) },
            hints: hints(for: item, inSight: clock.count),
            nextChange: isGrowing ? clock.time + Self.frame : nil)
    }

    private func content(
        of item: StoryItem, _ place: Int, _ clock: DrawingClock, _ style: DrawingStyle
    ) -> StorySheet.Content {
        switch item.content {
        case .story(let text, let drawings):
            guard !text.isEmpty || !drawings.isEmpty else {
                return .nothing(voice("This story has no text yet.", "Ця історія ще не має тексту."))
            }
            let faces = drawings.enumerated().map { drawing($1, share: style.grows ? clock.share($0) : 1) }
            return .story(
                StoryText(
                    text: text, drawings: faces, first: place, ink: style.color.hex,
                    growth: style.grows ? DrawingGrowth.length : nil))
        case .gallery([]):
            return .nothing(voice("This gallery has no pictures yet.", "У цій галереї ще немає зображень."))
        case .gallery(let pictures): return .gallery(pictures.map(face), selected: place)
        }
    }

    private func hints(for item: StoryItem?, inSight: Int) -> [KeyHint<StoryEvent>] {
        var hints: [KeyHint<StoryEvent>] = []
        switch item?.content {
        case .gallery(let pictures) where !pictures.isEmpty:
            hints += [
                KeyHint(.event(.opened(nil)), voice("look closely", "роздивитися"), isEssential: true),
                KeyHint(.event(.moved(by: 1)), voice("move", "рух")),
            ]
        case .story(let text, let drawings) where !text.isEmpty || !drawings.isEmpty:
            hints.append(KeyHint(.row, voice("scroll", "гортати")))
            if drawings.count > max(1, inSight) {
                hints.append(KeyHint(.event(.moved(by: 1)), voice("drawings", "малюнки")))
            }
        case .story, .gallery, nil: break
        }
        if item != nil {
            hints.append(KeyHint(.event(.stepped(by: 1)), voice("next, previous", "далі, назад")))
        }
        return hints + voice.places() + [voice.leaving(as: voice("close", "закрити"))]
    }
}
