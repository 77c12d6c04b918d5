extension CardGlances: CustomReflectable {
    /// Its place in the list, without the bytes of the cards.
    public var customMirror: Mirror {
        Mirror(
            self, children: ["number": number, "start": start, "rest": rest, "total": total as Any],
            displayStyle: .struct)
    }
}
