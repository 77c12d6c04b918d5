/// The pictures that a terminal keeps: each is sent once, and shown wherever its placeholders are.
struct PictureGallery: Sendable {
    private struct Entry {
        let id: UInt32
        let memory: Int
        var used: Int
    }

    /// How much the pictures may take at the terminal.
    static let mostMemory = 32 << 20
    /// How many there may be: all of them are deleted in one breath when the program ends.
    static let most = 96

    private let isWrapped: Bool
    private var sent: [PlacedPicture: Entry] = [:]
    private var waiting: [PlacedPicture: PicturePayload] = [:]
    private var refused: Set<PlacedPicture> = []
    private var nextID: UInt32
    private var time = 0
    private var memory = 0
    private var placeholders = Placeholders()

    /// An empty gallery whose numbers begin at `firstID`: any but those that other programs may use at the same terminal.
    init(firstID: UInt32, isWrapped: Bool) {
        nextID = max(1, firstID & 0xFF_FFFF)
        self.isWrapped = isWrapped
    }

    /// Whether there is nothing at the terminal.
    var isEmpty: Bool { sent.isEmpty }

    /// What deletes all that was sent.
    var farewell: [UInt8] {
        sent.values.sorted { $0.id < $1.id }.flatMap { KittyGraphics.deletion($0.id, isWrapped: isWrapped) }
    }

    /// Whether it has a picture with this number.
    func has(_ id: UInt32) -> Bool { sent.values.contains { $0.id == id } }

    /// The pictures of `canvas` that are yet to be made.
    func missing(in canvas: Canvas) -> [PlacedPicture] {
        canvas.shownPictures.filter { picture in
            sent[picture] == nil && waiting[picture] == nil && !refused.contains(picture)
                && picture.size.columns <= Placeholder.most && picture.size.rows <= Placeholder.most
        }
    }

    /// Keeps a picture to be sent with the next frame that shows it.
    mutating func add(_ payload: PicturePayload) { waiting[payload.picture] = payload }

    /// The terminal lost everything.
    mutating func forget() {
        sent = [:]
        memory = 0
    }

    /// `canvas` with placeholders for the pictures that the terminal has got, and what it has to get before.
    mutating func dressed(_ canvas: Canvas) -> (bytes: [UInt8], canvas: Canvas) {
        time += 1
        let shown = canvas.shownPictures
        // What was made for a frame that has gone isn't worth its memory.
        waiting = waiting.filter { shown.contains($0.key) }
        for picture in shown { sent[picture]?.used = time }
        var bytes: [UInt8] = []
        for picture in shown {
            if let payload = waiting.removeValue(forKey: picture) { bytes += send(payload) }
        }
        var ids: [ObjectIdentifier: UInt32] = [:]
        for picture in shown {
            guard let entry = sent[picture] else { continue }
            ids[ObjectIdentifier(picture)] = entry.id
            placeholders.cover(picture.size)
        }
        return (
            bytes,
            canvas.withoutParts { part in ids[part.picture].flatMap { placeholders.cell(part, id: $0) } }
        )
    }

    private mutating func send(_ payload: PicturePayload) -> [UInt8] {
        var bytes: [UInt8] = []
        while memory + payload.memory > Self.mostMemory || sent.count >= Self.most {
            let unseen = sent.filter { $0.value.used < time }
            guard let oldest = unseen.min(by: { $0.value.used < $1.value.used }) else {
                refused.insert(payload.picture)
                return bytes
            }
            bytes += KittyGraphics.deletion(oldest.value.id, isWrapped: isWrapped)
            memory -= oldest.value.memory
            sent[oldest.key] = nil
        }
        let entry = Entry(id: nextID, memory: payload.memory, used: time)
        nextID = nextID == 0xFF_FFFF ? 1 : nextID + 1
        memory += payload.memory
        sent[payload.picture] = entry
        return bytes + KittyGraphics.transmission(payload, id: entry.id, isWrapped: isWrapped)
    }
}

extension Canvas {
    /// The same in characters and colours alone.
    public var inCells: Canvas { withoutParts() }

    /// The cells without the pictures that they are parts of; those that `cell` knows something for are replaced.
    func withoutParts(_ cell: (PicturePart) -> Cell? = { _ in nil }) -> Canvas {
        guard !pictures.isEmpty else { return self }
        return Canvas(
            columns: size.columns,
            cells: cells.map { own in
                guard own.part != nil else { return own }
                return own.picture.flatMap(cell) ?? Cell(text: own.text, style: own.style)
            })
    }
}
