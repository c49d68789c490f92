/**
 * Exit codes from sysexits.h. `refused`: wrong settings or an unusable folder, which a restart does not solve; `notNow`: the
 * database cannot be reached.
 */
export const exitCodes = { refused: 78, notNow: 75 };
