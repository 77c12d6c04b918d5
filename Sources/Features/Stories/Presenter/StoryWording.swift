package import ScreenContract
package import StoriesEntity
package import StoriesPorts
package import StoriesScreens
package import Words

/// Words stories and galleries, in one language.
package struct StoryWording: Sendable {
    let voice: Voice

    package init(_ voice: Voice) { self.voice = voice }

    /// An item as it is in the list and on its cover.
    package func face(of item: StoryItem) -> StoryFace {
        let kind =
            switch item.content {
            case .story: voice("Story", "Історія")
            case .gallery: voice("Gallery", "Галерея")
            }
        return StoryFace(title: item.title, kind: kind, cover: item.cover.map(face))
    }

    /// A picture in words.
    package func face(of picture: Illustration) -> IllustrationFace {
        IllustrationFace(address: picture.address, description: picture.description)
    }

    /// An item as data.
    package func line(for item: StoryItem) -> StoriesRecord.Line {
        switch item.content {
        case .story(let text, let drawings):
            StoriesRecord.Line(
                id: item.id, type: "story", title: item.title, pictures: [],
                drawings: drawings.map(\.description), text: text.isEmpty ? nil : text)
        case .gallery(let pictures):
            StoriesRecord.Line(
                id: item.id, type: "gallery", title: item.title, pictures: pictures.map(\.description),
                drawings: [], text: nil)
        }
    }

    func drawing(_ drawing: Drawing, share: Double) -> DrawingFace {
        DrawingFace(
            description: voice("Drawing of \(drawing.description)", "Малюнок: \(drawing.description)"),
            path: drawing.path, width: drawing.width, height: drawing.height, share: share)
    }

    /// A failure in words.
    package func alert(for error: StoriesError) -> AlertState {
        let title = voice("Not found", "Не знайдено")
        func choices(_ items: [StoryItem]) -> [AlertChoice] {
            items.map { AlertChoice(name: $0.id, title: $0.title) }
        }
        switch error {
        case .unknown(let typed, let nearest):
            let name = typed.shownName
            return AlertState(
                title: title,
                message: voice(
                    "No story or gallery matches “\(name)”.", "Немає історії чи галереї «\(name)»."),
                choices: choices(nearest),
                advice: voice("List all of them to see their names.", "Назви є у списку."))
        case .ambiguous(let name, let items):
            return AlertState(
                title: title,
                message: voice("“\(name)” matches several.", "«\(name)» може означати кілька."),
                choices: choices(items), advice: voice("Name one of them.", "Назвіть одну з них."))
        case .unreadable(let reason):
            return AlertState(
                title: voice("Error", "Помилка"), message: reason,
                advice: voice("Try again later.", "Спробуйте пізніше."))
        }
    }
}
