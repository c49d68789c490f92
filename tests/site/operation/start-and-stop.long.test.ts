import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { exitCodes } from "../../../scripts/exit-codes.mjs";
import { keepSite, type KeptSite } from "../../support/kept-site.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { connect, exchange, pageAddresses } from "../../support/raw-requests.ts";
import { exitOf, startSiteProcess, stopSiteProcess } from "#scripts/running-site/site-process.ts";

let kept: KeptSite;
beforeAll(async () => {
  kept = await keepSite(inject("filledDataDir"));
});
afterAll(() => kept.close());

/** Returns the error line of a failed start. Fails if the site starts, prints more lines or exits with another code. */
async function refusal(variables: Record<string, string>, exitCode = exitCodes.refused): Promise<string> {
  const error = await startSiteProcess({ DATA_DIR: kept.folder, ...variables }).then(
    async (started) => {
      await stopSiteProcess(started);
      expect.unreachable("it started");
    },
    (reason: Error) => reason,
  );
  const [, code, output] = /^exit code (\S+): ([^]*)$/.exec(error.message)!;
  expect(Number(code)).toBe(exitCode);
  expect(output).toMatch(/^[^\n]+\n$/);
  return output!.trim();
}

describe("start with an invalid setting", () => {
  test.each([
    ["PORT", { PORT: "many" }, 'PORT is "many"; allowed is a port from 0 to 65535.'],
    ["SITE_URL", { SITE_URL: "www.example.com" }, 'SITE_URL is "www.example.com"'],
    ["LEGACY_HOST", { LEGACY_HOST: "a.example" }, "LEGACY_HOST and MAIN_ORIGIN belong together"],
    ["DATABASE_URL", { DATABASE_URL: "mysql://owner:secret@db/x" }, 'DATABASE_URL is "mysql://…@db/x"'],
    ["DATA_DIR where no folder can be made", { DATA_DIR: "/proc/ecactus" }, "DATA_DIR /proc/ecactus cannot be used (ENOENT at "],
    [
      "DATA_DIR where no folder can be made, with a database server",
      { DATA_DIR: "/proc/ecactus", DATABASE_URL: "postgres://owner:secret@127.0.0.1:1/x" },
      "DATA_DIR /proc/ecactus cannot be used (ENOENT at ",
    ],
    ["HOST that is not this machine's", { HOST: "192.0.2.1" }, 'HOST is "192.0.2.1"'],
  ])("stops with one line and the exit code for no retry: %s", async (_, variables, expectedText) => {
    const line = await refusal(variables);
    expect(line).toContain(expectedText);
    expect(line).not.toContain("secret");
  });

  test("stops with the exit code for a retry if DATABASE_URL is unreachable", async () => {
    const line = await refusal({ DATABASE_URL: "postgres://owner:secret@127.0.0.1:1/x" }, exitCodes.notNow);
    expect(line).toContain("DATABASE_URL leads to no database (ECONNREFUSED");
    expect(line).not.toContain("secret");
  });

  test.each(["PORT", "METRICS_PORT"])("stops with one line if another program uses the %s", async (name) => {
    const other = http.createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    // The folder was filled for this SITE_URL; with another one the start would render all documents again.
    expect(await refusal({ [name]: String(port), SITE_URL: "http://localhost:0" })).toBe(
      `${name} is ${port}, which another program uses; choose another.`,
    );
    other.close();
  });

  test("stops with one line if DATA_DIR is a file", async () => {
    const file = path.join(kept.folder, "file");
    await writeFile(file, "");
    expect(await refusal({ DATA_DIR: file })).toContain(file);
  });

  test("stops with one line if another instance uses DATA_DIR", async () => {
    const first = await kept.running();
    expect(await refusal({})).toContain(kept.folder);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });
});

describe("shutdown by SIGTERM", () => {
  test("answers the requests in flight, stops the database and exits with 0", async () => {
    const site = await kept.running();
    const addresses = await pageAddresses(site);
    const sockets = await Promise.all(addresses.map(() => connect(site)));
    let answered = 0;
    const answers = sockets.map(async (socket, index) => {
      const answer = await exchange(socket, addresses[index]!);
      answered += 1;
      return answer;
    });
    // All requests are sent at once and a page takes many turns of the event loop, so the server has read all of them
    // before it answers the first.
    await Promise.race(answers);
    const answeredBefore = answered;
    site.child.kill("SIGTERM");

    const broken = (await Promise.all(answers)).filter((answer) => !/^HTTP\/1.1 200 [^]*<\/html>/.test(answer));
    expect(broken).toEqual([]);
    expect(answeredBefore).toBeLessThan(addresses.length);
    expect(await exitOf(site.child)).toBe(0);
    // The last log lines may still be in the pipe.
    await poll(
      () => site.lines.at(-1)?.event,
      (event) => event === "server.stopped",
    );
    expect(await kept.postmaster()).toBeNull();
  });
});

test("a database outage makes /readyz fail, but not /healthz, until it ends", async () => {
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
