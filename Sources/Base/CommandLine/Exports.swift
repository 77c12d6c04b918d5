// The modules that a program's texts are made of, behind the same import.

@_exported public import Words
