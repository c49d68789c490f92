import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { keepSite, type KeptSite } from "../../support/kept-site.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { exchange, pageAddresses } from "../../support/raw-requests.ts";
import { exitOf, stopSiteProcess } from "#scripts/running-site/site-process.ts";
import { startWriter, storedRevisions } from "../../support/start-writer.ts";

let kept: KeptSite;
beforeAll(async () => {
  kept = await keepSite(inject("filledDataDir"));
});
afterAll(() => kept.close());

describe("shutdown by SIGTERM", () => {
  test("keeps the data for the next start", async () => {
    const first = await kept.running();
    const config = await (await fetch(`${first.url}/api/config/i18n`)).text();
    await stopSiteProcess(first);
    const second = await kept.running();
    expect(await (await fetch(`${second.url}/api/config/i18n`)).text()).toBe(config);
    expect(second.lines.map(({ event }) => event)).not.toContain("content.imported");
  });

  test("answers connections that the system accepted before the process did", async () => {
    const site = await kept.running();
    // A stopped process accepts no connection, so the system queues them.
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

  test("is not delayed by busy keep-alive connections", async () => {
    const site = await kept.running();
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
});

describe("kill -9 while an editor publishes", () => {
  test.each(["the server alone", "the server and its database"])("of %s loses no acknowledged revision", async (victims) => {
    const site = await kept.running();
    const writer = await startWriter(await kept.databaseUrl(site));
    await poll(
      () => writer.acknowledged.length,
      (count) => count >= 9,
    );
    const database = (await kept.postmaster())!;
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

    const next = await kept.running();
    expect(next.lines.map(({ event }) => event)).toContain(victims === "the server alone" ? "database.adopted" : "database.started");
    const stored = await storedRevisions(await kept.databaseUrl(next));
    expect(writer.acknowledged.filter((line) => !stored.has(line))).toEqual([]);
    for (const key of ["written-a", "written-b", "written-c"]) {
      const last = Math.max(...writer.acknowledged.filter((line) => line.includes(key)).map((line) => JSON.parse(line).revision as number));
      const page = await (await fetch(`${next.url}/en/explore/news/${key}`)).text();
      expect(Number(/Revision (\d+)/.exec(page)?.[1])).toBeGreaterThanOrEqual(last);
    }
  });
});

/** Resolves to true when the response is complete. */
function visit(agent: http.Agent, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.get(address, { agent }, (response) => {
      response.resume();
      response.once("close", () => resolve(response.complete));
    });
    request.once("error", () => resolve(false));
  });
}
