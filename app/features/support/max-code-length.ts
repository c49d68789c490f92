export const maxCodeLength = 16;
