import Foundation

/// A file or a pipe with a picture. Nothing is done with anything else: reading a device could change it.
struct PictureFile {
    let path: String

    private static let chunk = 1 << 20

    /// What is in it. Checks now and then whether its task is cancelled.
    func bytes(limit: Int, patience: Duration) throws(PictureFailure) -> [UInt8] {
        // A pipe that has no writer would be waited for, and a terminal become this program's own.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw Self.failure(errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Self.failure(errno) }
        let kind = status.st_mode & S_IFMT
        guard kind == S_IFREG || kind == S_IFIFO else { throw .notAFile(isFolder: kind == S_IFDIR) }
        if kind == S_IFREG, status.st_size > limit { throw .tooLong(bytes: limit) }
        return try read(descriptor, kind == S_IFREG ? Int(status.st_size) : limit, limit, patience)
    }

    private func read(
        _ descriptor: Int32, _ expected: Int, _ limit: Int, _ patience: Duration
    ) throws(PictureFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        // What isn't used takes no memory, and what is moved to a larger place takes twice as much.
        bytes.reserveCapacity(expected)
        var room = [UInt8](repeating: 0, count: Self.chunk)
        var lastNews = ContinuousClock.now
        while true {
            guard !Task.isCancelled else { throw .cancelled }
            let count = Foundation.read(descriptor, &room, room.count)
            switch (count, errno) {
            case (0, _): return bytes
            case (1..., _):
                bytes += room[..<count]
                guard bytes.count <= limit else { throw .tooLong(bytes: limit) }
                lastNews = .now
            case (_, EINTR): continue
            case (_, EAGAIN):
                guard .now - lastNews < patience else { throw .slow(after: patience) }
                var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                _ = poll(&wanted, 1, 50)
            case (_, let code): throw Self.failure(code)
            }
        }
    }

    private static func failure(_ code: Int32) -> PictureFailure {
        switch code {
        case ENOENT, ENOTDIR: .missing
        case EACCES, EPERM: .denied
        case EISDIR: .notAFile(isFolder: true)
        case ENXIO: .notAFile(isFolder: false)
        default: .unreadable(code: code)
        }
    }
}
