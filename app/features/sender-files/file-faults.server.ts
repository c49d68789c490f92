/** Error codes of uploads, for the messages of a form with a `FilesField`. */
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
