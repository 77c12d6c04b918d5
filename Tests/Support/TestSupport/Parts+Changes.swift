extension Parts {
    /// What was there and is gone, by its path: if it comes back as it was, it isn't told again.
    public struct Memory {
        fileprivate var gone: [String: [Parts]] = [:]

        public init() {}

        fileprivate mutating func keep(_ parts: Parts, at path: String) {
            if !parts.isNothing, parts.line.count > 40 { gone[path, default: []].append(parts) }
        }
    }

    /// What has changed since it was `old`, a line for each change with the path to it; all of it if it wasn't there.
    ///
    /// What was not there before and is nothing now is not told. The elements of a list are told apart by their ids, or by what they
    /// are, so that one that is new or gone doesn't change those behind it.
    public func changes(since old: Parts?, at path: String = "") -> [String] {
        var memory = Memory()
        return changes(since: old, at: path, &memory)
    }

    /// The same with what is remembered from the changes before.
    public func changes(since old: Parts?, at path: String = "", _ memory: inout Memory) -> [String] {
        guard self != old else { return [] }
        switch (old, self) {
        case (nil, _): return isNothing ? [] : told(at: path, memory)
        case (.list(let old)?, .list(let new)) where !old.isEmpty && !new.isEmpty:
            return Self.changes(of: new, since: old, at: path, &memory)
        case (.named(let old)?, .named(let new)): return Self.changes(of: new, since: old, at: path, &memory)
        case (.choice(let oldName, let old)?, .choice(let name, let new)) where oldName == name:
            return new.changes(since: old, at: Self.path(path, name), &memory)
        default:
            old.map { memory.keep($0, at: path) }
            return isNothing ? ["\(path) = \(line)"] : told(at: path, memory)
        }
    }

    private static func changes(
        of new: [Part], since old: [Part], at path: String, _ memory: inout Memory
    ) -> [String] {
        let gone = old.filter { part in !part.parts.isNothing && !new.contains { $0.name == part.name } }
        var rows = Rows(at: path)
        for part in gone {
            memory.keep(part.parts, at: Self.path(path, part.name))
            rows.add("\(part.name) is gone")
        }
        for part in new {
            let before = old.first { $0.name == part.name }?.parts
            guard part.parts != before, before != nil || !part.parts.isNothing else { continue }
            if before?.isLeaf ?? true, part.parts.isLeaf {
                rows.add("\(part.name) = \(part.parts.line)")
            } else {
                rows.add(lines: part.parts.changes(since: before, at: Self.path(path, part.name), &memory))
            }
        }
        return rows.lines
    }

    private static func changes(
        of new: [Parts], since old: [Parts], at path: String, _ memory: inout Memory
    ) -> [String] {
        let (ids, newIDs) = (old.map(\.identity), new.map(\.identity))
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in newIDs.difference(from: ids) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        if (old + new).allSatisfy(\.isLeaf) {
            var rows = Rows(at: path)
            for index in removed.subtracting(inserted).sorted() { rows.add("without \(old[index].line)") }
            for index in inserted.sorted() { rows.add("[\(index)] \(new[index].line)") }
            let isBack = rows.lines.count > 1 && memory.gone[path]?.contains(.list(new)) ?? false
            memory.keep(.list(old), at: path)
            return isBack ? ["\(path) is back as it was"] : rows.lines
        }
        var lines: [String] = []
        var (index, newIndex) = (0, 0)
        while index < old.count || newIndex < new.count {
            let here = "\(path)[\(newIndex)]"
            let (isRemoved, isInserted) = (removed.contains(index), inserted.contains(newIndex))
            if isRemoved, newIDs.contains(ids[index]) {
                index += 1  // It is told where it stands now.
            } else if isInserted, let place = ids.firstIndex(of: newIDs[newIndex]) {
                lines +=
                    ["\(here) was [\(place)]"] + new[newIndex].changes(since: old[place], at: here, &memory)
                newIndex += 1
            } else if isRemoved, !isInserted {
                memory.keep(old[index], at: path + "[]")
                lines.append("\(path)[\(index)] is gone")
                index += 1
            } else if isInserted, !isRemoved {
                let isBack = memory.gone[path + "[]"]?.contains(new[newIndex]) ?? false
                lines += isBack ? ["\(here) is back"] : new[newIndex].told(at: here, memory, isNew: true)
                newIndex += 1
            } else {
                // The same one, or another in its place.
                lines += new[newIndex].changes(since: old[index], at: here, &memory)
                (index, newIndex) = (index + 1, newIndex + 1)
            }
        }
        return lines
    }

    /// What tells it from others in its list.
    private var identity: String {
        if case .named(let parts) = self, let id = parts.first(where: { $0.name == "id" }) {
            return id.parts.line
        }
        return line
    }

    /// All of it, on as few lines as are easily read.
    private func told(at path: String, _ memory: Memory, isNew: Bool = false) -> [String] {
        if memory.gone[path]?.contains(self) ?? false { return ["\(path) is back as it was"] }
        let whole = "\(path) \(isNew ? "is new:" : "=") \(line)"
        guard whole.count > Self.width || path.isEmpty else { return [whole] }
        switch self {
        case .leaf: return [whole]
        case .list(let parts) where parts.allSatisfy(\.isLeaf):
            var rows = Rows(at: path)
            for part in parts { rows.add(part.line) }
            return rows.lines
        case .list(let parts): return parts.enumerated().flatMap { $1.told(at: "\(path)[\($0)]", memory) }
        case .choice(let name, let parts): return parts.told(at: Self.path(path, name), memory)
        case .named(let parts):
            var rows = Rows(at: path)
            for part in parts where !part.parts.isNothing {
                let text = "\(part.name) = \(part.parts.line)"
                if path.count + text.count <= Self.width * 3 / 4 {
                    rows.add(text)
                } else {
                    rows.add(lines: part.parts.told(at: Self.path(path, part.name), memory))
                }
            }
            return rows.lines
        }
    }

    /// Lines, of which those share one that are short and about the same thing.
    private struct Rows {
        private let path: String
        private(set) var lines: [String] = []
        private var isOpen = false

        init(at path: String) { self.path = path }

        mutating func add(_ text: String) {
            if isOpen, let last = lines.last, last.count + text.count + 2 <= width {
                lines[lines.count - 1] = "\(last), \(text)"
            } else {
                lines.append(path.isEmpty ? text : "\(path): \(text)")
            }
            isOpen = true
        }

        mutating func add(lines more: [String]) {
            lines += more
            isOpen = isOpen && more.isEmpty
        }
    }

    /// How many characters fit on a line.
    private static let width = 140

    private static func path(_ path: String, _ name: String) -> String {
        path.isEmpty ? name : "\(path).\(name)"
    }
}
