/// The items of a list that is loaded page by page. A page is requested before the person gets there. No item appears twice, even
/// if the list changes meanwhile and an item is sent again.
public struct PagedItems<Item: Identifiable> {
    /// The items so far.
    public private(set) var items: [Item] = []
    /// The page to request next; `nil` once all are loaded.
    public private(set) var nextPage: Int?
    /// Whether the request for the next page failed. It isn't repeated automatically.
    public private(set) var hasFailed = false
    private var ids: Set<Item.ID> = []

    /// An empty list that begins with this page.
    public init(firstPage: Int = 1) { nextPage = firstPage }

    /// Whether to request the next page, if the person sees the items up to `end` and at least `ahead` more should follow.
    public func needsPage(below end: Int, ahead: Int) -> Bool {
        nextPage != nil && !hasFailed && items.count - end < ahead
    }

    /// Adds the items of a page; `lastPage` is the number of the last one as far as is known. An empty page is always the last.
    public mutating func add(_ page: [Item], of number: Int, lastPage: Int, isEmpty: Bool) {
        items += page.filter { ids.insert($0.id).inserted }
        nextPage = isEmpty || number >= lastPage ? nil : number + 1
        hasFailed = false
    }

    /// Notes that the next page couldn't be loaded.
    public mutating func fail() { hasFailed = true }

    /// Allows the next page to be requested again.
    public mutating func tryAgain() { hasFailed = false }
}

extension PagedItems: Sendable where Item: Sendable, Item.ID: Sendable {}
