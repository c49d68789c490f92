import { afterAll, beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { account } from "#db/account.ts";
import { openApiService, openApiWebhook } from "#db/open-api.ts";
import { deactivateService } from "#domain/open-api";
import { messages } from "#i18n/messages/index.ts";
import { openTestApi } from "../../support/test-api.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

const consolePath = "/en/platform/open-api/console";
let site: TestSite;
let owner: Awaited<ReturnType<ReturnType<typeof openTestApi>["signUp"]>>;
beforeAll(async () => {
  site = await openTestSite();
  owner = await openTestApi(site.services.context).signUp();
});
afterAll(() => site.close());

const submit = (address: string, fields: Record<string, string>) =>
  site.visit(address, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", cookie: owner.browser.cookie() },
    body: new URLSearchParams(fields),
  });

/** Creates the account's row of the Open API, which webhooks refer to. */
async function openAccess(): Promise<string> {
  const { database } = site.services.context;
  const [row] = await database.select({ id: account.id }).from(account).where(eq(account.email, owner.form.email));
  await database.insert(openApiService).values({ accountId: row!.id }).onConflictDoNothing();
  return row!.id;
}

async function readConsole(): Promise<string> {
  const html = await (await site.visit(consolePath, { headers: { cookie: owner.browser.cookie() } })).text();
  return /<main[\s\S]*<\/main>/.exec(html)![0];
}

test("the Open API console lists webhooks and marks those that are switched off", async () => {
  const { context } = site.services;
  const { database, secrets } = context;
  const webhook = {
    accountId: await openAccess(),
    events: ["ping"],
    sealedSecret: secrets.seal("whsec"),
    createdAt: new Date(),
    toldUntil: new Date(),
  };
  await database.insert(openApiWebhook).values([
    { ...webhook, url: "https://gone.example/events", endedAt: new Date("2026-05-01T12:00:00Z") },
    { ...webhook, url: "https://there.example/events", createdAt: new Date(Date.now() + 1000) },
  ]);
  const main = await readConsole();
  const [, gone = "", there = ""] = /aria-label="Your webhooks"([\s\S]*?<\/li>)([\s\S]*?<\/ul>)/.exec(main) ?? [];
  expect(gone).toMatch(/gone\.example[\s\S]*returned 410 \(Gone\) on [^<]*May 1, 2026/);
  expect(gone).not.toContain('value="ping"');
  expect(there).toMatch(/there\.example[\s\S]*value="ping"/);
  expect(there).not.toContain("Disabled");
});

test("the Open API console shows the error of a webhook at its field, without JavaScript", async () => {
  const invalid = await submit(consolePath, { form: "webhook", url: "http://93.184.215.14/", events: "ping" });
  expect(invalid.status).toBe(422);
  const html = await invalid.text();
  expect(/<input[^>]*autofocus[^>]*>/i.exec(html)![0]).toContain('name="url"');
  expect(html).toMatch(new RegExp(`<strong[^>]*>${messages.en.webhookAddress}<`));
  const withoutEvents = await submit(consolePath, { form: "webhook", url: "https://93.184.215.14/" });
  expect(await withoutEvents.text()).toContain(messages.en.webhookEvents);
});

test("the Open API console of a deactivated account offers only the application", async () => {
  await deactivateService(site.services.context, owner.form.email);
  const main = await readConsole();
  for (const text of [messages.en.openApiDeactivated, "Apply to connect real plants"]) expect(main).toContain(text);
  expect(main).not.toContain("Create a key");
});
