export const attachmentErrorCodes = [
  "senderFileKind",
  "senderFileTooLarge",
  "tooManySenderFiles",
  "filesGone",
  "damaged",
  "tooManyPixels",
  "emptyFile",
  "diskFull",
] as const;
