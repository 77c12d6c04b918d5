import Foundation
import TestSupport

/// A file of scenes.
struct SceneFile {
    let url: URL
    private(set) var scenes: [Scene] = []
    private(set) var faults: [Scene.Fault] = []

    /// All files of scenes, by name.
    static let all: [SceneFile] = {
        let folder = PackageFolder.url.appending(path: "Tests/Scenes")
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                .filter { $0.hasSuffix(".txt") }
                .map { try SceneFile(folder.appending(path: $0)) }
        } catch {
            return []  // A test expects some.
        }
    }()

    /// The scenes of the file at `url`.
    init(_ url: URL) throws {
        self.init(String(decoding: try Data(contentsOf: url), as: UTF8.self), in: url)
    }

    /// The scenes of `text`, which is that of the file at `url`.
    init(_ text: String, in url: URL) {
        self.url = url
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        for (index, line) in lines.enumerated() { read(String(line), number: index + 1) }
        for index in scenes.indices {
            // One empty line parts a scene from the next.
            if index + 1 < scenes.count, scenes[index].text.hasSuffix("\n\n") {
                scenes[index].text.removeLast()
            }
            if scenes[index].steps.isEmpty { faults.append(scenes[index].fault("a scene without a command")) }
        }
        let names = Dictionary(grouping: scenes, by: \.title)
        faults += scenes.filter { names[$0.title]?.first?.line != $0.line }
            .map { $0.fault("there is a scene of this name already") }
    }

    private mutating func read(_ line: String, number: Int) {
        if let title = line.after("# ") {
            scenes.append(Scene(title: title, file: url, line: number))
        }
        guard let index = scenes.indices.last else {
            return faults.append(
                Scene.Fault(file: url, line: number, message: "a file begins with “# ” and a title"))
        }
        scenes[index].text += line + "\n"
        if let command = line.after("$ ") {
            scenes[index].steps.append(Scene.Step(command: command, line: number))
        } else if let text = line.after("> "), let step = scenes[index].steps.indices.last {
            scenes[index].steps[step].typed.append(text)
        } else if let words = line.after("% ") {
            guard scenes[index].steps.isEmpty, let world = scenes[index].world.changed(by: words) else {
                return faults.append(
                    Scene.Fault(file: url, line: number, message: "there is no “% \(words)” here"))
            }
            scenes[index].world = world
        }
    }
}

extension Scene.World {
    /// What it is with a directive; `nil` if there is none of that kind.
    fileprivate func changed(by words: String) -> Scene.World? {
        var world = self
        if words == "process" {
            world.isProcess = true
        } else if let match = words.wholeMatch(of: /terminal (\d+)x(\d+)/),
            let columns = Int(match.1), let rows = Int(match.2)
        {
            world.terminal = (columns, rows)
        } else {
            return nil
        }
        return world.isProcess && world.terminal != nil ? nil : world
    }
}

extension String {
    /// What follows a beginning; `nil` if it begins in another way.
    func after(_ start: String) -> String? { hasPrefix(start) ? String(dropFirst(start.count)) : nil }
}
