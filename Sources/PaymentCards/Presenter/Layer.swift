// The Presenter layer of the PaymentCards feature.
