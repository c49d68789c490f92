import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { exitCodes } from "../../../scripts/exit-codes.mjs";
import { findPostmaster } from "../../../platform/database/embedded/postmaster-file.ts";
import { copyDataDir, fillDataDir } from "../../support/filled-data-dir.ts";
import { poll } from "../../support/poll.ts";
import { startWriter, storedRevisions } from "../../support/start-writer.ts";
import { startSiteProcess, stopSiteProcess, type SiteProcess } from "../../support/site-process.ts";

let folder: string;
let site: SiteProcess | undefined;

beforeAll(async () => {
  const filled = inject("filledDataDir");
  await fillDataDir(filled);
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-process-"));
  await copyDataDir(filled, folder);
});
afterAll(async () => {
  if (site) await stopSiteProcess(site);
  const orphan = await postmaster();
  if (orphan) process.kill(orphan.pid, "SIGQUIT");
  await poll(postmaster, (found) => !found);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const postmaster = () => findPostmaster(path.join(folder, "postgres"));

/** The site of all tests here: as the one before left it, or started again where that one has ended it. */
async function runningSite(): Promise<SiteProcess> {
  const runs = site && site.child.exitCode === null && site.child.signalCode === null;
  site = site && runs ? site : await startSiteProcess({ DATA_DIR: folder });
  return site;
}

/** The line with which a start stops; fails when it starts, says more than a line, or ends with another exit code. */
async function refusal(variables: Record<string, string>, exitCode = exitCodes.refused): Promise<string> {
  const error = await startSiteProcess({ DATA_DIR: folder, ...variables }).then(
    async (started) => {
      await stopSiteProcess(started);
      expect.unreachable("it started");
    },
    (reason: Error) => reason,
  );
  const [, code, said] = /^exit code (\S+): ([^]*)$/.exec(error.message)!;
  expect(Number(code)).toBe(exitCode);
  expect(said).toMatch(/^[^\n]+\n$/);
  return said!.trim();
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}

/** The address of the embedded database of a running site. */
async function databaseUrl(site: SiteProcess): Promise<string> {
  const { port } = site.lines.find(({ event }) => event === "database.started" || event === "database.adopted")!;
  const password = await readFile(path.join(folder, "postgres.password"), "utf8");
  return `postgres://ecactus:${password}@127.0.0.1:${String(port)}/ecactus`;
}

describe("a start that cannot be stops with one line, and an exit code that says not to try again", () => {
  test.each([
    ["PORT", { PORT: "many" }, 'PORT is "many"; allowed is a port from 0 to 65535.'],
    ["SITE_URL", { SITE_URL: "www.example.com" }, 'SITE_URL is "www.example.com"'],
    ["LEGACY_HOST", { LEGACY_HOST: "a.example" }, "LEGACY_HOST and MAIN_ORIGIN belong together"],
    ["DATABASE_URL", { DATABASE_URL: "mysql://owner:secret@db/x" }, 'DATABASE_URL is "mysql://…@db/x"'],
    ["HOST that is not this machine's", { HOST: "192.0.2.1" }, 'HOST is "192.0.2.1"'],
  ])("%s", async (_, variables, said) => {
    const line = await refusal(variables);
    expect(line).toContain(said);
    expect(line).not.toContain("secret");
  });

  test("DATABASE_URL that leads nowhere, with one that says to try again later", async () => {
    const line = await refusal({ DATABASE_URL: "postgres://owner:secret@127.0.0.1:1/x" }, exitCodes.notNow);
    expect(line).toContain("DATABASE_URL leads to no database (ECONNREFUSED");
    expect(line).not.toContain("secret");
  });

  test("PORT that another program uses", async () => {
    const other = http.createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    // With the address of the filled folder, or all its documents would be made anew.
    expect(await refusal({ PORT: String(port), SITE_URL: "http://localhost:0" })).toBe(
      `PORT is ${port}, which another program uses; choose another.`,
    );
    other.close();
  });

  test("DATA_DIR that is a file", async () => {
    const file = path.join(folder, "file");
    await writeFile(file, "");
    expect(await refusal({ DATA_DIR: file })).toContain(file);
  });

  test("DATA_DIR that another instance uses", async () => {
    const first = await runningSite();
    expect(await refusal({})).toContain(folder);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });
});

describe("SIGTERM", () => {
  test("answers everything that is in flight, stops the database and leaves with exit code 0", async () => {
    const site = await runningSite();
    const addresses = await pageAddresses(site);
    const sockets = await Promise.all(addresses.map(() => connect(site)));
    let answered = 0;
    const answers = sockets.map(async (socket, index) => {
      const answer = await exchange(socket, addresses[index]!);
      answered += 1;
      return answer;
    });
    // All were sent at once, and a page takes many turns of the server: it has read every one when the first is answered.
    await Promise.race(answers);
    const answeredBefore = answered;
    site.child.kill("SIGTERM");

    const broken = (await Promise.all(answers)).filter((answer) => !/^HTTP\/1.1 200 [^]*<\/html>/.test(answer));
    expect(broken).toEqual([]);
    expect(answeredBefore).toBeLessThan(addresses.length);
    expect(await exitOf(site.child)).toBe(0);
    // Its last lines may still be on their way.
    await poll(
      () => site.lines.at(-1)?.event,
      (event) => event === "server.stopped",
    );
    expect(await postmaster()).toBeNull();
  });

  test("answers the connections that the system has accepted and the process has not", async () => {
    const site = await runningSite();
    // Stopped, it accepts nothing, and the system lets them queue.
    site.child.kill("SIGSTOP");
    const { hostname, port } = new URL(site.url);
    const sockets = await Promise.all(
      Array.from({ length: 75 }, async () => {
        const socket = net.connect(Number(port), hostname);
        await once(socket, "connect");
        return socket;
      }),
    );
    const answers = sockets.map((socket) => exchange(socket, "/en/products"));
    site.child.kill("SIGTERM");
    site.child.kill("SIGCONT");
    const broken = (await Promise.all(answers)).filter((answer) => !/^HTTP\/1.1 200 [^]*<\/html>/.test(answer));
    expect(broken).toEqual([]);
    expect(await exitOf(site.child)).toBe(0);
  });

  test("is not held up by clients that keep asking on their connections", async () => {
    const site = await runningSite();
    const addresses = await pageAddresses(site);
    const agent = new http.Agent({ keepAlive: true });
    let served = 0;
    const visitors = Array.from({ length: 8 }, async (_, visitor) => {
      for (let index = visitor; await visit(agent, `${site.url}${addresses[index % addresses.length]!}`); index += 1) served += 1;
    });
    await poll(
      () => served,
      (count) => count >= 8,
    );
    site.child.kill("SIGTERM");
    expect(await exitOf(site.child)).toBe(0);
    await Promise.all(visitors);
    agent.destroy();
  });

  test("leaves data that the next start finds", async () => {
    const first = await runningSite();
    const config = await (await fetch(`${first.url}/api/config/i18n`)).text();
    await stopSiteProcess(first);
    const second = await runningSite();
    expect(await (await fetch(`${second.url}/api/config/i18n`)).text()).toBe(config);
    expect(second.lines.map(({ event }) => event)).not.toContain("content.imported");
  });
});

test("a database that is away makes the site unready, not dead, until it is back", async () => {
  const site = await runningSite();
  const administrator = new Client({ connectionString: (await databaseUrl(site)).replace(/\/ecactus$/, "/postgres") });
  await administrator.connect();
  const status = async (address: string) => (await fetch(site.url + address)).status;
  const both = async () => [await status("/healthz"), await status("/readyz")];
  expect(await both()).toEqual([200, 200]);
  await administrator.query("alter database ecactus allow_connections false");
  await administrator.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'ecactus'");
  await poll(
    () => status("/readyz"),
    (found) => found !== 200,
  );
  expect(await both()).toEqual([200, 503]);
  await administrator.query("alter database ecactus allow_connections true");
  await administrator.end();
  await poll(
    () => status("/readyz"),
    (found) => found === 200,
  );
  expect(await status("/healthz")).toBe(200);
});

describe("kill -9 while an editor publishes: after the next start every acknowledged revision is there", () => {
  test.each(["the server alone", "the server and its database"])("of %s", async (victims) => {
    const site = await runningSite();
    const writer = await startWriter(await databaseUrl(site));
    await poll(
      () => writer.acknowledged.length,
      (count) => count >= 9,
    );
    const database = (await postmaster())!;
    site.child.kill("SIGKILL");
    if (victims === "the server and its database") process.kill(database.pid, "SIGKILL");
    else
      await poll(
        () => writer.acknowledged.length,
        (count) => count >= 18,
      );
    await exitOf(site.child);
    writer.child.kill("SIGKILL");
    await writer.ended;

    const next = await runningSite();
    expect(next.lines.map(({ event }) => event)).toContain(victims === "the server alone" ? "database.adopted" : "database.started");
    const stored = await storedRevisions(await databaseUrl(next));
    expect(writer.acknowledged.filter((line) => !stored.has(line))).toEqual([]);
    for (const key of ["written-a", "written-b", "written-c"]) {
      const last = Math.max(...writer.acknowledged.filter((line) => line.includes(key)).map((line) => JSON.parse(line).revision as number));
      const page = await (await fetch(`${next.url}/en/explore/news/${key}`)).text();
      expect(Number(/Revision (\d+)/.exec(page)?.[1])).toBeGreaterThanOrEqual(last);
    }
  });
});

/** An eighth of the sitemap's pages, in every language, as paths: a machine that is busy with other work answers these, too. */
async function pageAddresses(site: SiteProcess): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  const some = addresses.filter((_, index) => index % 8 === 0);
  expect(some.length).toBeGreaterThan(30);
  return some;
}

async function connect(site: SiteProcess): Promise<net.Socket> {
  const { hostname, port } = new URL(site.url);
  const socket = net.connect(Number(port), hostname);
  // Only an answer shows that the server itself, and not just the system, has accepted the connection.
  socket.write("GET /healthz HTTP/1.1\r\nHost: site.test\r\n\r\n");
  await once(socket, "data");
  return socket;
}

/** Sends a request and returns all that comes back until the connection ends, or breaks. */
function exchange(socket: net.Socket, address: string): Promise<string> {
  socket.write(`GET ${address} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`);
  return new Promise((resolve) => {
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk));
    socket.once("error", (error) => (answer = `${error.message} after ${answer}`));
    socket.once("close", () => resolve(answer));
  });
}

/** Whether the address was answered. */
function visit(agent: http.Agent, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.get(address, { agent }, (response) => {
      response.resume();
      response.once("close", () => resolve(response.complete));
    });
    request.once("error", () => resolve(false));
  });
}
