// One import is enough for a test of the feature.
@_exported public import TestSupport
