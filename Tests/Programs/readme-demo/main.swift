import PaymentCards

let navigator = ScreenStack()
let service = StoredCardsService(over: FeedCards(MockNetworkService()))
let cards = CardScreenBuilder(service: service).list(navigator: navigator, output: nil)
navigator.push(cards.screen)
await cards.settle()
cards.swipe(row: 0, by: -0.6)

let canvas = cards.screen.canvas(in: CanvasSpace(columns: 80, theme: .standard(depth: .trueColor)))
print(ANSIEncoder(depth: .trueColor).encode(canvas))
