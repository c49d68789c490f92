/** Why a file may not be taken in, for the messages of a form with a `FilesField`. */
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
