// The smallest feature, with all its layers: a program outside this package can replace any one of them.

@_exported public import CounterBuilder
@_exported public import CounterEntity
@_exported public import CounterInteractor
@_exported public import CounterPorts
@_exported public import CounterPresenter
@_exported public import CounterScreens
@_exported public import CounterStore
@_exported public import CounterView
@_exported public import ScreenContract
@_exported public import ScreenView
@_exported public import TerminalKit
@_exported public import Words
