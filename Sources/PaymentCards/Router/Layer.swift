// The Router layer of the PaymentCards feature.
