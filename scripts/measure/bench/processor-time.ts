import { readFile } from "node:fs/promises";
import { childrenOf, postmasterOf } from "./memory.ts";

const msPerTick = 10;

/** What a process has used of processors so far, however busy the machine was, as Linux counts it in hundredths of a second. */
export async function processorMs(pid: number): Promise<number> {
  const ticks = await ticksOf(pid);
  return sumOf(ticks.slice(0, 2)) * msPerTick;
}

/** The same of an embedded database: of all its processes, those that have ended too. */
export async function databaseMs(dataDir: string): Promise<number> {
  const postmaster = await postmasterOf(dataDir);
  const [children, ticks] = await Promise.all([childrenOf(postmaster), ticksOf(postmaster)]);
  const running = await Promise.all(children.map((pid) => processorMs(pid).catch(() => 0)));
  return sumOf(ticks) * msPerTick + sumOf(running);
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Its own in user and system mode, then that of its children that have ended. */
async function ticksOf(pid: number): Promise<number[]> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")")).split(" ").slice(12, 16).map(Number);
}
