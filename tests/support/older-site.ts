import { spawnSync, type SpawnSyncOptions } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp } from "node:fs/promises";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/** Returns false in a shallow clone without the commit. */
export function hasCommit(commit: string): boolean {
  return spawnSync("git", ["cat-file", "-e", `${commit}^{commit}`], { cwd: root }).status === 0;
}

/** Builds the site of an earlier commit with the packages of its lock file. Returns the folder. */
export async function buildOlderSite(commit: string): Promise<string> {
  await mkdir(path.join(root, "var"), { recursive: true });
  const folder = await mkdtemp(path.join(root, "var", "older-site-"));
  run("sh", ["-c", `git archive ${commit} | tar --extract --directory "$0"`, folder], { cwd: root });
  const isSameLock = readFileSync(path.join(folder, "package-lock.json")).equals(readFileSync(path.join(root, "package-lock.json")));
  // Copy by hard links, which take a second and no disk space.
  if (isSameLock) run("cp", ["--archive", "--link", path.join(root, "node_modules"), path.join(folder, "node_modules")]);
  const env = { ...process.env, NODE_ENV: "production" };
  run(process.execPath, ["scripts/on-node.mjs", "scripts/build.ts", "--site", "--unless-built"], { cwd: folder, env });
  if (!existsSync(path.join(folder, "build", "server", "index.js"))) throw new Error(`${commit} was not built`);
  return folder;
}

function run(program: string, args: string[], options: SpawnSyncOptions = {}): void {
  const { status, stderr, error } = spawnSync(program, args, { ...options, encoding: "utf8" });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${String(stderr)}`);
}
