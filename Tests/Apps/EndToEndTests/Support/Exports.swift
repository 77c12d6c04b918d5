@_exported import ProgramTestSupport
