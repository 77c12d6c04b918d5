// The View layer of the PaymentCards feature.
