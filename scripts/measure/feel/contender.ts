import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

/** A site that is measured. */
export type Contender = { name: string; url: string; close(): Promise<void> };
/** One that runs here, with its data in a folder of its own. */
export type OwnContender = Contender & { dataDir: string };

/** The commit before the site was made fast in the hand. */
export const commitBefore = "1dc5765";

const root = path.resolve(import.meta.dirname, "../../..");
/** Kept between runs: its packages and its build take a minute. Not below `node_modules`, where Node.js runs no TypeScript. */
const commits = path.join(os.tmpdir(), "ecactus-feel-commits");

/** A site that runs somewhere else. */
export function openAddress(address: string): Contender {
  const { origin, hostname } = new URL(address);
  return { name: hostname, url: origin, close: async () => {} };
}

/** A commit of this repository, on a free port and at rest; without one the files as they are now. */
export async function openCommit(commit?: string): Promise<OwnContender> {
  const folder = commit === undefined ? root : checkOut(commit);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "ecactus-feel-"));
  const env = { ...process.env, PORT: "0", DATA_DIR: dataDir, DATABASE_URL: "", NODE_ENV: "production" };
  const child = spawn(process.execPath, ["scripts/start.mjs"], { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let address = "";
    createInterface({ input: child.stdout }).on("line", (text) => {
      if (!text.startsWith("{")) return;
      const { event, url: listening } = JSON.parse(text) as { event?: string; url?: string };
      if (event === "server.listening" && listening !== undefined) address = listening;
      // From then on a first start is at rest.
      if (event === "documents.made") resolve(address);
    });
    void gone.then(() => reject(new Error(`${folder} did not start`)));
  });
  return {
    name: commit ?? "now",
    url,
    dataDir,
    async close() {
      child.kill("SIGTERM");
      await gone;
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
