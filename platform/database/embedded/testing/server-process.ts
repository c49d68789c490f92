import assert from "node:assert";
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import * as v from "valibot";

const lineSchema = v.object({
  event: v.optional(v.string()),
  refused: v.optional(v.string()),
  message: v.optional(v.string()),
  writes: v.optional(v.boolean()),
  port: v.optional(v.number()),
  stored: v.optional(v.number()),
});
type Line = Omit<v.InferOutput<typeof lineSchema>, "stored">;

/** A server in a process of its own, which writes numbered rows until it is ended. */
export type ServerProcess = {
  pid: number;
  /** What it said, apart from the rows. */
  lines: Line[];
  /** The rows that it was told are stored. */
  stored: number[];
  /** Waits until `question` is answered with yes; rejects after 15 s, or when the process ended before. */
  until(question: (server: ServerProcess) => boolean): Promise<void>;
  /** Waits until it has stored 100 rows more than now. */
  untilItStores(): Promise<void>;
  /** Sends a signal to it alone, or to it and everything it started that did not leave its group; waits for its end. */
  kill(signal: NodeJS.Signals, whom?: "alone" | "group"): Promise<void>;
};

const all: ChildProcess[] = [];
const patienceMilliseconds = 15_000;

/** Starts a server on `dataDir` that writes from row `firstRow` on, as `user` when given. */
export function startServerProcess(
  dataDir: string,
  options: { firstRow?: number; user?: { uid: number; gid: number } } = {},
): ServerProcess {
  const program = fileURLToPath(new URL("./server-program.ts", import.meta.url));
  const programArguments = [program, dataDir, String(options.firstRow ?? 1)];
  const child = spawn(process.execPath, programArguments, {
    ...options.user,
    cwd: "/",
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { pid } = child;
  assert(pid, "the server process could not be started");
  all.push(child);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const reader = createInterface({ input: child.stdout });
  const server: ServerProcess = {
    pid,
    lines: [],
    stored: [],
    until: (question) =>
      untilYes(
        () => question(server),
        reader,
        () => JSON.stringify(server.lines),
      ),
    untilItStores: () => {
      const wanted = server.stored.length + 100;
      return server.until(() => server.stored.length >= wanted);
    },
    kill: async (signal, whom = "alone") => {
      process.kill(whom === "group" ? -pid : pid, signal);
      await ended;
    },
  };
  reader.on("line", (text) => {
    const { stored, ...line } = v.parse(lineSchema, JSON.parse(text));
    if (stored === undefined) server.lines.push(line);
    else server.stored.push(stored);
  });
  return server;
}

function untilYes(question: () => boolean, reader: ReturnType<typeof createInterface>, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (failure?: string) => {
      clearTimeout(timer);
      reader.off("line", look).off("close", close);
      if (failure === undefined) resolve();
      else reject(new Error(`${failure}; it said ${said()}`));
    };
    const look = () => question() && settle();
    const close = () => settle("the server process ended");
    const timer = setTimeout(() => settle(`not so within ${patienceMilliseconds / 1000} s`), patienceMilliseconds);
    reader.on("line", look).on("close", close);
    look();
  });
}

/** How often the server has started its database again. */
export const restarts = (server: ServerProcess) => server.lines.filter((line) => line.event === "database.restarted").length;

/** Ends every server process that still runs. */
export function killServerProcesses(): void {
  for (const child of all.splice(0)) if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
}
