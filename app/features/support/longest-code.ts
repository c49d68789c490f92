/** Maximum length of a device error code. */
export const longestCode = 16;
