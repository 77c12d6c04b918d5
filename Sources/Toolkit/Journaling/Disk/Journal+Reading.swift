import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension Journal {
    /// Reads what follows `position` in the locked folder, if nothing of it is damaged.
    func reading(in folder: borrowing Descriptor, after position: JournalPosition) throws(JournalError)
        -> JournalReading
    {
        let reading = try wholeRecords(in: folder, after: position)
        guard let damage = reading.damage else { return reading }
        throw .corrupt(path: path, record: damage.record, offset: damage.offset)
    }

    /// Reads what follows `position` in the locked folder, or all whole records of a damaged file.
    func wholeRecords(in folder: borrowing Descriptor, after position: JournalPosition) throws(JournalError)
        -> JournalReading
    {
        guard let file = try open(in: folder) else { return JournalReading.nothing }
        let size = try size(of: file)
        guard let firstLine = try firstLine(of: file) else { return try salvage(file, size: size, after: 0) }
        let start = JournalPosition.Place(
            generation: firstLine.generation, offset: firstLine.bytes.count, count: 0,
            checksum: firstLine.checksum)
        if let place = position.place, place.generation == start.generation, place.offset <= size {
            let news = try records(in: file, from: place, size: size)
            if news.scan.isSound { return JournalReading(news, startsOver: false, size: size) }
            // Either the file is corrupt, or an older copy replaced it and other processes appended to that.
        }
        let all = try records(in: file, from: start, size: size)
        // The file was named only after its first records were in it, so no crash leaves it without any.
        guard all.scan.isSound, all.scan.end.count > 0 else {
            return try salvage(file, size: size, after: start.offset)
        }
        return JournalReading(all, startsOver: true, size: size)
    }

    /// The whole records of a damaged file, whose first line ends at byte `start`.
    private func salvage(
        _ file: borrowing Descriptor, size: Int, after start: Int
    ) throws(JournalError) -> JournalReading {
        let bytes = try bytes(of: file, at: 0, count: size)
        let found = RecordSalvage(bytes, after: start)
        guard start > 0 || !found.ranges.isEmpty || FirstLine.isOfFormat(format, bytes) else {
            throw .notAJournal(path: path)
        }
        return JournalReading(
            records: JournalRecords(bytes: bytes, ranges: found.ranges, start: 0), startsOver: true,
            dropped: 0, position: .start, damage: JournalDamage(gaps: found.gaps, record: found.firstLost))
    }

    /// Opens the file for reading; `nil` if it doesn't exist.
    func open(in folder: borrowing Descriptor) throws(JournalError) -> Descriptor? {
        // Opening something other than a file, such as a pipe, could block.
        let number = openat(folder.number, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        if number < 0, errno == ENOENT { return nil }
        if number < 0, errno == ELOOP { throw .link(path: path) }
        guard number >= 0 else { throw .reading(path) }
        return Descriptor(owning: number)
    }

    /// The size of the file in bytes, if it is a regular file and not too large.
    func size(of file: borrowing Descriptor) throws(JournalError) -> Int {
        guard let status = file.status else { throw .reading(path) }
        guard status.isFile else { throw .notAJournal(path: path) }
        let size = Int(status.st_size)
        guard size <= Self.limit else { throw .tooLarge(path: path, bytes: size, limit: Self.limit) }
        return size
    }

    /// The first line of the file; `nil` if it is damaged.
    private func firstLine(of file: borrowing Descriptor) throws(JournalError) -> FirstLine? {
        let beginning = try bytes(of: file, at: 0, count: FirstLine.longest(format: format))
        switch FirstLine.find(in: beginning, format: format, version: version) {
        case .line(let line): return line
        case .newer(let found): throw .newerFormat(path: path, found: found, supported: version)
        case .corrupt: return nil
        case .foreign:
            guard !FirstLine.isWhole(in: beginning) else { throw .notAJournal(path: path) }
            return nil
        }
    }

    private func records(
        in file: borrowing Descriptor, from place: JournalPosition.Place, size: Int
    ) throws(JournalError) -> (bytes: Data, scan: RecordScan) {
        let bytes = try bytes(of: file, at: place.offset, count: size - place.offset)
        return (bytes, RecordScan(bytes, from: place))
    }

    /// The bytes of the file from `offset` on: `count` of them, or as many as there are.
    func bytes(of file: borrowing Descriptor, at offset: Int, count: Int) throws(JournalError) -> Data {
        guard count > 0 else { return Data() }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
        var read = 0
        while read < count {
            let more = pread(
                file.number, buffer.baseAddress?.advanced(by: read), count - read, off_t(offset + read))
            if more < 0, errno == EINTR { continue }
            guard more >= 0 else {
                let code = errno
                buffer.deallocate()
                throw .reading(path, code: code)
            }
            if more == 0 { break }
            read += more
        }
        guard let start = buffer.baseAddress else { return Data() }
        return Data(bytesNoCopy: start, count: read, deallocator: .custom { start, _ in start.deallocate() })
    }
}

extension JournalReading {
    /// What reading a journal that doesn't exist returns.
    static var nothing: JournalReading {
        JournalReading(
            records: JournalRecords(bytes: Data(), ranges: [], start: 0), startsOver: true, dropped: 0,
            position: .start, damage: nil)
    }

    init(_ found: (bytes: Data, scan: RecordScan), startsOver: Bool, size: Int) {
        self.init(
            records: JournalRecords(
                bytes: found.bytes, ranges: found.scan.ranges, start: size - found.bytes.count),
            startsOver: startsOver,
            dropped: size - found.scan.end.offset, position: JournalPosition(place: found.scan.end),
            damage: nil)
    }
}
