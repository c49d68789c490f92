export const fileFaults = [
  "senderFileKind",
  "senderFileTooLarge",
  "tooManySenderFiles",
  "filesGone",
  "damaged",
  "tooManyPixels",
  "emptyFile",
  "diskFull",
] as const;
