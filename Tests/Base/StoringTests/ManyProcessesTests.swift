import SystemTestSupport
import TestSupport
import Testing

@Suite("A store of many processes", .blocksItsThread)
struct ManyProcessesTests {
    @Test("has all that sixteen of them store at once, each decided on what the others have stored")
    func together() throws {
        let store = try DemoStore()
        let programs = try (0..<16).map { try store.start($0 % 2 == 0 ? "claim" : "churn", "20") }
        var (claimed, returned): ([Int], [Int]) = ([], [])
        for (index, program) in programs.enumerated() {
            let end = try program.end()
            #expect(end.status == 0 && end.lines.count == 20, "\(end.lines.last ?? "")")
            let numbers = end.lines.compactMap { Int($0) }
            if index % 2 == 0 { claimed += numbers } else { returned += numbers }
        }
        same((claimed + returned).sorted(), Array(1...320))
        try same(store.numbers(), claimed.sorted())
    }
}
