// The Network layer of the PaymentCards feature.
