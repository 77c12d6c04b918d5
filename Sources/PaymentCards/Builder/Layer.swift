// The Builder layer of the PaymentCards feature.
