import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { exitCodes } from "../../../scripts/exit-codes.mjs";
import { keepSite, type KeptSite } from "../../support/kept-site.ts";
import { poll } from "../../support/poll.ts";
import { connect, exchange, pageAddresses } from "../../support/raw-requests.ts";
import { exitOf, startSiteProcess, stopSiteProcess } from "../../support/site-process.ts";

let kept: KeptSite;
beforeAll(async () => {
  kept = await keepSite(inject("filledDataDir"));
});
afterAll(() => kept.close());

/** The line with which a start stops; fails when it starts, says more than a line, or ends with another exit code. */
async function refusal(variables: Record<string, string>, exitCode = exitCodes.refused): Promise<string> {
  const error = await startSiteProcess({ DATA_DIR: kept.folder, ...variables }).then(
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
    // With the address of the filled kept.folder, or all its documents would be made anew.
    expect(await refusal({ PORT: String(port), SITE_URL: "http://localhost:0" })).toBe(
      `PORT is ${port}, which another program uses; choose another.`,
    );
    other.close();
  });

  test("DATA_DIR that is a file", async () => {
    const file = path.join(kept.folder, "file");
    await writeFile(file, "");
    expect(await refusal({ DATA_DIR: file })).toContain(file);
  });

  test("DATA_DIR that another instance uses", async () => {
    const first = await kept.running();
    expect(await refusal({})).toContain(kept.folder);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });
});

describe("SIGTERM", () => {
  test("answers everything that is in flight, stops the database and leaves with exit code 0", async () => {
    const site = await kept.running();
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
    expect(await kept.postmaster()).toBeNull();
  });
});

test("a database that is away makes the site unready, not dead, until it is back", async () => {
  const site = await kept.running();
  const administrator = new Client({ connectionString: (await kept.databaseUrl(site)).replace(/\/ecactus$/, "/postgres") });
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
