// What the texts of a program are made of, behind the same import.

@_exported public import Words
