import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openSharedSite, type SharedSite } from "../../support/shared-site.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { sendRawRequest, readPageAddresses } from "../../support/raw-requests.ts";
import { waitForExit, stopSiteProcess } from "#scripts/running-site/site-process.ts";
import { startContentWriter, readStoredRevisions } from "../../support/start-writer.ts";

let sharedSite: SharedSite;
beforeAll(async () => {
  sharedSite = await openSharedSite(inject("filledDataDir"));
});
afterAll(() => sharedSite.close());

describe("shutdown by SIGTERM", () => {
  test("keeps the data for the next start", async () => {
    const first = await sharedSite.running();
    const config = await (await fetch(`${first.url}/api/config/i18n`)).text();
    await stopSiteProcess(first);
    const second = await sharedSite.running();
    expect(await (await fetch(`${second.url}/api/config/i18n`)).text()).toBe(config);
    expect(second.lines.map(({ event }) => event)).not.toContain("content.imported");
  });

  test("answers connections that the system accepted before the process did", async () => {
    const site = await sharedSite.running();
    // Stop the process, so that the operating system queues new connections.
    site.child.kill("SIGSTOP");
    const { hostname, port } = new URL(site.url);
    const sockets = await Promise.all(
      Array.from({ length: 75 }, async () => {
        const socket = net.connect(Number(port), hostname);
        await once(socket, "connect");
        return socket;
      }),
    );
    const answers = sockets.map((socket) => sendRawRequest(socket, "/en/products"));
    site.child.kill("SIGTERM");
    site.child.kill("SIGCONT");
    const brokenAnswers = (await Promise.all(answers)).filter((answer) => !/^HTTP\/1.1 200 [^]*<\/html>/.test(answer));
    expect(brokenAnswers).toEqual([]);
    expect(await waitForExit(site.child)).toBe(0);
  });

  test("is not delayed by busy keep-alive connections", async () => {
    const site = await sharedSite.running();
    const addresses = await readPageAddresses(site);
    const agent = new http.Agent({ keepAlive: true });
    let servedCount = 0;
    const visitors = Array.from({ length: 8 }, async (_, visitor) => {
      for (let index = visitor; await visit(agent, `${site.url}${addresses[index % addresses.length]!}`); index += 1) servedCount += 1;
    });
    await poll(
      () => servedCount,
      (count) => count >= 8,
    );
    site.child.kill("SIGTERM");
    expect(await waitForExit(site.child)).toBe(0);
    await Promise.all(visitors);
    agent.destroy();
  });
});

describe("kill -9 while an editor publishes", () => {
  test.each(["the server alone", "the server and its database"])("of %s loses no acknowledged revision", async (killedProcesses) => {
    const site = await sharedSite.running();
    const writer = await startContentWriter(await sharedSite.databaseUrl(site));
    await poll(
      () => writer.acknowledged.length,
      (count) => count >= 9,
    );
    const database = (await sharedSite.postmaster())!;
    site.child.kill("SIGKILL");
    if (killedProcesses === "the server and its database") process.kill(database.pid, "SIGKILL");
    else
      await poll(
        () => writer.acknowledged.length,
        (count) => count >= 18,
      );
    await waitForExit(site.child);
    writer.child.kill("SIGKILL");
    await writer.ended;

    const next = await sharedSite.running();
    expect(next.lines.map(({ event }) => event)).toContain(
      killedProcesses === "the server alone" ? "database.adopted" : "database.started",
    );
    const revisionsAfterKill = await readStoredRevisions(await sharedSite.databaseUrl(next));
    expect(writer.acknowledged.filter((line) => !revisionsAfterKill.has(line))).toEqual([]);
    for (const key of ["written-a", "written-b", "written-c"]) {
      const lastRevision = Math.max(
        ...writer.acknowledged.filter((line) => line.includes(key)).map((line) => JSON.parse(line).revision as number),
      );
      const page = await (await fetch(`${next.url}/en/explore/news/${key}`)).text();
      expect(Number(/Revision (\d+)/.exec(page)?.[1])).toBeGreaterThanOrEqual(lastRevision);
    }
  });
});

/** Requests a page and resolves to true if the response is complete. */
function visit(agent: http.Agent, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.get(address, { agent }, (response) => {
      response.resume();
      response.once("close", () => resolve(response.complete));
    });
    request.once("error", () => resolve(false));
  });
}
