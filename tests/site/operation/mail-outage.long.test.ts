import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { queueMail } from "#domain/mail";
import { openDatabase, type OpenDatabase } from "#platform/database";
import { countMailJobs } from "#scripts/running-site/count-mail-jobs.ts";
import { poll } from "#scripts/running-site/poll.ts";
import type { Context } from "../../../domain/context.ts";
import { startDatabaseProxy, type DatabaseProxy } from "../../support/database-proxy.ts";
import { isLongRun } from "../../support/is-long-run.ts";
import { readMailsTo, startMailServer, type MailServer } from "../../support/mail-server.ts";
import { createContextOn } from "../../support/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../support/test-database.ts";
import { quietLog } from "../../support/test-environment.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

const rounds = isLongRun ? 60 : 4;
const mailsPerRound = 6;

let folder: string;
let database: TestDatabase;
let proxy: DatabaseProxy;
let server: MailServer;
let site: TestSite;
/** Direct connection, which also works while the proxy cuts the site's connections. */
let direct: OpenDatabase;
let queueContext: Context;
let onAccepted: () => void;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-mail-outage-"));
  database = await createTestDatabase();
  proxy = await startDatabaseProxy(database.url);
  server = await startMailServer(folder, 0, undefined, () => onAccepted());
  direct = openDatabase({ url: database.url, log: quietLog });
  queueContext = createContextOn(direct, database.url);
  site = await openTestSite({ environment: { smtpUrl: new URL(server.url) }, database: { ...database, url: proxy.url } });
});
beforeEach(() => {
  onAccepted = () => {};
});
afterAll(async () => {
  await site.close();
  await queueContext.jobs.close();
  await direct.close();
  await proxy.close();
  await server.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

let queuedCount = 0;
async function queueMails(count: number): Promise<string[]> {
  const addresses = Array.from({ length: count }, () => `reader${(queuedCount += 1)}@example.com`);
  const mails = addresses.map((to) => ({ name: "newsletterConfirmed" as const, language: "en" as const, to, data: {} }));
  await direct.database.transaction((transaction) => queueMail(queueContext, transaction, mails));
  return addresses;
}

/** Lets the time limit of running jobs expire, so that another worker may take them. In production this takes a minute. */
const expireJobs = () =>
  direct.database.execute("update pgboss.job set state = 'retry', start_after = now() where name like 'mail%' and state = 'active'");
const countArrived = async () => (await readdir(folder)).filter((name) => name.endsWith(".eml")).length;

/** Addresses that did not get exactly one mail, with their number of mails. */
async function findWrongCounts(addresses: readonly string[]): Promise<[string, number][]> {
  const counts = await Promise.all(
    addresses.map(async (address) => [address, (await readMailsTo(folder, address)).length] as [string, number]),
  );
  return counts.filter(([, count]) => count !== 1);
}

describe("a mail that the mail server accepted while the database became unreachable", () => {
  test("is not sent again", { timeout: 600_000 }, async () => {
    const allAddresses: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = await countArrived();
      // Cut the connection at another mail of the batch in each round, so that some mails are being sent and some wait.
      const cutAt = before + 1 + (round % mailsPerRound);
      let accepted = before;
      onAccepted = () => {
        accepted += 1;
        if (accepted === cutAt) proxy.cut();
      };
      allAddresses.push(...(await queueMails(mailsPerRound)));
      await poll(
        () => accepted,
        (count) => count >= cutAt,
        60_000,
      );
      // The pauses range from a broken connection to an outage that outlasts the jobs' time limit.
      await pause([0, 50, 300, 700][round % 4]);
      if (round % 2 === 1) await expireJobs();
      proxy.restore();
      // Expire jobs whose failure could not be recorded during the outage, which would otherwise wait for a minute.
      await poll(
        async () => {
          await pause(500);
          await expireJobs();
          return countMailJobs(direct.database);
        },
        (count) => count === 0,
        60_000,
      );
    }
    expect(await findWrongCounts(allAddresses)).toEqual([]);
  });
});
