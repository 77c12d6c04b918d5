// Fixtures and spies shared by the feature's tests.
