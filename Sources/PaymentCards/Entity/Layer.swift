// The Entity layer of the PaymentCards feature.
