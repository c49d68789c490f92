import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

/** Running server of one commit, with its own data folder. */
export type BenchServer = { name: string; url: string; dataDir: string; close(): Promise<void> };

const root = path.resolve(import.meta.dirname, "../../..");
/**
 * Reused by later runs, because installing and building a commit takes minutes. Not below `node_modules`, where Node runs no
 * TypeScript.
 */
const commits = path.join(os.tmpdir(), "ecactus-bench-commits");

/**
 * Starts the server of a commit, or without one of the working tree. Resolves when its first start has finished all background
 * work.
 */
export async function startCommitServer(commit?: string): Promise<BenchServer> {
  const folder = commit === undefined ? root : checkOut(commit);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "ecactus-bench-"));
  const env = { ...process.env, PORT: "0", DATA_DIR: dataDir, DATABASE_URL: "", NODE_ENV: "production" };
  const child = spawn(process.execPath, ["scripts/start.mjs"], { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let address = "";
    createInterface({ input: child.stdout }).on("line", (text) => {
      if (!text.startsWith("{")) return;
      const { event, url: listening } = JSON.parse(text) as { event?: string; url?: string };
      if (event === "server.listening" && listening !== undefined) address = listening;
      // Logged at the end of the background work of a first start.
      if (event === "documents.made") resolve(address);
    });
    void exited.then(() => reject(new Error(`${folder} did not start`)));
  });
  return {
    name: commit ?? "now",
    url,
    dataDir,
    async close() {
      child.kill("SIGTERM");
      await exited;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function checkOut(commit: string): string {
  const folder = path.join(commits, commit);
  if (existsSync(folder)) return folder;
  git("clone", "--quiet", "--shared", "--no-checkout", root, folder);
  git("-C", folder, "checkout", "--quiet", "--detach", commit);
  return folder;
}

function git(...args: string[]): void {
  const { status, stderr } = spawnSync("git", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}
