import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { findRunningPostgres } from "#platform/database";
import { findPostmaster } from "../../platform/database/embedded/postmaster-file.ts";
import { copyDataDir, fillDataDir } from "./filled-data-dir.ts";
import { startLoad } from "./load.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { startSiteProcess, stopSiteProcess, type SiteProcess } from "#scripts/running-site/site-process.ts";

type Rounds = { terminations: number; restarts: number };
export type DrillReport = {
  /** Exit code or signal of the site's process; null while it runs. */
  exit: number | string | null;
  acknowledged: number;
  /** Questions that the site acknowledged but did not store. */
  lostQuestions: string[];
  /** Number of responses by status; 0 counts broken connections. */
  statuses: Record<string, number>;
  /** For each restart, milliseconds from the first accepted database connection until /readyz answers 200. */
  readyAfter: number[];
};

const pauseMs = 150;

/**
 * Disturbs the embedded database of a site under load: ends all its connections `terminations` times, then stops it `restarts`
 * times, by shutdown and kill in turn. The site has to restart the database.
 */
export async function drillDatabase(filledDataDir: string, rounds: Rounds): Promise<DrillReport> {
  await fillDataDir(filledDataDir);
  const folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-drill-"));
  await copyDataDir(filledDataDir, folder);
  const site = await startSiteProcess({ DATA_DIR: folder, TRUSTED_PROXY: "127.0.0.1" });
  try {
    return await drill(site, folder, rounds);
  } finally {
    await stopSiteProcess(site);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function drill(site: SiteProcess, dataDir: string, { terminations, restarts }: Rounds): Promise<DrillReport> {
  const load = startLoad(site.url);
  const folder = path.join(dataDir, "postgres");
  const moreAcknowledged = async () => {
    const before = load.acknowledged.length;
    await poll(
      () => load.acknowledged.length,
      (now) => now > before + 3,
      60_000,
    );
  };
  await moreAcknowledged();
  for (let round = 0; round < terminations; round += 1) {
    await asSuperuser(dataDir, (client) =>
      client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'ecactus'"),
    );
    await pause(pauseMs);
  }
  const readyAfter: number[] = [];
  for (let round = 0; round < restarts; round += 1) {
    await moreAcknowledged();
    const { pid } = (await findPostmaster(folder))!;
    process.kill(pid, round % 2 === 0 ? "SIGINT" : "SIGKILL");
    await poll(
      () => findPostmaster(folder),
      (postmaster) => postmaster !== null && postmaster.pid !== pid && postmaster.ready,
      60_000,
    );
    const { tookMs } = await poll(
      async () => (await fetch(`${site.url}/readyz`)).status,
      (status) => status === 200,
      60_000,
    );
    readyAfter.push(Math.round(tookMs));
  }
  await moreAcknowledged();
  await load.stop();
  const storedMessages = await storedQuestions(dataDir);
  return {
    exit: site.child.exitCode ?? site.child.signalCode,
    acknowledged: load.acknowledged.length,
    lostQuestions: load.acknowledged.filter((message) => !storedMessages.has(message)),
    statuses: Object.fromEntries(load.statuses),
    readyAfter,
  };
}

async function asSuperuser(dataDir: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const url = new URL((await findRunningPostgres(dataDir))!);
  url.username = "postgres";
  url.password = await readFile(path.join(dataDir, "postgres.password"), "utf8");
  url.pathname = "/postgres";
  await withClient(url.href, work);
}

async function storedQuestions(dataDir: string): Promise<Set<string>> {
  const messages = new Set<string>();
  await withClient((await findRunningPostgres(dataDir))!, async (client) => {
    const { rows } = await client.query<{ message: string }>("select message from contact_question");
    for (const { message } of rows) messages.add(message);
  });
  return messages;
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
