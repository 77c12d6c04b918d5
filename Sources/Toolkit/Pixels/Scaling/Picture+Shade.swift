extension Picture {
    /// The picture behind a gradient that goes from its upper edge to its lower one, such as a shade on which text can be read.
    public func behind(_ stops: [GradientStop]) -> Picture {
        let (width, height) = extent
        let paint = Paint.linear(stops, from: .zero, to: [0, height])
        switch content {
        case .vector(var drawing):
            drawing.add(.rounded(.zero, [width, height], radius: 0), fill: paint)
            return Picture(drawing)
        case .raster(var raster):
            var coverage = Coverage(.nonZero, size: raster.size, lines: 1)
            coverage.add([.zero, [width, 0], [width, height], [0, height]])
            raster.paint(&coverage, PaintSampler(paint), opacity: 1, scale: [1, 1])
            return Picture(raster)
        }
    }

    /// The colours of the picture without its shapes, in a picture of `size` pixels: what is beside it can go on in them.
    ///
    /// - Throws: ``PictureError/tooLarge(_:)`` or ``PictureError/cancelled``.
    public func blurred(to size: PixelSize) throws(PictureError) -> Picture {
        Picture(try fitted(into: PixelSize(width: 3, height: 3), .fill).scaled(to: size))
    }
}
