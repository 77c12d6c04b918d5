package import Records

/// Stories and galleries as data.
package struct StoriesRecord: Record {
    /// A story or a gallery.
    package struct Line: Described {
        package let id, type, title: String
        package let pictures, drawings: [String]
        package let text: String?

        package init(
            id: String, type: String, title: String, pictures: [String], drawings: [String], text: String?
        ) {
            (self.id, self.type, self.title, self.text) = (id, type, title, text)
            (self.pictures, self.drawings) = (pictures, drawings)
        }

        /// Its fields for programs.
        package static let fields: [Field<Line>] = [
            Field("id", \.id, en: "the word that names it", uk: "слово, яким його називають"),
            Field("type", \.type, en: "story or gallery", uk: "story чи gallery"),
            Field("title", \.title, en: "title", uk: "назва"),
            .json("pictures", \.pictures, "what is to be seen on each picture of a gallery"),
            .json("drawings", \.drawings, "what is to be seen on each drawing of a story"),
            .json("text", \.text, "the text of a story; missing if there is none"),
        ]
    }

    /// The shape of the JSON document.
    package static let shape = "stories/1"

    /// The members of the document.
    package static let fields: [Field<StoriesRecord>] = [
        .json("stories", \.lines, "the stories and galleries")
    ]

    package let lines: [Line]

    package init(_ lines: [Line]) { self.lines = lines }
}
