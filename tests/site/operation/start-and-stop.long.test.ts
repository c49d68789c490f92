import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { exitCodes } from "../../../scripts/exit-codes.mjs";
import { openSharedSite, type SharedSite } from "../../support/shared-site.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { connect, sendRawRequest, readPageAddresses } from "../../support/raw-requests.ts";
import { waitForExit, startSiteProcess, stopSiteProcess } from "#scripts/running-site/site-process.ts";

let sharedSite: SharedSite;
beforeAll(async () => {
  sharedSite = await openSharedSite(inject("filledDataDir"));
});
afterAll(() => sharedSite.close());

/** Returns the error line of a failed start. Throws if the site starts, prints more lines or exits with another code. */
async function readStartError(variables: Record<string, string>, exitCode = exitCodes.refused): Promise<string> {
  const error = await startSiteProcess({ DATA_DIR: sharedSite.folder, ...variables }).then(
    async (started) => {
      await stopSiteProcess(started);
      expect.unreachable("it started");
    },
    (startError: Error) => startError,
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
    const line = await readStartError(variables);
    expect(line).toContain(expectedText);
    expect(line).not.toContain("secret");
  });

  test("stops with the exit code for a retry if DATABASE_URL is unreachable", async () => {
    const line = await readStartError({ DATABASE_URL: "postgres://owner:secret@127.0.0.1:1/x" }, exitCodes.notNow);
    expect(line).toContain("DATABASE_URL leads to no database (ECONNREFUSED");
    expect(line).not.toContain("secret");
  });

  test.each(["PORT", "METRICS_PORT"])("stops with one line if another program uses the %s", async (name) => {
    const otherServer = http.createServer().listen(0, "127.0.0.1");
    await once(otherServer, "listening");
    const { port } = otherServer.address() as AddressInfo;
    // Keep the SITE_URL for which the folder was filled; with another one the start would render all documents again.
    expect(await readStartError({ [name]: String(port), SITE_URL: "http://localhost:0" })).toBe(
      `${name} is ${port}, which another program uses; choose another.`,
    );
    otherServer.close();
  });

  test("stops with one line if DATA_DIR is a file", async () => {
    const file = path.join(sharedSite.folder, "file");
    await writeFile(file, "");
    expect(await readStartError({ DATA_DIR: file })).toContain(file);
  });

  test("stops with one line if another instance uses DATA_DIR", async () => {
    const first = await sharedSite.running();
    expect(await readStartError({})).toContain(sharedSite.folder);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });
});

describe("shutdown by SIGTERM", () => {
  test("answers the running requests, stops the database and exits with 0", async () => {
    const site = await sharedSite.running();
    const addresses = await readPageAddresses(site);
    const sockets = await Promise.all(addresses.map(() => connect(site)));
    let answerCount = 0;
    const answers = sockets.map(async (socket, index) => {
      const answer = await sendRawRequest(socket, addresses[index]!);
      answerCount += 1;
      return answer;
    });
    // All requests are sent at once and a page takes several turns of the event loop, so the server has read all of them before it
    // answers the first.
    await Promise.race(answers);
    const answeredBefore = answerCount;
    site.child.kill("SIGTERM");

    const brokenAnswers = (await Promise.all(answers)).filter((answer) => !/^HTTP\/1.1 200 [^]*<\/html>/.test(answer));
    expect(brokenAnswers).toEqual([]);
    expect(answeredBefore).toBeLessThan(addresses.length);
    expect(await waitForExit(site.child)).toBe(0);
    // Wait, because the last log lines may still be in the pipe.
    await poll(
      () => site.lines.at(-1)?.event,
      (event) => event === "server.stopped",
    );
    expect(await sharedSite.postmaster()).toBeNull();
  });
});

test("a database outage makes /readyz fail, but not /healthz, until it ends", async () => {
  const site = await sharedSite.running();
  const administrator = new Client({ connectionString: (await sharedSite.databaseUrl(site)).replace(/\/ecactus$/, "/postgres") });
  await administrator.connect();
  const status = async (address: string) => (await fetch(site.url + address)).status;
  const readBoth = async () => [await status("/healthz"), await status("/readyz")];
  expect(await readBoth()).toEqual([200, 200]);
  await administrator.query("alter database ecactus allow_connections false");
  await administrator.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'ecactus'");
  await poll(
    () => status("/readyz"),
    (readyStatus) => readyStatus !== 200,
  );
  expect(await readBoth()).toEqual([200, 503]);
  await administrator.query("alter database ecactus allow_connections true");
  await administrator.end();
  await poll(
    () => status("/readyz"),
    (readyStatus) => readyStatus === 200,
  );
  expect(await status("/healthz")).toBe(200);
});
