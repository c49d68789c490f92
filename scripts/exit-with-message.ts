import { exitCodes } from "./exit-codes.mjs";

/** Ends a command-line tool with a message and an exit code that shows whether a retry may succeed. */
export function exitWithMessage(message: string, isTemporary = false): never {
  console.error(message);
  process.exit(isTemporary ? exitCodes.notNow : 1);
}
