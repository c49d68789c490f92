export const longestCode = 16;
