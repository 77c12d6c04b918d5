import ContentCards
import Foundation
import Records
import ScreenProgram
import ScreenView
import TerminalKit
import Words

/// Components in all of their states, with the name of each above it.
@MainActor
final class ComponentsScreen: Screen {
    private struct Entry {
        let kind: ComponentKind
        let sample: ComponentSample
        let component: any Component
    }

    /// No component is wider, so that several stand side by side on a wide terminal.
    private static let widest = 48
    private static let gap = 3

    private let entries: [Entry]
    private let language: Language

    init(_ kinds: [ComponentKind], language: Language) {
        self.language = language
        entries = kinds.flatMap { kind in
            kind.samples.map { Entry(kind: kind, sample: $0, component: $0.make(language)) }
        }
    }

    func canvas(in space: CanvasSpace) -> Canvas {
        let margin = space.columns >= 24 ? 2 : 0
        let room = max(1, space.columns - 2 * margin)
        let across = max(1, (room + Self.gap) / (Self.widest + Self.gap))
        let columns = min(Self.widest, (room + Self.gap) / across - Self.gap)
        let lines = stride(from: 0, to: entries.count, by: across).map { start in
            entries[start..<min(start + across, entries.count)].map {
                picture($0, max(1, columns), space.theme)
            }
        }
        let heights = lines.map { line in line.map(\.size.rows).max() ?? 0 }
        var page = space.theme.page(
            columns: space.columns, rows: heights.reduce(1) { $0 + $1 + 1 })
        var row = 1
        for (line, height) in zip(lines, heights) {
            for (index, picture) in line.enumerated() {
                page.blit(picture, at: Point(column: margin + index * (columns + Self.gap), row: row))
            }
            row += height + 1
        }
        return page
    }

    private func picture(_ entry: Entry, _ columns: Int, _ theme: Theme) -> Canvas {
        let rows = entry.component.rows(columns: columns, theme: theme)
        var picture = theme.page(columns: columns, rows: rows + 1)
        picture.put(
            caption(entry).truncated(to: columns), at: .zero, style: theme.style(theme.secondary))
        entry.component.draw(
            on: &picture, in: Rect(column: 0, row: 1, columns: columns, rows: rows), theme: theme)
        return picture
    }

    private func caption(_ entry: Entry) -> String {
        "\(entry.kind.rawValue) · \(entry.sample.title[language])"
    }

    func text(as form: TextForm) throws -> String {
        switch form {
        case .plain: record.plain
        case .screenReader: paragraphs.joined(separator: "\n")
        case .json: record.json(of: "swippy", asOf: nil)
        }
    }

    private var record: ComponentsRecord {
        ComponentsRecord(
            samples: entries.map { entry in
                ComponentsRecord.Sample(
                    name: entry.kind.rawValue, state: entry.sample.name, title: entry.sample.title[language],
                    parts: parts(entry))
            })
    }

    private func parts(_ entry: Entry) -> [ComponentsRecord.Part] {
        guard let card = entry.component as? ContentCard else {
            return [ComponentsRecord.Part(element: "component", words: entry.component.words)]
        }
        return card.parts.map(ComponentsRecord.Part.init)
    }

    private var paragraphs: [String] {
        entries.map { entry in
            let lines = parts(entry).flatMap { $0.spoken(in: language) }
            return ([caption(entry)] + lines).joined(separator: "\n") + "\n"
        }
    }
}
