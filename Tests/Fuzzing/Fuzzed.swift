// Tests/Fuzzing/run compiles this with the decoders and FuzzedDecoder.swift, under one of these conditions.

#if FUZZ_INFLATE
    private let decoder = FuzzedDecoder.inflate
#elseif FUZZ_PNG
    private let decoder = FuzzedDecoder.png
#elseif FUZZ_JPEG
    private let decoder = FuzzedDecoder.jpeg
#elseif FUZZ_PPM
    private let decoder = FuzzedDecoder.ppm
#elseif FUZZ_PATH
    private let decoder = FuzzedDecoder.path
#endif

/// What the fuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    do {
        _ = try decoder.read(bytes, reducedBy: Reduction.allCases[count % 4])
    } catch {
        preconditionFailure("\(error)")
    }
    return 0
}
