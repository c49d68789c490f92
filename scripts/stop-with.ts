import { exitCodes } from "./exit-codes.mjs";

/** Ends a tool with one line that says why, and an exit code that says whether the same may succeed later. */
export function stopWith(message: string, isTemporary = false): never {
  console.error(message);
  process.exit(isTemporary ? exitCodes.notNow : 1);
}
