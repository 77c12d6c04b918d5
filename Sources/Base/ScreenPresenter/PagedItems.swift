/// The items of a list that comes page by page: a page is asked for before the person gets there, and no item is there twice,
/// though a list that changes meanwhile may send one again.
public struct PagedItems<Item: Identifiable> {
    /// The items so far.
    public private(set) var items: [Item] = []
    /// The page to ask for; `nil` if all are there.
    public private(set) var nextPage: Int?
    /// Whether the next page was asked for in vain. It isn't asked for again by itself.
    public private(set) var hasFailed = false
    private var ids: Set<Item.ID> = []

    /// An empty list, which begins with this page.
    public init(firstPage: Int = 1) { nextPage = firstPage }

    /// Whether the next page is to be asked for, if the person sees the items up to `end` and so many are to lie below.
    public func needsPage(below end: Int, ahead: Int) -> Bool {
        nextPage != nil && !hasFailed && items.count - end < ahead
    }

    /// Adds what came on a page, of which `lastPage` is the last one as far as is known now. A page without anything on it is the
    /// last, whatever is said.
    public mutating func add(_ page: [Item], of number: Int, lastPage: Int, isEmpty: Bool) {
        items += page.filter { ids.insert($0.id).inserted }
        nextPage = isEmpty || number >= lastPage ? nil : number + 1
        hasFailed = false
    }

    /// The next page could not be had.
    public mutating func fail() { hasFailed = true }

    /// The next page may be asked for again.
    public mutating func tryAgain() { hasFailed = false }
}

extension PagedItems: Sendable where Item: Sendable, Item.ID: Sendable {}
