package import ScreenContract

extension SearchFieldState {
    /// A search with the cursor behind its words while they are typed, which says elsewhere what it finds.
    package init(label: String, text: String, isEditing: Bool) {
        self.init(label: label, text: text, cursor: isEditing ? text.count : nil, found: "")
    }
}
