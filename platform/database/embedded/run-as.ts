import { execFile, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";

export type RunAs = {
  /** Description of the system user for the log, such as "user 1000". */
  description: string;
  /** Program with arguments that runs the command appended to it; empty for none. */
  wrapper: string[];
  /** Only root can set these; absent means the user of this process. */
  user?: { uid: number; gid: number };
};

export type Outcome = { ok: true } | { ok: false; message: string };

export const asOurselves: RunAs = { description: "this user", wrapper: [] };

/**
 * Runs PostgreSQL in a user namespace where root has another user id, because PostgreSQL refuses to run as root. Files still belong
 * to root. Needed for folders that only root can enter.
 */
export const asNamespacedRoot: RunAs = {
  description: "nobody in a user namespace",
  wrapper: ["unshare", "--user", "--map-user=65534", "--map-group=65534"],
};

// Passes none of the server's variables: some contain secrets, and PG* would change PostgreSQL's settings. Programs on Windows need
// SystemRoot.
function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { LC_ALL: "C", TZ: "UTC", ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }) };
}

function commandLine(runAs: RunAs, program: string, programArguments: string[]) {
  const [wrapper, ...wrapperArguments] = runAs.wrapper;
  // Works in "/", because the other user may have no access to the folder in which the server was started.
  return {
    ...(wrapper === undefined
      ? { file: program, rest: programArguments }
      : { file: wrapper, rest: [...wrapperArguments, program, ...programArguments] }),
    options: { ...runAs.user, cwd: "/", env: environment(), windowsHide: true },
  };
}

/** Runs a program to its end, at most 2 minutes. A failure has the line of its output that names the reason. */
export function run(runAs: RunAs, program: string, programArguments: string[]): Promise<Outcome> {
  const { file, rest, options } = commandLine(runAs, program, programArguments);
  return new Promise((resolve) => {
    execFile(file, rest, { ...options, timeout: 120_000 }, (error, _output, errorOutput) => {
      resolve(error ? { ok: false, message: reasonLine(errorOutput) ?? error.message.replace(/\n[^]*/, "") } : { ok: true });
    });
  });
}

/**
 * Starts a program that outlives this process, in its own session, so that Ctrl-C in the terminal does not reach it. Its output
 * goes to the open file `output`.
 */
export function startDetached(runAs: RunAs, program: string, programArguments: string[], output: number): ChildProcess {
  const { file, rest, options } = commandLine(runAs, program, programArguments);
  const child = spawn(file, rest, {
    ...options,
    detached: true,
    stdio: ["ignore", output, output],
  });
  child.unref();
  return child;
}

/** Extracts the line of PostgreSQL's output that names the error, without its prefix; null if there is none. */
export function reasonLine(output: string): string | null {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const line = lines.findLast((each) => /(FATAL|PANIC|error):\s/.test(each)) ?? lines.at(-1);
  return line?.replace(/^.*?(FATAL|PANIC|error):\s+/, "").trim() ?? null;
}
