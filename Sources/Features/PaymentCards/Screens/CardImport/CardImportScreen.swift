public import ScreenContract

/// What is on the screen on which banks’ files are imported, ready to draw.
public typealias CardImportViewState = Page<CardImportSheet, CardImportRecord, CardQuestionEvent>

/// What the files say and what of it is new, in words.
public struct CardImportSheet: Equatable, Sendable {
    /// An account in a file, or what is said of the whole file.
    public struct Block: Equatable, Sendable {
        /// Which card it is.
        public let title: String
        /// What is new, what it comes to, what was decided and what is left out.
        public let lines: [String]
        /// What couldn’t be read.
        public let warnings: [String]

        public init(title: String, lines: [String], warnings: [String] = []) {
            (self.title, self.lines, self.warnings) = (title, lines, warnings)
        }
    }

    /// The accounts of all files; none once the person has read them.
    public let blocks: [Block]
    /// What is asked before anything is stored, and what is told after.
    public let notice: NoticeState
    /// The answers; `nil` if nothing is asked.
    public let menu: MenuState?

    public init(blocks: [Block], notice: NoticeState, menu: MenuState?) {
        (self.blocks, self.notice, self.menu) = (blocks, notice, menu)
    }
}
