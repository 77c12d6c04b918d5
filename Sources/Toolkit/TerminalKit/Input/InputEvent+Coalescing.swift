extension Array where Element == InputEvent {
    /// The events without pointer movements that the next event makes obsolete.
    ///
    /// Of consecutive movements, with the same button down or with none, only the last is kept, because a frame can show only
    /// one position.
    public func coalescingMotion() -> [InputEvent] {
        reduce(into: []) { kept, event in
            if let last = kept.last, event.continuesMotion(of: last) { kept.removeLast() }
            kept.append(event)
        }
    }
}

extension InputEvent {
    fileprivate func continuesMotion(of other: InputEvent) -> Bool {
        guard case .pointer(let pointer) = self, case .pointer(let before) = other else { return false }
        switch pointer.kind {
        case .dragged, .hovered: return pointer.kind == before.kind && pointer.button == before.button
        case .pressed, .released, .scrolledUp, .scrolledDown: return false
        }
    }
}
