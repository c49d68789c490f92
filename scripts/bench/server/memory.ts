import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const kilobytesPerMegabyte = 1024;

/** Reads the proportional set size in MB of the server and of all processes of its database. It counts shared memory once. */
export async function proportionalMemory(server: number, dataDir: string): Promise<{ server: number; database: number }> {
  const postmaster = await postmasterOf(dataDir);
  const children = await childrenOf(postmaster);
  const database = await Promise.all([postmaster, ...children].map(pssOf));
  return { server: Math.round(await pssOf(server)), database: Math.round(database.reduce((sum, size) => sum + size, 0)) };
}

async function pssOf(pid: number): Promise<number> {
  // A database process may have ended since the list was made.
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / kilobytesPerMegabyte;
}

export async function postmasterOf(dataDir: string): Promise<number> {
  return Number((await readFile(path.join(dataDir, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);
}

export async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
      return Number(status.slice(status.lastIndexOf(")")).split(" ")[2]);
    }),
  );
  return pids.filter((_, index) => parents[index] === parent);
}
