import { createHmac } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openApiDelivery } from "#db/open-api.ts";
import type { CommandAnswer, Page, PlantAnswer } from "#domain/sandbox/schema";
import { deliverEvent, queueDueEvents, webhookQueue } from "#domain/webhooks";
import { maxAttempts, type DeliveryAnswer, type NewWebhook, type WebhookAnswer } from "#domain/webhooks/schema";
import { openDatabase } from "#platform/database";
import { openSafeHttpClient } from "#platform/safe-http";
import { openTestApi, type ApiResponse } from "#tests/support/test-api.ts";
import { openApiKeyClient } from "#tests/support/open-api-key-client.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { startDatabaseProxy } from "#tests/support/database-proxy.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { quietLog } from "#tests/support/test-environment.ts";

type ReceivedRequest = { headers: http.IncomingHttpHeaders; body: string };
type Event = { id: string; type: string; simulated: boolean; at: string; data: Record<string, unknown> };

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
let holder: Awaited<ReturnType<typeof openApiKeyClient>>;
let stranger: Awaited<ReturnType<typeof openApiKeyClient>>;
let requests: ReceivedRequest[] = [];
let status = 204;
let onReceived = () => {};
const receiver = http.createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  requests.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
  onReceived();
  response.writeHead(status).end();
});
let address: string;

