import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";

export const isRoot = process.getuid?.() === 0;
export const nobody = { uid: 65534, gid: 65534 };
export const programIsOpenToAll = isRoot && spawnSync(process.execPath, ["--version"], { ...nobody, cwd: "/" }).status === 0;
export const namespacesWork = isRoot && spawnSync("unshare", ["--user", "--map-user=65534", "true"]).status === 0;

/** The user of a process as this one sees it, and whether it lives in a user namespace of its own. */
export async function userOf(pid: number) {
  const uid = Number(/^Uid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1]);
  const map = (path: string) => readFileSync(path, "utf8");
  return { uid, namespaced: map(`/proc/${pid}/uid_map`) !== map("/proc/self/uid_map") };
}
