import ScreenPresenter
import TestSupport
import Testing

@Suite("Items that come page by page")
struct PagedItemsTests {
    private struct Item: Identifiable, Equatable {
        let id: Int
    }

    private func items(_ ids: Range<Int>) -> [Item] { ids.map { Item(id: $0) } }

    @Test("are asked for in order, each page once, until the last is there")
    func order() {
        var list = PagedItems<Item>()
        var asked: [Int] = []
        while let page = list.nextPage {
            asked.append(page)
            list.add(items(page * 10..<page * 10 + 10), of: page, lastPage: 4, isEmpty: false)
        }
        same(asked, [1, 2, 3, 4])
        same(list.items, items(10..<50))
    }

    @Test("are there once, though a page sends some again")
    func twice() {
        var list = PagedItems<Item>(firstPage: 3)
        list.add(items(0..<10), of: 3, lastPage: 9, isEmpty: false)
        list.add(items(8..<14), of: 4, lastPage: 9, isEmpty: false)
        list.add(items(8..<14), of: 5, lastPage: 9, isEmpty: false)
        #expect(list.items == items(0..<14) && list.nextPage == 6)
    }

    @Test("end where a page is empty, whatever is said, and follow the number of pages as it changes")
    func ends() {
        var list = PagedItems<Item>()
        list.add(items(0..<10), of: 1, lastPage: 2, isEmpty: false)
        list.add(items(10..<20), of: 2, lastPage: 500, isEmpty: false)
        same(list.nextPage, 3)
        list.add([], of: 3, lastPage: 500, isEmpty: false)
        same(list.nextPage, 4)
        list.add([], of: 4, lastPage: 500, isEmpty: true)
        #expect(list.nextPage == nil)
    }

    @Test("are asked for before the person gets there, and after a failure only when that is wanted")
    func ahead() {
        var list = PagedItems<Item>()
        list.add(items(0..<20), of: 1, lastPage: 2, isEmpty: false)
        #expect(!list.needsPage(below: 8, ahead: 12) && list.needsPage(below: 9, ahead: 12))
        list.fail()
        #expect(list.hasFailed && !list.needsPage(below: 20, ahead: 12))
        list.tryAgain()
        #expect(list.needsPage(below: 20, ahead: 12))
        list.fail()
        list.add(items(20..<25), of: 2, lastPage: 2, isEmpty: false)
        #expect(!list.hasFailed && !list.needsPage(below: 25, ahead: 12))
    }
}
