import Foundation
import PictureFetching
import SwipeDeck

/// A deck of pictures from files and from servers. Those that a server allows to keep are kept in the folder `cache`.
@MainActor
func pictureDeck(of pictures: [URL], cache: String) -> SwipeDeckView<URL> {
    let source = PictureSource(fetcher: HTTPPictureFetcher(folder: cache))
    return SwipeDeckView(images: pictures, pictures: source)
}
