import Foundation
import PictureLoading
import Pictures
import TestSupport

/// A fetcher that holds every answer back until the test gives it.
final class HeldFetcher: PictureFetcher {
    typealias Answer = Result<[UInt8], PictureFailure>

    private struct State {
        var asked: [String] = []
        var cancelled: [String] = []
        var held: [String: CheckedContinuation<Answer, Never>] = [:]
        /// What to answer at once from now on.
        var standing: Answer?
    }

    private let state = Watched(State())

    /// What was asked for, in this order, by the last part of its path.
    var asked: [String] { state.value.asked }
    /// Whose task was cancelled while it was held.
    var cancelled: [String] { state.value.cancelled }
    /// What is being waited for.
    var held: Set<String> { Set(state.value.held.keys) }

    func bytes(at url: URL, limit: Int) async throws(PictureFailure) -> [UInt8] {
        let name = url.lastPathComponent
        let answer = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Answer, Never>) in
                state.change { state in
                    state.asked.append(name)
                    if Task.isCancelled {
                        state.cancelled.append(name)
                        return continuation.resume(returning: .failure(.cancelled))
                    }
                    if let answer = state.standing { return continuation.resume(returning: answer) }
                    state.held[name] = continuation
                }
            }
        } onCancel: {
            state.change { state in
                guard let continuation = state.held.removeValue(forKey: name) else { return }
                state.cancelled.append(name)
                continuation.resume(returning: .failure(.cancelled))
            }
        }
        return try answer.get()
    }

    /// Answers.
    func give(_ name: String, _ answer: Answer = .success(PictureBytes.small)) {
        state.change { $0.held.removeValue(forKey: name)?.resume(returning: answer) }
    }

    /// Returns once exactly these are waited for.
    func until(_ names: String...) async {
        await state.wait { Set($0.held.keys) == Set(names) }
    }

    /// Returns once this is waited for.
    func untilHeld(_ name: String) async {
        await state.wait { $0.held[name] != nil }
    }

    /// Returns once so many were asked for.
    func untilAsked(_ count: Int) async {
        await state.wait { $0.asked.count >= count }
    }

    /// Answers whatever is waited for and whatever will be.
    func giveAll(_ answer: Answer = .success(PictureBytes.small)) {
        state.change { state in
            state.standing = answer
            for continuation in state.held.values { continuation.resume(returning: answer) }
            state.held = [:]
        }
    }
}

enum PictureBytes {
    static let small = picture(4, 3)

    static func picture(_ width: Int, _ height: Int) -> [UInt8] {
        Raster(size: PixelSize(width: width, height: height), filledWith: SIMD4(9, 8, 7, 255)).png()
    }
}
