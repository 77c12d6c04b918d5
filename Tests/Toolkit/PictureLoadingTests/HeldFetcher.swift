import Foundation
import PictureLoading
import Pictures
import Synchronization

/// A fetcher that holds every answer back until the test gives it.
final class HeldFetcher: PictureFetcher {
    typealias Answer = Result<[UInt8], PictureFailure>

    private struct State {
        var asked: [String] = []
        var cancelled: [String] = []
        var held: [String: CheckedContinuation<Answer, Never>] = [:]
    }

    private let state = Mutex(State())

    /// What was asked for, in this order, by the last part of its path.
    var asked: [String] { state.withLock { $0.asked } }
    /// Whose task was cancelled while it was held.
    var cancelled: [String] { state.withLock { $0.cancelled } }
    /// What is being waited for.
    var held: Set<String> { state.withLock { Set($0.held.keys) } }

    func bytes(at url: URL, limit: Int) async throws(PictureFailure) -> [UInt8] {
        let name = url.lastPathComponent
        let answer = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Answer, Never>) in
                state.withLock { state in
                    state.asked.append(name)
                    if Task.isCancelled {
                        state.cancelled.append(name)
                        return continuation.resume(returning: .failure(.cancelled))
                    }
                    state.held[name] = continuation
                }
            }
        } onCancel: {
            state.withLock { state in
                guard let continuation = state.held.removeValue(forKey: name) else { return }
                state.cancelled.append(name)
                continuation.resume(returning: .failure(.cancelled))
            }
        }
        return try answer.get()
    }

    /// Answers.
    func give(_ name: String, _ answer: Answer = .success(PictureBytes.small)) {
        state.withLock { $0.held.removeValue(forKey: name)?.resume(returning: answer) }
    }

    /// Returns once exactly these are waited for.
    func until(_ names: String...) async {
        while held != Set(names) { await Task.yield() }
    }
}

enum PictureBytes {
    static let small = picture(4, 3)

    static func picture(_ width: Int, _ height: Int) -> [UInt8] {
        Raster(size: PixelSize(width: width, height: height), filledWith: SIMD4(9, 8, 7, 255)).png()
    }
}
