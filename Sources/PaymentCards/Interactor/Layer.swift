// The Interactor layer of the PaymentCards feature.
