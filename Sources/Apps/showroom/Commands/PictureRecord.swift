import Records

/// A picture, as data.
struct PictureRecord: Document {
    let name, format: String
    let width, height: Int
    let description: String

    static let shape = "picture/1"
    static let fields: [Field<PictureRecord>] = [
        Field("name", \.name, en: "name of the file", uk: "назва файлу"),
        Field("format", \.format, en: "its format, as its bytes tell it", uk: "формат, як видно з байтів"),
        Field("width", \.width, en: "width in pixels", uk: "ширина в пікселях"),
        Field("height", \.height, en: "height in pixels", uk: "висота в пікселях"),
        Field("description", \.description, en: "what is to be seen", uk: "що на ньому"),
    ]
}
