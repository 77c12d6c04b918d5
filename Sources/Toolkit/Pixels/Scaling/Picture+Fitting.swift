extension Picture {
    /// The picture in exactly `space` pixels, with its proportions kept; what it doesn't cover is clear.
    ///
    /// - Parameters:
    ///   - space: the size of the result, at least 1 × 1.
    ///   - fitting: whether all of the picture is seen or all of the space is covered.
    ///   - anchor: which part stays if something is cut off, and where the picture is if there is room.
    ///   - pixelShape: the width of a pixel divided by its height, above zero.
    /// - Throws: ``PictureError/tooLarge(_:)`` or ``PictureError/cancelled``.
    public func fitted(
        into space: PixelSize, _ fitting: Fitting = .fit, anchor: Anchor = .center, pixelShape: Double = 1
    ) throws(PictureError) -> Raster {
        let scaled: Raster
        switch content {
        case .raster(let raster):
            _ = try space.checked(at: 0)
            scaled = raster.scaled(into: space, fitting, anchor: anchor, pixelShape: pixelShape)
        case .vector(let drawing):
            scaled = try drawing.raster(size: covering(space, fitting, pixelShape))
        }
        guard scaled.size != space else { return scaled }
        return scaled.placed(in: space, anchor)
    }

    /// How large the whole picture is where it fits into `space` or fills it.
    private func covering(_ space: PixelSize, _ fitting: Fitting, _ pixelShape: Double) -> PixelSize {
        let (width, height) = extent
        let factors = (Double(space.width) * pixelShape / width, Double(space.height) / height)
        let factor = fitting == .fit ? min(factors.0, factors.1) : max(factors.0, factors.1)
        func rounded(_ length: Double, _ room: Int) -> Int {
            let pixels = Int(min(max(length.rounded(), 1), Double(PictureHeader.longestSide)))
            return fitting == .fit ? min(pixels, room) : max(pixels, room)
        }
        return PixelSize(
            width: rounded(width * factor / pixelShape, space.width),
            height: rounded(height * factor, space.height))
    }
}

extension Raster {
    /// The picture on a clear ground of `space` pixels; what doesn't fit is cut off.
    func placed(in space: PixelSize, _ anchor: Anchor) -> Raster {
        func offset(_ room: Int, _ fraction: Double) -> Int { Int((Double(room) * fraction).rounded()) }
        let left = offset(space.width - size.width, anchor.x)
        let top = offset(space.height - size.height, anchor.y)
        var result = Raster(size: space)
        let (first, last) = (max(0, left), min(space.width, left + size.width))
        guard first < last else { return result }
        for row in max(0, top)..<max(max(0, top), min(space.height, top + size.height)) {
            let source = 4 * ((row - top) * size.width + first - left)
            let target = 4 * (row * space.width + first)
            let count = 4 * (last - first)
            result.bytes.replaceSubrange(target..<target + count, with: bytes[source..<source + count])
        }
        return result
    }

    /// The part of the picture that begins at `x` and `y`, as far as there is one; at least a pixel.
    public func cropped(x: Int, y: Int, to part: PixelSize) -> Raster {
        let (x, y) = (min(max(0, x), size.width - 1), min(max(0, y), size.height - 1))
        let part = PixelSize(
            width: min(max(1, part.width), size.width - x), height: min(max(1, part.height), size.height - y))
        var result = Raster(size: part)
        for row in 0..<part.height {
            let (source, target) = (4 * ((y + row) * size.width + x), 4 * row * part.width)
            result.bytes.replaceSubrange(
                target..<target + 4 * part.width, with: bytes[source..<source + 4 * part.width])
        }
        return result
    }
}
