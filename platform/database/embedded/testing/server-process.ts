import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

type Line = { event?: string; refused?: string; message?: string; writes?: boolean; stored?: number; [field: string]: unknown };

/** A server in a process of its own, which writes numbered rows from `firstRow` on until it is ended. */
export type ServerProcess = {
  pid: number;
  lines: Line[];
  /** The rows that it was told are stored. */
  stored(): number[];
  /** Resolves with the first line that fits, also one of the past; rejects after 20 s or when the process ended without. */
  line(fits: (line: Line) => boolean): Promise<Line>;
  /** Sends a signal to it alone, or to it and everything it started that did not leave its group. */
  kill(signal: NodeJS.Signals, whom?: "alone" | "group"): Promise<void>;
};

const all: ChildProcess[] = [];

/** Starts a server on `dataDir`, as `user` when given. */
export function startServerProcess(dataDir: string, options: { firstRow?: number; user?: { uid: number; gid: number } } = {}): ServerProcess {
  const program = fileURLToPath(new URL("./server-program.ts", import.meta.url));
  const programArguments = ["--disable-warning=ExperimentalWarning", program, dataDir, String(options.firstRow ?? 1)];
  const child = spawn(process.execPath, programArguments, { ...options.user, detached: true, stdio: ["ignore", "pipe", "inherit"] });
  all.push(child);
  const lines: Line[] = [];
  const waiting = new Set<() => void>();
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const reader = createInterface({ input: child.stdout! });
  let closed = false;
  const notice = () => waiting.forEach((look) => look());
  reader.on("line", (text) => {
    lines.push(JSON.parse(text) as Line);
    notice();
  });
  reader.on("close", () => {
    closed = true;
    notice();
  });
  return {
    pid: child.pid!,
    lines,
    stored: () => lines.map((line) => line.stored).filter((row) => row !== undefined),
    line: (fits) =>
      new Promise((resolve, reject) => {
        const settle = (act: () => void) => {
          waiting.delete(look);
          clearTimeout(timer);
          act();
        };
        const fail = (why: string) => settle(() => reject(new Error(`${why}; it said ${JSON.stringify(lines.slice(-10))}`)));
        const look = () => {
          const found = lines.find(fits);
          if (found) settle(() => resolve(found));
          else if (closed) fail("the server process ended");
        };
        const timer = setTimeout(() => fail("no such line within 20 s"), 20_000);
        waiting.add(look);
        look();
      }),
    kill: async (signal, whom = "alone") => {
      process.kill(whom === "group" ? -child.pid! : child.pid!, signal);
      await ended;
    },
  };
}

/** Ends every server process that still runs. */
export function killServerProcesses(): void {
  for (const child of all.splice(0)) if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
}
