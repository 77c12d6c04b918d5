// Text, colour and pictures for a terminal.
