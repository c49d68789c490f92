import { randomUUID } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { account } from "#db/account.ts";
import { openApiDelivery, openApiWebhook } from "#db/open-api.ts";
import type { Page } from "#domain/sandbox/schema";
import { deliverEvent, queueDueEvents, webhookQueue } from "#domain/webhooks";
import {
  maxAttempts,
  maxPendingDeliveries,
  maxStoredDeliveries,
  type DeliveryAnswer,
  type NewWebhook,
  type WebhookAnswer,
} from "#domain/webhooks/schema";
import { openTestApi } from "#tests/support/test-api.ts";
import { openApiKeyClient } from "#tests/support/open-api-key-client.ts";
import { readQueuedMails } from "#tests/support/sign-up-form.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
let holder: Awaited<ReturnType<typeof openApiKeyClient>>;
let answer: { status: number; headers?: Record<string, string> } = { status: 204 };
let calls = 0;
const receiver = http.createServer((request, response) => {
  calls += 1;
  request.resume();
  response.writeHead(answer.status, answer.headers).end();
});
let address: string;
const noon = "2026-05-01T12:00:00.000Z";

beforeAll(async () => {
  await new Promise<void>((done) => void receiver.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`;
  context = await openTestContext();
  site = openTestApi(context);
});
afterAll(async () => {
  receiver.close();
  await context.close();
});
beforeEach(async () => {
  calls = 0;
  answer = { status: 204 };
  context.setTime(noon);
  // Each test uses a new account, so that it sees only its own webhooks.
  holder = await openApiKeyClient(site);
});

const post = async <Data>(path: string, body: object = {}) => (await holder.call(path, body)).body.data as Data;
const register = () => post<NewWebhook>("/v1/webhooks", { url: address });
const ping = (id: string) => post<DeliveryAnswer>(`/v1/webhooks/${id}/ping`);
const deliver = (id: string) => deliverEvent(context, { job: { id: "", data: { deliveryId: id } }, closing: new AbortController().signal });
const deliveriesOf = async (id: string) => ((await holder.call(`/v1/webhooks/${id}/deliveries`)).body.data as Page<DeliveryAnswer>).items;
const endedMails = async () => (await readQueuedMails(context, holder.owner.form.email)).filter(({ name }) => name === "webhookEnded");
/** Start times of the jobs of a delivery, except the first. */
async function laterJobs(deliveryId: string): Promise<string[]> {
  const { rows } = await context.database.execute<{ at: Date }>(sql`
    select start_after as at from pgboss.job
    where name = ${webhookQueue.name} and data->>'deliveryId' = ${deliveryId} order by created_on offset 1`);
  return rows.map(({ at }) => new Date(at).toISOString());
}

describe("webhook whose receiver responds 410", () => {
  test("ends with its pending deliveries and gets no further attempts or events", async () => {
    const { id } = await register();
    const { id: other } = await register();
    const [first, second] = [await ping(id), await ping(id)];
    answer = { status: 410, headers: { "Retry-After": "10" } };
    expect(await deliver(first.id)).toBeUndefined();
    expect(await deliver(first.id)).toBeUndefined();
    expect(await deliver(second.id)).toBeUndefined();
    expect([calls, await laterJobs(first.id)]).toEqual([1, []]);
    expect((await deliveriesOf(id)).toSorted((one, other) => one.attempts - other.attempts)).toMatchObject([
      { id: second.id, state: "failed", attempts: 0, lastStatus: null },
      { id: first.id, state: "failed", attempts: 1, lastStatus: 410 },
    ]);
    const webhooks = (await holder.call("/v1/webhooks")).body.data as Page<WebhookAnswer>;
    expect(Object.fromEntries(webhooks.items.map((webhook) => [webhook.id, webhook.endedAt]))).toEqual({ [id]: noon, [other]: null });
    context.setTime("2026-07-01T12:00:00Z");
    await queueDueEvents(context);
    expect(await deliveriesOf(id)).toHaveLength(2);
    expect((await deliveriesOf(other)).length).toBeGreaterThan(0);
  });

  test.each([
    ["en", "/en/platform/open-api/console"],
    ["de", "/de/platform/open-api/console"],
    ["fr", "/platform/open-api/console"],
  ] as const)("informs its owner by one mail in %s, however many deliveries get this response", async (language, link) => {
    const email = holder.owner.form.email;
    await context.database.update(account).set({ language }).where(eq(account.email, email));
    const { id } = await register();
    const pings = [await ping(id), await ping(id), await ping(id)];
    answer = { status: 410 };
    await Promise.all(pings.map((each) => deliver(each.id)));
    expect(await endedMails()).toMatchObject([{ language, to: email, data: { values: { url: address }, link } }]);
  });

  test("fails a delivery that was created while it ended", async () => {
    const { id } = await register();
    const { id: delivery } = await ping(id);
    await context.database
      .update(openApiWebhook)
      .set({ endedAt: new Date(noon) })
      .where(eq(openApiWebhook.id, id));
    expect(await deliver(delivery)).toBeUndefined();
    expect([calls, await deliveriesOf(id)]).toMatchObject([0, [{ state: "failed", attempts: 0 }]]);
  });

  test("refuses pings and replays, is shown in the console and can be registered again", async () => {
    const { id } = await register();
    const { id: delivery } = await ping(id);
    answer = { status: 410 };
    await deliver(delivery);
    answer = { status: 204 };
    const refused = { code: 400, reason: "webhookEnded" };
    expect((await holder.call(`/v1/webhooks/${id}/ping`, {})).body).toMatchObject(refused);
    expect((await holder.call(`/v1/deliveries/${delivery}/replay`, {})).body).toMatchObject(refused);
    const { call } = holder.owner.browser;
    expect((await call("/account/open-api/replay", { id: delivery })).body).toMatchObject(refused);
    expect((await call("/account/open-api/webhooks")).body.data).toMatchObject({ items: [{ id, url: address, endedAt: noon }], total: 1 });
    expect((await holder.call(`/v1/webhooks/${id}/remove`, {})).body.code).toBe(200);
    const anew = await register();
    expect(anew.endedAt).toBeNull();
    await deliver((await ping(anew.id)).id);
    expect(await deliveriesOf(anew.id)).toMatchObject([{ state: "delivered" }]);
  });
});

describe("webhook with a receiver that does not keep up", () => {
  const insert = (webhookId: string, count: number, state: "pending" | "delivered") =>
    context.database.insert(openApiDelivery).values(
      Array.from({ length: count }, (_, index) => {
        const createdAt = new Date(Date.parse(noon) - (index + 1) * 1000);
        return { id: randomUUID(), webhookId, event: "ping", body: "{}", state, createdAt };
      }),
    );
  const countOf = (webhookId: string) => context.database.$count(openApiDelivery, eq(openApiDelivery.webhookId, webhookId));
  const command = (limitW: number) => post("/v1/plants/sim-house/export-limit", { limitW });

  test("gets no further events beyond a hundred pending deliveries", async () => {
    const { id } = await register();
    await insert(id, maxPendingDeliveries - 1, "pending");
    for (const limitW of [1000, 2000, 3000]) await command(limitW);
    context.setTime("2026-05-01T12:01:00Z");
    await queueDueEvents(context);
    expect(await countOf(id)).toBe(maxPendingDeliveries);
    await context.database.update(openApiDelivery).set({ state: "failed" }).where(eq(openApiDelivery.webhookId, id));
    await command(4000);
    context.setTime("2026-05-01T12:02:00Z");
    await queueDueEvents(context);
    expect(await countOf(id)).toBeGreaterThan(maxPendingDeliveries);
  });

  test("keeps only its latest thousand deliveries", async () => {
    const [{ id }, { id: other }] = [await register(), await register()];
    for (const webhookId of [id, other]) await insert(webhookId, maxStoredDeliveries, "delivered");
    const delivery = await ping(id);
    expect([await countOf(id), await countOf(other)]).toEqual([maxStoredDeliveries, maxStoredDeliveries]);
    expect((await deliveriesOf(id))[0]).toMatchObject({ id: delivery.id });
  });

  test("gets no events while its account waits for its erasure", async () => {
    const { id } = await register();
    await command(1000);
    context.setTime("2026-05-01T12:01:00Z");
    const setClosing = (closesAt: Date | null) =>
      context.database.update(account).set({ closesAt }).where(eq(account.email, holder.owner.form.email));
    await setClosing(new Date("2026-05-15T12:00:00Z"));
    await queueDueEvents(context);
    expect(await countOf(id)).toBe(0);
    await setClosing(null);
    await queueDueEvents(context);
    expect(await countOf(id)).toBeGreaterThan(0);
  });
});

describe("Retry-After header of a webhook receiver", () => {
  test.each([
    [429, "120", "2026-05-01T12:02:00.000Z"],
    [503, "Fri, 01 May 2026 12:30:00 GMT", "2026-05-01T12:30:00.000Z"],
    [503, "86400", "2026-05-01T13:00:00.000Z"],
    [429, "Fri, 01 May 2026 11:00:00 GMT", "2026-05-01T12:00:01.000Z"],
  ])("sets the time of the next attempt after %i with %s", async (status, retryAfter, at) => {
    const { id } = await register();
    const { id: delivery } = await ping(id);
    answer = { status, headers: { "Retry-After": retryAfter } };
    expect(await deliver(delivery)).toBeUndefined();
    expect(await deliveriesOf(id)).toMatchObject([{ state: "pending", attempts: 1, lastStatus: status }]);
    expect(await laterJobs(delivery)).toEqual([at]);
    answer = { status: 204 };
    expect(await deliver(delivery)).toBeUndefined();
    expect(await deliveriesOf(id)).toMatchObject([{ state: "delivered", attempts: 2 }]);
  });

  test.each([
    [429, undefined],
    [429, "soon"],
    [500, "120"],
  ])("is ignored after %i with %s in favour of the growing intervals", async (status, retryAfter) => {
    const { id: delivery } = await ping((await register()).id);
    answer = { status, headers: retryAfter === undefined ? {} : { "Retry-After": retryAfter } };
    expect(await deliver(delivery)).toEqual({ error: `HTTP ${status}`, isFinal: false });
    expect(await laterJobs(delivery)).toEqual([]);
  });

  test("does not increase the number of attempts", async () => {
    const { id } = await register();
    const { id: delivery } = await ping(id);
    await context.database
      .update(openApiDelivery)
      .set({ attempts: maxAttempts - 1 })
      .where(eq(openApiDelivery.id, delivery));
    answer = { status: 429, headers: { "Retry-After": "5" } };
    expect(await deliver(delivery)).toBeUndefined();
    expect(await deliveriesOf(id)).toMatchObject([{ state: "failed", attempts: maxAttempts }]);
    expect(await laterJobs(delivery)).toEqual([]);
  });
});
