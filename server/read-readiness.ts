import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { Environment } from "./environment.ts";

type Readiness = { siteUrl: URL; sendsMail: boolean; lastBackup: Date | undefined };

/** Reads the facts about the installation that the launch checklist needs. */
export async function readReadiness({ siteUrl, smtpUrl, dataDir }: Environment): Promise<Readiness> {
  return { siteUrl, sendsMail: smtpUrl !== undefined, lastBackup: await findLastBackup(path.join(dataDir, "backup")) };
}

/** Returns the time of the newest backup; `undefined` if the folder does not exist or is empty. */
async function findLastBackup(folder: string): Promise<Date | undefined> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(names.filter((name) => name.endsWith(".tar.zst")).map((name) => stat(path.join(folder, name))));
  return files.map(({ mtime }) => mtime).sort((one, other) => other.getTime() - one.getTime())[0];
}
