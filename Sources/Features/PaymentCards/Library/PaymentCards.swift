// `import PaymentCards` is all that an app writes. An ordinary import would show it none of these modules; only an exported one
// passes them on. The server stays apart: its HTTP client makes every start 8 ms slower.

@_exported public import JSONFeed
@_exported public import PaymentCardsBuilder
@_exported public import PaymentCardsEntity
@_exported public import PaymentCardsFeed
@_exported public import PaymentCardsImport
@_exported public import PaymentCardsNetwork
@_exported public import PaymentCardsPorts
@_exported public import PaymentCardsScreens
@_exported public import PaymentCardsStore
@_exported public import Records
@_exported public import ScreenContract
@_exported public import ScreenView
@_exported public import SwipeKit
@_exported public import TerminalKit
@_exported public import Trace
@_exported public import Values
@_exported public import Words