beforeAll(async () => {
  await new Promise<void>((done) => void receiver.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`;
  context = await openTestContext();
  site = openTestApi(context);
  holder = await openApiKeyClient(site);
  stranger = await openApiKeyClient(site, "read");
});
afterAll(async () => {
  receiver.close();
  await context.close();
});

let day = 0;
beforeEach(() => {
  day += 1;
  requests = [];
  status = 204;
  onReceived = () => {};
  context.setTime(new Date(Date.UTC(2026, 4, day, 12, 0, 20)).toISOString());
});
const later = (seconds: number) => context.setTime(new Date(context.clock.now().getTime() + seconds * 1000).toISOString());

const dataOf = async <Data>(answer: Promise<ApiResponse>): Promise<Data> => {
  const { body } = await answer;
  expect(body).toMatchObject({ code: 200, data: { simulated: true } });
  return body.data as Data;
};
const register = (body: object = { url: address }) => dataOf<NewWebhook>(holder.call("/v1/webhooks", body));
const deliveriesOf = async (id: string) => (await dataOf<Page<DeliveryAnswer>>(holder.call(`/v1/webhooks/${id}/deliveries`))).items;
const remove = (id: string) => holder.call(`/v1/webhooks/${id}/remove`, {});
const deliver = (id: string, deliveryContext = context) =>
  deliverEvent(deliveryContext, { job: { id: "", data: { deliveryId: id } }, closing: new AbortController().signal });
afterEach(async () => {
  for (const { id } of (await dataOf<Page<WebhookAnswer>>(holder.call("/v1/webhooks"))).items) await remove(id);
});

/** Verifies a delivery as a receiver does: signed with the secret and younger than five minutes. */
function isGenuine({ headers, body }: ReceivedRequest, secret: string, now: Date): boolean {
  const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["ecactus-signature"]))!;
  const expected = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return signature === expected && Math.abs(now.getTime() / 1000 - Number(seconds)) < 300;
}

describe("webhook", () => {
  test("can be registered, listed and removed, with its secret shown only once", async () => {
    const { id, secret, ...webhook } = await register();
    expect(secret).toMatch(/^whsec_.{43}$/);
    expect(webhook.events).toEqual(["command.applied", "alarm.raised", "alarm.cleared", "ping"]);
    const { items } = await dataOf<Page<WebhookAnswer>>(holder.call("/v1/webhooks"));
    expect(items).toEqual([{ id, ...webhook }]);
    const { rows } = await context.database.execute("select * from open_api_webhook");
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
    expect((await remove(id)).body).toMatchObject({ code: 200, data: { removed: true } });
    expect((await remove(id)).status).toBe(404);
  });

  test.each([
    [{}, "invalidInput"],
    [{ url: "receiver" }, "invalidInput"],
    [{ url: "http://93.184.215.14/" }, "webhookAddress"],
    [{ url: "https://name:word@93.184.215.14/" }, "webhookAddress"],
    [{ url: "ftp://93.184.215.14/" }, "webhookAddress"],
    [{ url: "https://169.254.169.254/latest/meta-data/" }, "webhookNotPublic"],
    [{ url: "https://10.1.2.3/" }, "webhookNotPublic"],
    [{ url: "https://[fd00:ec2::254]/" }, "webhookNotPublic"],
    [{ url: "https://93.184.215.14/", events: [] }, "invalidInput"],
    [{ url: "https://93.184.215.14/", events: ["weather"] }, "invalidInput"],
  ])("registration with %j is refused: %s", async (body, reason) => {
    expect((await holder.call("/v1/webhooks", body)).body).toMatchObject({ code: 400, reason });
  });

  test("is limited to five per account", async () => {
    await Promise.all(Array.from({ length: 5 }, () => register()));
    expect((await holder.call("/v1/webhooks", { url: address })).body).toMatchObject({ code: 400, reason: "tooManyWebhooks" });
  });

  test("belongs to one account and requires a key with control scope", async () => {
    const { id } = await register();
    expect((await stranger.call("/v1/webhooks", { url: address })).body).toMatchObject({ code: 403, reason: "scopeMissing" });
    const other = await openApiKeyClient(site);
    expect((await other.call(`/v1/webhooks/${id}/ping`, {})).status).toBe(404);
    expect((await other.call(`/v1/webhooks/${id}/remove`, {})).status).toBe(404);
    expect((await other.call(`/v1/webhooks/${id}/deliveries`)).body).toMatchObject({ data: { items: [] } });
    const { id: delivery } = await dataOf<DeliveryAnswer>(holder.call(`/v1/webhooks/${id}/ping`, {}));
    expect((await other.call(`/v1/deliveries/${delivery}/replay`, {})).status).toBe(404);
    expect((await holder.call("/v1/webhooks/none/ping", {})).status).toBe(404);
  });

  test("can be pinged without body and content type", async () => {
    const { id } = await register();
    const ping = await site.open().send(`/v1/webhooks/${id}/ping`, "", { authorization: `Bearer ${holder.key}` });
    expect(ping.body).toMatchObject({ code: 200, data: { event: "ping" } });
  });
});

describe("webhook delivery", () => {
  test("is signed over its time and body", async () => {
    const { id, secret } = await register();
    const ping = await dataOf<DeliveryAnswer>(holder.call(`/v1/webhooks/${id}/ping`, {}));
    expect(ping).toMatchObject({ event: "ping", state: "pending", attempts: 0 });
    await deliver(ping.id);
    expect(requests).toHaveLength(1);
    const [message] = requests as [ReceivedRequest];
    expect(message.headers).toMatchObject({ "content-type": "application/json", "ecactus-event": "ping", "ecactus-delivery": ping.id });
    const now = context.clock.now();
    expect(isGenuine(message, secret, now)).toBe(true);
    expect(isGenuine({ ...message, body: message.body.replace("ping", "pong") }, secret, now)).toBe(false);
    expect(isGenuine(message, `${secret}x`, now)).toBe(false);
    expect(isGenuine(message, secret, new Date(now.getTime() + 301_000))).toBe(false);
    expect(JSON.parse(message.body)).toEqual({ id: ping.id, type: "ping", simulated: true, at: now.toISOString(), data: {} });
    expect(await deliveriesOf(id)).toMatchObject([{ id: ping.id, state: "delivered", attempts: 1, lastStatus: 204 }]);
  });

  test("is retried, fails after the last attempt and can be replayed", async () => {
    const { id, secret } = await register();
    const ping = await dataOf<DeliveryAnswer>(holder.call(`/v1/webhooks/${id}/ping`, {}));
    status = 500;
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      expect(await deliver(ping.id)).toEqual({ error: "HTTP 500", isFinal: false });
      expect(await deliveriesOf(id)).toMatchObject([{ state: "pending", attempts: attempt, lastStatus: 500 }]);
    }
    await deliver(ping.id);
    expect(await deliveriesOf(id)).toMatchObject([{ state: "failed", attempts: maxAttempts }]);
    await deliver(ping.id);
    expect(requests).toHaveLength(maxAttempts);
    status = 200;
    later(600);
    const replayed = await dataOf<DeliveryAnswer>(holder.call(`/v1/deliveries/${ping.id}/replay`, {}));
    expect(replayed).toMatchObject({ id: ping.id, state: "pending", attempts: 0 });
    await deliver(ping.id);
    const last = requests.at(-1)!;
    expect([last.body, isGenuine(last, secret, context.clock.now())]).toEqual([requests[0]!.body, true]);
    expect(await deliveriesOf(id)).toMatchObject([{ state: "delivered", attempts: 1, lastStatus: 200 }]);
  });

  test("fails without retry for an address that is not public", async () => {
    const { id } = await register();
    const ping = await dataOf<DeliveryAnswer>(holder.call(`/v1/webhooks/${id}/ping`, {}));
    await deliver(ping.id, { ...context, safeHttpClient: openSafeHttpClient({ reach: "public" }) });
    expect(requests).toEqual([]);
    expect(await deliveriesOf(id)).toMatchObject([{ state: "failed", attempts: 1, lastStatus: null, lastError: "notPublic" }]);
  });

  test.each([204, 500])("with response %i is recorded and not repeated when the database fails meanwhile", async (answer) => {
    const { id } = await register();
    const ping = await dataOf<DeliveryAnswer>(holder.call(`/v1/webhooks/${id}/ping`, {}));
    const proxy = await startDatabaseProxy(context.testDatabase.url);
    const openDatabaseResult = openDatabase({ url: proxy.url, log: quietLog });
    status = answer;
    onReceived = () => {
      proxy.cut();
      setTimeout(proxy.restore, 300);
    };
    const failure = await deliver(ping.id, { ...context, database: openDatabaseResult.database });
    expect(failure).toEqual(answer === 204 ? undefined : { error: "HTTP 500", isFinal: false });
    const state = answer === 204 ? "delivered" : "pending";
    expect(await deliveriesOf(id)).toMatchObject([{ state, attempts: 1, lastStatus: answer }]);
    expect(requests).toHaveLength(1);
    await openDatabaseResult.close();
    await proxy.close();
  });

  test("shows the headers of its last attempt", async () => {
    const { id } = await register();
    const ping = await dataOf<DeliveryAnswer>(holder.call(`/v1/webhooks/${id}/ping`, {}));
    await deliver(ping.id);
    const [delivery] = await deliveriesOf(id);
    expect(delivery!.headers!["eCactus-Signature"]).toBe(requests[0]!.headers["ecactus-signature"]);
  });
});

test("webhook events are delivered once and only to webhooks that subscribe to them", async () => {
  const { id } = await register();
  const { id: quiet } = await register({ url: address, events: ["alarm.cleared"] });
  const { id: command } = await dataOf<CommandAnswer>(holder.call("/v1/plants/sim-house/export-limit", { limitW: 4000 }));
  await queueDueEvents(context);
  expect(await deliveriesOf(id)).toEqual([]);
  later(60);
  await Promise.all([queueDueEvents(context), queueDueEvents(context)]);
  await queueDueEvents(context);
  const eventsOf = async (webhook: string) => (await deliveriesOf(webhook)).map(({ body }) => JSON.parse(body) as Event);
  expect(await eventsOf(id)).toMatchObject([{ type: "command.applied", simulated: true, data: { id: command, state: "applied" } }]);
  later(60 * 86_400);
  await queueDueEvents(context);
  const alarms = (await eventsOf(id)).filter(({ type }) => type.startsWith("alarm."));
  expect(new Set(alarms.map(({ type }) => type))).toEqual(new Set(["alarm.raised", "alarm.cleared"]));
  for (const { type, data } of alarms) expect(data.state).toBe(type === "alarm.raised" ? "active" : "cleared");
  expect(new Set((await eventsOf(quiet)).map(({ type }) => type))).toEqual(new Set(["alarm.cleared"]));
  const { items } = await dataOf<Page<PlantAnswer>>(holder.call("/v1/plants"));
  expect(items.map((plant) => plant.id)).toContain(alarms[0]!.data.plantId);
});

test("the webhook queue retries until the receiver accepts the delivery", async () => {
  // Deletes the jobs of earlier tests, which the queue would process first.
  await context.database.execute(sql`delete from pgboss.job where name = ${webhookQueue.name}`);
  await context.jobs.work(webhookQueue, 2, (job, closing) => deliverEvent(context, { job, closing }));
  const { id } = await register();
  const before = await context.database.$count(openApiDelivery, eq(openApiDelivery.state, "delivered"));
  status = 503;
  await holder.call(`/v1/webhooks/${id}/ping`, {});
  await poll(
    () => requests.length,
    (count) => count > 0,
  );
  status = 200;
  await poll(
    () => context.database.$count(openApiDelivery, eq(openApiDelivery.state, "delivered")),
    (count) => count === before + 1,
  );
  expect(requests).toHaveLength(2);
  expect(requests[1]!.body).toBe(requests[0]!.body);
});

test("the webhook API logs no errors during these tests", () => {
  expect(site.log).toEqual([]);
});
