/// Memory for an inner loop, freed with its owner.
///
/// Loops over it establish their bounds before they begin. A debug build checks every index all the same.
package struct Scratch<Element: BitwiseCopyable>: ~Copyable {
    package let memory: UnsafeMutableBufferPointer<Element>

    package init(count: Int, filledWith value: Element) {
        memory = .allocate(capacity: count)
        memory.initialize(repeating: value)
    }

    deinit { memory.deallocate() }
}
