/** Of a code as a device shows it, and as it is asked for. */
export const longestCode = 16;
