import { execFile, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";

/** The user under which PostgreSQL's programs run. */
export type RunAs = {
  /** For the log, such as "user nobody". */
  description: string;
  /** A program and its arguments that run the command given after them; empty for none. */
  wrapper: string[];
  /** Only root can set these; absent means the user of this process. */
  user?: { uid: number; gid: number };
};

export type Outcome = { ok: true } | { ok: false; message: string };

/** The user of this process, as it is. */
export const asOurselves: RunAs = { description: "this user", wrapper: [] };

/**
 * Root in a user namespace of its own: there it is called nobody and has no privileges, so PostgreSQL
 * agrees to run, while files stay root's. The way into folders that only root can enter.
 */
export const asNamespacedRoot: RunAs = {
  description: "nobody in a user namespace",
  wrapper: ["unshare", "--user", "--map-user=65534", "--map-group=65534"],
};

// The database needs none of the server's variables: some hold secrets, and PG* would change its settings.
// SystemRoot is what programs on Windows cannot do without.
function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { LC_ALL: "C", TZ: "UTC", ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }) };
}

function commandLine(runAs: RunAs, program: string, programArguments: string[]) {
  const [wrapper, ...ofWrapper] = runAs.wrapper;
  // "/" because the folder in which the server was started may be closed to the other user.
  return {
    ...(wrapper === undefined
      ? { file: program, rest: programArguments }
      : { file: wrapper, rest: [...ofWrapper, program, ...programArguments] }),
    options: { ...runAs.user, cwd: "/", env: environment(), windowsHide: true },
  };
}

/** Runs a program to its end, at most 2 minutes; a failure carries the line in which it said why. */
export function run(runAs: RunAs, program: string, programArguments: string[]): Promise<Outcome> {
  const { file, rest, options } = commandLine(runAs, program, programArguments);
  return new Promise((resolve) => {
    execFile(file, rest, { ...options, timeout: 120_000 }, (error, _output, complaints) => {
      resolve(error ? { ok: false, message: reasonLine(complaints) ?? error.message.replace(/\n[^]*/, "") } : { ok: true });
    });
  });
}

/**
 * Starts a program that outlives this process, in a session of its own, so that Ctrl-C in the terminal
 * does not reach it. Its output goes to the open file `output`.
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

/** The line of PostgreSQL's output that says what went wrong, without its prefix; null when there is none. */
export function reasonLine(output: string): string | null {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const line = lines.findLast((each) => /(FATAL|PANIC|error):\s/.test(each)) ?? lines.at(-1);
  return line?.replace(/^.*?(FATAL|PANIC|error):\s+/, "").trim() ?? null;
}
