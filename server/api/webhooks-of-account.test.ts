import { createHmac } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Page } from "#domain/sandbox/schema";
import { deliverEvent } from "#domain/webhooks";
import { testReceiverUrl } from "#domain/webhooks/events/schema";
import type { DeliveryAnswer, NewWebhook, WebhookAnswer } from "#domain/webhooks/schema";
import { openTestApi, type ApiResponse, type TestBrowser } from "#tests/support/test-api.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
let owner: TestBrowser;
let stranger: TestBrowser;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
  stranger = (await site.signUp()).browser;
});
afterAll(() => context.close());
// A new account for each test, so that it sees only its own webhooks.
beforeEach(async () => void (owner = (await site.signUp()).browser));
afterEach(() => expect(site.log).toEqual([]));

const dataOf = async <Data>(answer: Promise<ApiResponse>): Promise<Data> => {
  const { body } = await answer;
  expect(body).toMatchObject({ code: 200, data: { simulated: true } });
  return body.data as Data;
};
const register = (body: object = { url: testReceiverUrl }) => dataOf<NewWebhook>(owner.call("/account/open-api/webhooks", body));
const ping = (id: string) => dataOf<DeliveryAnswer>(owner.call("/account/open-api/webhooks/ping", { id }));
const listDeliveries = async (browser = owner) => (await dataOf<Page<DeliveryAnswer>>(browser.call("/account/open-api/deliveries"))).items;
const post = () => Promise.reject(new Error("The test receiver is called without a request."));
const deliver = (id: string) =>
  deliverEvent(
    { ...context, safeHttpClient: { ...context.safeHttpClient, post } },
    { job: { id: "", data: { deliveryId: id } }, closing: new AbortController().signal },
  );

test("webhooks can be registered, pinged and removed only by their account, without a key", async () => {
  const { id, secret } = await register({ url: testReceiverUrl, events: ["alarm.raised"] });
  expect(secret).toMatch(/^whsec_/);
  for (const action of ["ping", "remove"]) {
    expect((await stranger.call(`/account/open-api/webhooks/${action}`, { id })).status).toBe(404);
    expect((await site.open().call(`/account/open-api/webhooks/${action}`, { id })).status).toBe(401);
  }
  expect(await ping(id)).toMatchObject({ event: "ping", state: "pending", headers: null });
  expect((await owner.call("/account/open-api/webhooks/remove", { id })).body).toMatchObject({ code: 200, data: { removed: true } });
  expect(await dataOf<Page<WebhookAnswer>>(owner.call("/account/open-api/webhooks"))).toMatchObject({ items: [] });
});

test.each([
  [{ url: "https://10.1.2.3/" }, { reason: "webhookNotPublic" }],
  [{ url: "https://other.invalid/" }, { reason: "webhookNotPublic" }],
  [{ url: "" }, { reasons: { url: "webhookAddress" } }],
  [{ url: testReceiverUrl, events: [] }, { reasons: { events: "webhookEvents" } }],
])("the registration of %j is refused with %j", async (input, expected) => {
  expect((await owner.call("/account/open-api/webhooks", input)).body).toMatchObject({ code: 400, ...expected });
});

test("a delivery to the test receiver succeeds without a request and shows its signed headers", async () => {
  const { id, secret } = await register();
  const { id: delivery } = await ping(id);
  await deliver(delivery);
  const [item] = await listDeliveries();
  expect(item).toMatchObject({ id: delivery, state: "delivered", attempts: 1, lastStatus: 204, headers: { "eCactus-Event": "ping" } });
  const [, seconds, signature] = /^t=(\d+),v1=(.+)$/.exec(item!.headers!["eCactus-Signature"]!)!;
  expect(createHmac("sha256", secret).update(`${seconds}.${item!.body}`).digest("hex")).toBe(signature);
});

test("deliveries can be listed and replayed only by their account", async () => {
  const { id } = await register();
  const { id: delivery } = await ping(id);
  await deliver(delivery);
  expect(await dataOf<DeliveryAnswer>(owner.call("/account/open-api/replay", { id: delivery }))).toMatchObject({ state: "pending" });
  expect((await stranger.call("/account/open-api/replay", { id: delivery })).status).toBe(404);
  expect(await listDeliveries(stranger)).toEqual([]);
});

test("test events of an account are limited, from whatever address", async () => {
  const { id } = await register();
  const statuses: number[] = [];
  for (let count = 0; count < 30; count += 1)
    statuses.push((await site.open().call("/account/open-api/webhooks/ping", { id }, { cookie: owner.cookie() })).status);
  // The registration counts as well.
  expect(statuses).toEqual([...Array.from({ length: 29 }, () => 200), 429]);
});
