export const uploadErrors = {
  unknownKind: 400,
  damaged: 400,
  tooManyPixels: 400,
  emptyFile: 400,
  fileTooLarge: 413,
  diskFull: 503,
} as const;
