/** Long enough for a sentence with the code, which visitors paste. */
export const maxCodeLength = 80;
