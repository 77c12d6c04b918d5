extension Array where Element == InputEvent {
    /// The events without those movements of the pointer that the next event makes obsolete.
    ///
    /// Of movements that follow each other, with the same button down or with none, only the last is kept:
    /// one frame can show only one place.
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
