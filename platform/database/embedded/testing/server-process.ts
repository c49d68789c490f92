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

/** A server in its own process that inserts numbered rows until it is ended. */
export type ServerProcess = {
  pid: number;
  /** Lines of its output except those about rows. */
  lines: Line[];
  /** Rows whose insert was confirmed. */
  stored: number[];
  /** Waits until `question` is answered with true; rejects after 15 s or when the process has ended. */
  until(question: (server: ServerProcess) => boolean): Promise<void>;
  untilItStores(): Promise<void>;
  /** Sends a signal to this process alone or to its process group, and waits for its end. */
  kill(signal: NodeJS.Signals, whom?: "alone" | "group"): Promise<void>;
};

const children: ChildProcess[] = [];
const patienceMilliseconds = 15_000;

/** Starts a server on `dataDir` that inserts rows from `firstRow` on, optionally as `user`. */
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
  children.push(child);
  const exit = new Promise<void>((resolve) => child.once("exit", () => resolve()));
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
      const target = server.stored.length + 100;
      return server.until(() => server.stored.length >= target);
    },
    kill: async (signal, whom = "alone") => {
      process.kill(whom === "group" ? -pid : pid, signal);
      await exit;
    },
  };
  reader.on("line", (text) => {
    const { stored, ...line } = v.parse(lineSchema, JSON.parse(text));
    if (stored === undefined) server.lines.push(line);
    else server.stored.push(stored);
  });
  return server;
}

function untilYes(question: () => boolean, reader: ReturnType<typeof createInterface>, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (failure?: string) => {
      clearTimeout(timer);
      reader.off("line", look).off("close", close);
      if (failure === undefined) resolve();
      else reject(new Error(`${failure}; its output is ${output()}`));
    };
    const look = () => question() && settle();
    const close = () => settle("the server process ended");
    const timer = setTimeout(() => settle(`not true within ${patienceMilliseconds / 1000} s`), patienceMilliseconds);
    reader.on("line", look).on("close", close);
    look();
  });
}

export const restarts = (server: ServerProcess) => server.lines.filter((line) => line.event === "database.restarted").length;

export function killServerProcesses(): void {
  for (const child of children.splice(0)) if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
}
