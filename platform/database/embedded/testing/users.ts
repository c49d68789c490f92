import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";

export const isRoot = process.getuid?.() === 0;
export const nobody = { uid: 65534, gid: 65534 };
export const programIsOpenToAll = isRoot && spawnSync(process.execPath, ["--version"], { ...nobody, cwd: "/" }).status === 0;
export const namespacesWork = isRoot && spawnSync("unshare", ["--user", "--map-user=65534", "true"]).status === 0;

/** User of a process as this process sees it, and whether it runs in its own user namespace. */
export async function userOf(pid: number) {
  const uid = Number(/^Uid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1]);
  const map = (path: string) => readFileSync(path, "utf8");
  return { uid, namespaced: map(`/proc/${pid}/uid_map`) !== map("/proc/self/uid_map") };
}
