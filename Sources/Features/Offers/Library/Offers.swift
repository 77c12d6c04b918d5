// All that an app needs, behind one import.

@_exported public import OffersBuilder
@_exported public import OffersEntity
@_exported public import OffersFeed
@_exported public import OffersPorts
@_exported public import OffersScreens
@_exported public import OffersStore
@_exported public import ScreenContract
@_exported public import ScreenView
@_exported public import TerminalKit
@_exported public import Trace
@_exported public import Values
@_exported public import Words
