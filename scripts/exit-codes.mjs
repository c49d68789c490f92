/**
 * Exit codes of the server, with the numbers of sysexits.h: `refused` for wrong settings or an unusable folder, which another start
 * would not solve; `notNow` for a database that cannot be reached.
 */
export const exitCodes = { refused: 78, notNow: 75 };
