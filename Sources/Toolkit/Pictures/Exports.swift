// What a picture is, and how it is drawn, goes with what reads it.

@_exported public import Pixels
