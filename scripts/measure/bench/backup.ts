import { rm } from "node:fs/promises";
import path from "node:path";
import { createLog } from "#platform/log";
import { pino } from "pino";
import { backUp } from "#server/back-up.ts";
import { restore } from "#server/restore.ts";
import { openServices } from "#server/services.ts";
import { environmentOf } from "#scripts/running-site/environment.ts";
import { addEntries, manyEntries } from "./publication.ts";

type Print = (name: string, measured: string, bound: string) => void;

/** How long a backup of 50,000 entries takes, and its restore into a new folder beside the first. */
export async function measureBackup(dataDir: string, print: Print): Promise<void> {
  const log = createLog(pino.destination("/dev/null"));
  const environment = environmentOf(dataDir);
  const opened = await openServices(environment, log);
  if (!opened.ok) throw new Error(opened.message);
  await addEntries(opened.services, manyEntries);
  const file = path.join(dataDir, "bench.tar.zst");
  const backedUp = await backUp(environment, file);
  await opened.services.close();
  if (!backedUp.ok) throw new Error(backedUp.message);
  const { seconds, rows, bytes } = backedUp;
  print(`backup, ${manyEntries} entries`, `${seconds.toFixed(1)} s, ${rows} rows, ${Math.round(bytes / 1024 / 1024)} MB`, "under 20 s");

  const target = `${dataDir}-restored`;
  const restored = await restore(environmentOf(target), file, log);
  if (!restored.ok) throw new Error(restored.message);
  print(`restore, ${manyEntries} entries`, `${restored.seconds.toFixed(1)} s`, "under 60 s");
  await rm(target, { recursive: true });
}
