import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { queueMail, type OutgoingMail } from "#domain/mail";
import { openDatabase } from "#platform/database";
import { siteSecret } from "#scripts/running-site/environment.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { waitForExit, hasEnded } from "#scripts/running-site/site-process.ts";
import { readMailsTo } from "../../support/mail-server.ts";
import { dataDir, mailFolder, startTestMailServer, startMailingSite } from "../../support/mailing-site.ts";
import { createContextOn } from "../../support/test-context.ts";
import { createTestDatabase, queryDatabase } from "../../support/test-database.ts";
import { quietLog } from "../../support/test-environment.ts";

const root = path.resolve(import.meta.dirname, "../../..");

let child: ChildProcess | undefined;
afterEach(async () => {
  child?.kill("SIGKILL");
  if (child) await waitForExit(child);
});

/** Runs the export script as a separate process. */
function startExport(folder: string, variables: Record<string, string>): { process: ChildProcess; output(): string } {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: "0",
    SESSION_SECRET: siteSecret,
    DATABASE_URL: "",
    SMTP_URL: "",
    ...variables,
  };
  const exportProcess = spawn(process.execPath, ["scripts/export.ts", folder], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  child = exportProcess;
  let output = "";
  for (const stream of [exportProcess.stdout, exportProcess.stderr]) stream.on("data", (text) => (output += text));
  return { process: exportProcess, output: () => output };
}

async function countPages(folder: string): Promise<number> {
  const names = await readdir(path.join(folder, "pages"), { recursive: true }).catch(() => []);
  return names.filter((name) => path.basename(name) === "page.html").length;
}

/** Number of row changes since the database was created. Connections report their changes when they end, so wait for that. */
async function countWrites(url: string): Promise<unknown> {
  const countOthers =
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'";
  await poll(
    async () => (await queryDatabase(url, countOthers))[0]?.count,
    (count) => count === 0,
  );
  const writtenRows = "select sum(n_tup_ins + n_tup_upd + n_tup_del)::text as count from pg_stat_user_tables";
  return (await queryDatabase(url, writtenRows))[0]?.count;
}

const mailTo = (to: string, code?: string): OutgoingMail => ({
  name: code === undefined ? "newsletterConfirmed" : "signUpCode",
  language: "en",
  to,
  data: code === undefined ? {} : { code },
});

test(
  "the static export leaves queued mails and due schedules to the site and writes nothing to its database",
  { timeout: 180_000 },
  async () => {
    const server = await startTestMailServer();
    const database = await createTestDatabase();
    const openedDatabase = openDatabase({ url: database.url, log: quietLog });
    const context = createContextOn(openedDatabase, database.url);
    await context.database.transaction((transaction) =>
      queueMail(context, transaction, [mailTo("reader@example.com"), mailTo("zoe@example.com"), mailTo("ana@example.com", "123456")]),
    );
    await context.database.execute(`update content_entry set planned = data, planned_at = now() - interval '1 minute'
    where type = 'news' and key = 'how-lfp-cells-age' and language = 'en'`);
    await context.jobs.close();
    await openedDatabase.close();
    const before = await countWrites(database.url);

    const folder = path.join(dataDir(), "site");
    const exportScript = startExport(folder, { DATABASE_URL: database.url, SMTP_URL: server.url, DATA_DIR: path.join(dataDir(), "data") });
    // Stop the export after some pages, because the whole takes minutes. A worker would have taken the mails before the first page.
    await poll(
      async () => {
        if (hasEnded(exportScript.process)) throw new Error(exportScript.output());
        return countPages(`${folder}.new`);
      },
      (pages) => pages >= 10,
    );
    exportScript.process.kill("SIGKILL");
    await waitForExit(exportScript.process);

    expect(await countWrites(database.url)).toBe(before);
    expect(
      await queryDatabase(database.url, "select state, count(*)::int as count from pgboss.job where name like 'mail%' group by state"),
    ).toEqual([{ state: "created", count: 3 }]);
    expect(await queryDatabase(database.url, "select count(*)::int as count from content_entry where planned_at < now()")).toEqual([
      { count: 1 },
    ]);
    expect(await readdir(mailFolder())).toEqual([]);
    expect(existsSync(path.join(dataDir(), "data", "mail"))).toBe(false);
    await database.drop();
  },
);

test("a whole static export without a mail server sends no mails of a running site", { timeout: 900_000 }, async () => {
  const server = await startTestMailServer();
  const site = await startMailingSite({ SMTP_URL: server.url, TRUSTED_PROXY: "127.0.0.1" });
  const folder = path.join(dataDir(), "site");
  const exportScript = startExport(folder, { DATA_DIR: dataDir() });
  const senders: string[] = [];
  while (!hasEnded(exportScript.process)) {
    const email = `sender${senders.length}@example.com`;
    const body = JSON.stringify({ name: "Zoë", email, telephone: "0612345678", company: "private", message: `Question of ${email}` });
    const headers = { "content-type": "application/json", "x-forwarded-for": `10.0.${senders.length >> 8}.${senders.length & 255}` };
    const response = await fetch(`${site.url}/api/contact/question`, { method: "POST", body, headers });
    expect(await response.json()).toMatchObject({ code: 200 });
    senders.push(email);
    await pause(300);
  }
  expect([exportScript.process.exitCode, exportScript.output()]).toEqual([0, expect.stringContaining("pages with their payloads")]);
  expect(senders.length).toBeGreaterThan(10);
  for (const email of senders)
    await poll(
      () => readMailsTo(mailFolder(), email),
      (mails) => mails.length > 0,
    );
  for (const email of senders) expect([email, (await readMailsTo(mailFolder(), email)).length]).toEqual([email, 1]);
  expect(exportScript.output()).not.toContain('"mail.');
  expect(existsSync(path.join(dataDir(), "mail"))).toBe(false);
});
