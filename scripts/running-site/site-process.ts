import assert from "node:assert";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { poll } from "./poll.ts";
import { siteSecret } from "./environment.ts";
import { serverArguments } from "../prepare.mjs";

export type SiteProcess = { child: ChildProcess; pid: number; url: string; lines: Record<string, unknown>[] };

const root = path.resolve(import.meta.dirname, "../..");

/**
 * Starts the server as `npm start` does, on a free port. Resolves when it listens, rejects if it exits first.
 *
 * @param folder project folder of the built site, if it is not this one
 */
export function startSiteProcess(variables: Record<string, string>, folder = root): Promise<SiteProcess> {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: "0",
    DATABASE_URL: "",
    SESSION_SECRET: siteSecret,
    ...variables,
  };
  const child = spawn(process.execPath, serverArguments, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const { pid } = child;
  assert(pid, "The server process could not be started.");
  const lines: Record<string, unknown>[] = [];
  let errors = "";
  child.stderr.on("data", (chunk) => (errors += chunk));

  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (text) => {
      const line = JSON.parse(text) as Record<string, unknown>;
      lines.push(line);
      if (line.event === "server.listening") resolve({ child, pid, url: String(line.url), lines });
    });
    child.once("exit", (code) => reject(new Error(`exit code ${code}: ${errors}`)));
  });
}

/** Documents are rendered after all other work, which may take minutes at the first start on a busy machine. */
export const documentsPatienceMs = 900_000;

/** Waits until the first start has rendered its documents, which keeps one core busy. */
export async function waitForDocuments({ child, lines }: SiteProcess): Promise<void> {
  const isRendered = () => lines.some(({ event }) => event === "documents.made");
  await poll(
    () => isRendered() || child.exitCode !== null,
    (isOver) => isOver,
    documentsPatienceMs,
  );
  if (!isRendered()) throw new Error(`The site ended with code ${child.exitCode} before its documents were rendered.`);
}

export const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Returns the exit code, or `null` if a signal ended the process. */
export async function waitForExit(child: ChildProcess): Promise<number | null> {
  if (!hasEnded(child)) await once(child, "exit");
  return child.exitCode;
}

export async function stopSiteProcess({ child }: SiteProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exit = waitForExit(child);
  child.kill("SIGTERM");
  await exit;
}
