import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { activateService, deactivateService, listServices } from "#domain/open-api";
import type { NewKey, OpenApiState } from "#domain/open-api/schema";
import { testReceiverUrl } from "#domain/webhooks/events/schema";
import { readQueuedMails } from "#tests/support/sign-up-form.ts";
import { openTestApi } from "#tests/support/test-api.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
let owner: Awaited<ReturnType<typeof site.signUp>>;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
  owner = await site.signUp();
});
afterAll(() => context.close());

const readState = async () => (await owner.browser.call("/account/open-api")).body.data as OpenApiState;
const makeKey = async () => (await owner.browser.call("/account/open-api/key", {})).body.data as NewKey;
const callWith = (key: string, path = "/news/list") => site.open().call(path, undefined, { authorization: `Bearer ${key}` });
const later = (seconds: number) => context.setTime(new Date(context.clock.now().getTime() + seconds * 1000).toISOString());

test("every account creates a sandbox key by itself, whose secret is not stored", async () => {
  expect(await readState()).toEqual({ access: "sandbox", key: null, requests: [] });
  expect((await site.open().call("/account/open-api/key", {})).status).toBe(401);
  const { id, secret } = await makeKey();
  expect(await readState()).toMatchObject({ access: "sandbox", key: { id, lastUsed: null }, requests: [] });
  const { rows } = await context.database.execute(sql`select * from open_api_key`);
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect((await callWith(`${id}.${secret}`, "/v1/plants")).body).toMatchObject({ code: 200, data: { simulated: true, total: 3 } });
  expect(await listServices(context)).toMatchObject([{ email: owner.form.email, access: "sandbox", keyId: id }]);
  expect((await owner.browser.call("/account/me")).body.data).toMatchObject({ openApi: false });
  expect((await readQueuedMails(context, owner.form.email)).filter(({ name }) => name === "openApiActivated")).toEqual([]);
});

test("Open API activation is mailed once and keeps the key", async () => {
  const { id, secret } = await makeKey();
  expect(await activateService(context, "nobody@site.test")).toEqual({ ok: false, reason: "accountUnknown" });
  expect(await activateService(context, owner.form.email)).toEqual({ ok: true, changed: true });
  expect(await activateService(context, owner.form.email)).toEqual({ ok: true, changed: false });
  const mails = (await readQueuedMails(context, owner.form.email)).filter(({ name }) => name === "openApiActivated");
  expect(mails).toMatchObject([{ data: { link: "/en/platform/open-api/console" } }]);
  expect((await owner.browser.call("/account/me")).body.data).toMatchObject({ openApi: true });
  expect(await readState()).toMatchObject({ access: "activated", key: { id } });
  expect((await callWith(`${id}.${secret}`)).status).toBe(200);
});

test("the Open API request log keeps the last 50 calls of a key", async () => {
  const { id, secret } = await makeKey();
  expect((await callWith(`${id}.${secret}`)).body.code).toBe(200);
  expect((await callWith(`${id}.${secret}`, "/news/none")).status).toBe(404);
  const { requests, key } = await readState();
  expect(requests).toMatchObject([
    { method: "GET", path: "/api/news/none", status: 404 },
    { method: "GET", path: "/api/news/list", status: 200 },
  ]);
  expect(key!.lastUsed).toBe(context.clock.now().toISOString());
  for (let count = 0; count < 55; count += 1) await callWith(`${id}.${secret}`, count === 54 ? "/product/list" : "/news/list");
  const keptRequests = (await readState()).requests.map(({ path }) => path);
  expect(keptRequests).toEqual(["/api/product/list", ...Array.from({ length: 49 }, () => "/api/news/list")]);
  const { rows } = await context.database.execute(sql`select count(*)::int as count from open_api_request where key_id = ${id}`);
  expect(rows).toEqual([{ count: 50 }]);
});

test("an Open API account is limited to 60 calls a minute, also with a new key", async () => {
  later(60);
  const { id, secret } = await makeKey();
  const answers = await Promise.all(Array.from({ length: 65 }, () => callWith(`${id}.${secret}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  const refused = answers.find(({ status }) => status === 429)!;
  expect(refused.body.reason).toBe("tooMany");
  expect(Number(refused.headers.get("retry-after"))).toBe(60);
  const next = await makeKey();
  expect((await callWith(`${next.id}.${next.secret}`)).status).toBe(429);
  later(60);
  expect((await callWith(`${next.id}.${next.secret}`)).status).toBe(200);
});

test("the Open API refuses wrong, rotated, revoked and deactivated keys", async () => {
  const first = await makeKey();
  const second = await makeKey();
  for (const invalidKey of [
    "",
    ".",
    "x",
    `${second.id}.`,
    `${second.id}.${first.secret}`,
    `${first.id}.${first.secret}`,
    `.${second.secret}`,
    `a b.${second.secret}`,
  ]) {
    const answer = await callWith(invalidKey);
    expect([invalidKey, answer.status, answer.body.reason]).toEqual([invalidKey, 401, "wrongKey"]);
  }
  expect((await callWith(`${second.id}.${second.secret}`)).status).toBe(200);
  await owner.browser.call("/account/open-api/revoke", {});
  expect((await callWith(`${second.id}.${second.secret}`)).status).toBe(401);
  const third = await makeKey();
  expect(await deactivateService(context, owner.form.email)).toEqual({ ok: true, changed: true });
  expect(await deactivateService(context, owner.form.email)).toEqual({ ok: true, changed: false });
  expect((await callWith(`${third.id}.${third.secret}`)).status).toBe(401);
  expect(await readState()).toEqual({ access: "deactivated", key: null, requests: [] });
  expect((await owner.browser.call("/account/open-api/key", {})).body).toMatchObject({ code: 403, reason: "openApiDeactivated" });
  const { body } = await owner.browser.call("/account/open-api/webhooks", { url: testReceiverUrl });
  expect(body).toMatchObject({ code: 403, reason: "openApiDeactivated" });
  expect(await activateService(context, owner.form.email)).toEqual({ ok: true, changed: true });
  expect((await owner.browser.call("/account/open-api/key", {})).body.code).toBe(200);
  expect((await site.open().call("/news/list")).status).toBe(200);
});

test("an account creates at most 20 Open API keys a day, from whatever address", async () => {
  const { browser } = await site.signUp();
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1)
    statuses.push((await site.open().call("/account/open-api/key", {}, { cookie: browser.cookie() })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});

test("creating and revoking an Open API key are security events of the account", async () => {
  const { browser, form } = await site.signUp();
  await browser.call("/account/open-api/key", {});
  await browser.call("/account/open-api/revoke", {});
  await browser.call("/account/open-api/revoke", {});
  const { rows } = await context.database.execute<{ kind: string }>(sql`
    select kind from security_event where account_id = (select id from account where email = ${form.email}) order by id`);
  expect(rows.map(({ kind }) => kind).filter((kind) => kind.startsWith("openApi."))).toEqual(["openApi.keyCreated", "openApi.keyRevoked"]);
});

test("Open API key guesses from one address are rate-limited", async () => {
  const guesser = site.open();
  const guess = () => guesser.call("/news/list", undefined, { authorization: "Bearer x.y" });
  const statuses = [];
  for (let guessed = 0; guessed < 61; guessed += 1) statuses.push((await guess()).status);
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 401), 429]);
});

test("the Open API logs no errors during these tests", () => {
  expect(site.log).toEqual([]);
});
