/**
 * What the server says with its exit code, in the numbers of sysexits.h: `refused`, that its settings or its folder are not
 * as it needs them, so that another start would end the same way; `notNow`, that the database cannot be reached.
 */
export const exitCodes = { refused: 78, notNow: 75 };
