import { mkdtemp, rm } from "node:fs/promises";
import { BlockList } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newsletterProof, newsletterSubscriber } from "#db/newsletter.ts";
import type { Envelope } from "#server/api/envelope.ts";
import { sendHostileBodies } from "../../support/hostile-bodies.ts";
import { findLink, waitForSentMails } from "../../support/sent-mails.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "ecactus-newsletter-"));
  const trustedProxy = new BlockList();
  trustedProxy.addAddress("0.0.0.0");
  site = await openTestSite({ environment: { dataDir, trustedProxy } });
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});

let addresses = 0;
/** Returns a new client address, so that no rate limit applies. */
const visitor = () => `192.0.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;
const callApi = async (apiPath: string, body: unknown, headers: Record<string, string> = {}): Promise<Envelope> => {
  const response = await site.visit(`/api${apiPath}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", "x-forwarded-for": visitor(), ...headers },
  });
  return (await response.json()) as Envelope;
};
const form = (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.visit(address, { method: "POST", body: new URLSearchParams(fields), headers: { "sec-fetch-site": "same-origin", ...headers } });
const rows = async () => ({
  subscribers: await site.services.context.database.$count(newsletterSubscriber),
  proofs: await site.services.context.database.$count(newsletterProof),
});
const readSubscription = async (email: string) =>
  (await site.services.context.database.select().from(newsletterSubscriber)).find((row) => row.email === email)?.state;

test("the newsletter supports subscribing, confirming and unsubscribing without JavaScript", async () => {
  const email = "sans-script@example.org";
  const subscribeResponse = await form("/newsletter", { email, consent: "2026-11", name: "Zoë", userType: "endUser", page: "/about-us" });
  expect([subscribeResponse.status, subscribeResponse.headers.get("location")]).toEqual([303, "/newsletter?result=sent"]);
  expect(await (await site.visit("/newsletter?result=sent")).text()).toContain("Abonnement réussi");

  const [mail] = await waitForSentMails(dataDir, email, 1);
  expect(mail!.subject).toBe("Confirmez votre abonnement");
  const link = new URL(findLink(mail!, "/newsletter/confirm"));
  // Mail scanners open every link, even twice. That must not confirm the subscription.
  for (const method of ["GET", "HEAD", "GET"]) expect((await site.visit(link.pathname + link.search, { method })).status).toBe(200);
  expect(await readSubscription(email)).toBe("pending");
  const confirmPage = await site.visit(link.pathname + link.search);
  expect([confirmPage.headers.get("cache-control"), confirmPage.headers.get("x-robots-tag")]).toEqual(["no-store", "noindex, nofollow"]);
  const token = link.searchParams.get("token")!;
  expect(await confirmPage.text()).toContain(`name="token" value="${token}"`);
  const confirmResponse = await form("/newsletter/confirm", { token });
  expect([confirmResponse.status, confirmResponse.headers.get("location")]).toEqual([303, "/newsletter/confirm?result=done"]);
  expect(await readSubscription(email)).toBe("confirmed");

  const welcomeMail = (await waitForSentMails(dataDir, email, 2)).find(({ subject }) => subject === "Votre abonnement est confirmé")!;
  const unsubscribeLink = new URL(findLink(welcomeMail, "/newsletter/unsubscribe"));
  expect((await site.visit(unsubscribeLink.pathname + unsubscribeLink.search)).status).toBe(200);
  expect(await readSubscription(email)).toBe("confirmed");
  const unsubscribeResponse = await form("/newsletter/unsubscribe", { token: unsubscribeLink.searchParams.get("token")! });
  expect(unsubscribeResponse.headers.get("location")).toBe("/newsletter/unsubscribe?result=done");
  expect(await readSubscription(email)).toBe("unsubscribed");
});

test("the newsletter page in English confirms a subscription and mentions the mail", async () => {
  const html = await (await site.visit("/en/newsletter?result=sent")).text();
  for (const text of ["Subscription successful", "Please open the confirmation email that we sent you."]) expect(html).toContain(text);
});

test("the newsletter form shows typed values and errors in the page's language", async () => {
  const answer = await form("/cn/newsletter", { email: "nothing", name: "<b>李</b>", userType: "installer" });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  for (const text of ["请输入有效的邮箱地址", "请先同意接收资讯邮件。", 'value="nothing"', "&lt;b&gt;李&lt;/b&gt;"])
    expect(html).toContain(text);
  expect(html).toMatch(/<option value="installer" selected=""/);
  expect(html).not.toMatch(/name="consent"[^>]*checked/);
});

test("one-click unsubscription works from any origin, in both encodings, and repeatedly", async () => {
  const email = "one-click@example.org";
  await callApi("/newsletter/subscribe", { email, consent: true });
  const [mail] = await waitForSentMails(dataDir, email, 1);
  const header = mail!.headers.find(({ key }) => key === "list-unsubscribe")!.value;
  expect(mail!.headers.find(({ key }) => key === "list-unsubscribe-post")!.value).toBe("List-Unsubscribe=One-Click");
  const { pathname, search } = new URL(/<([^>]+)>/.exec(header)![1]!);
  const multipart = new FormData();
  multipart.set("List-Unsubscribe", "One-Click");
  for (const body of [new URLSearchParams({ "List-Unsubscribe": "One-Click" }), multipart]) {
    const response = await site.visit(pathname + search, {
      method: "POST",
      body,
      headers: { origin: "https://mail.example.com", "sec-fetch-site": "cross-site" },
    });
    expect([response.status, ((await response.json()) as Envelope).code]).toEqual([200, 200]);
    expect(await readSubscription(email)).toBe("unsubscribed");
  }
});

test.each([
  ["without the body", "token=x", undefined, "malformed"],
  ["with another body", "token=x", new URLSearchParams({ a: "b" }), "malformed"],
  ["without a token", "", new URLSearchParams({ "List-Unsubscribe": "One-Click" }), "linkExpired"],
])("one-click unsubscription %s is rejected", async (_, query, body, reason) => {
  const response = await site.visit(`/api/newsletter/unsubscribe?${query}`, { method: "POST", body });
  expect([response.status, ((await response.json()) as Envelope).reason]).toEqual([400, reason]);
});

test.each(["GET", "HEAD"])("a %s request of the one-click address leads to the confirmation page and changes nothing", async (method) => {
  const email = `opened-${method.toLowerCase()}@example.org`;
  await callApi("/newsletter/subscribe", { email, consent: true }, { "accept-language": "de-DE" });
  const [mail] = await waitForSentMails(dataDir, email, 1);
  const { pathname, search } = new URL(/<([^>]+)>/.exec(mail!.headers.find(({ key }) => key === "list-unsubscribe")!.value)![1]!);
  const before = await rows();
  const response = await site.visit(pathname + search, { method });
  expect([response.status, response.headers.get("cache-control")]).toEqual([302, "no-store"]);
  expect(response.headers.get("location")).toBe(`/de/newsletter/unsubscribe${search}`);
  expect(await rows()).toEqual(before);
  const unknown = await site.visit("/api/newsletter/unsubscribe?token=%22x%FC", { method });
  expect(unknown.headers.get("location")).toMatch(/^\/newsletter\/unsubscribe\?token=%22x/);
});

test("the newsletter rejects subscriptions from other sites", async () => {
  const before = await rows();
  expect((await form("/newsletter", { email: "victim@example.org", consent: "2026-11" }, { "sec-fetch-site": "cross-site" })).status).toBe(
    403,
  );
  expect(
    await callApi("/newsletter/subscribe", { email: "victim@example.org", consent: true }, { origin: "https://evil.example" }),
  ).toMatchObject({ code: 403, reason: "foreignOrigin" });
  expect(await rows()).toEqual(before);
});

test("twenty simultaneous newsletter subscriptions of one address send one mail", async () => {
  const email = "parallel@example.org";
  const answers = await Promise.all(Array.from({ length: 20 }, () => callApi("/newsletter/subscribe", { email, consent: true })));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
  // When the mail of this later subscription arrives, those queued before it have been sent.
  await callApi("/newsletter/subscribe", { email: "later@example.org", consent: true });
  await waitForSentMails(dataDir, "later@example.org", 1);
  expect(await waitForSentMails(dataDir, email, 1)).toHaveLength(1);
});

const fields = ["email", "name", "country", "company", "userType", "consent", "page", "token"];
test.each(["subscribe", "confirm", "unsubscribe"])("the newsletter endpoint %s never fails on hostile bodies and stores none", (name) =>
  sendHostileBodies(site, `/api/newsletter/${name}`, { fields, state: rows }),
);

describe("newsletter form above the footer", () => {
  const footerOf = async (path: string) => /<footer[\s\S]*<\/footer>/.exec(await (await site.visit(path)).text())![0];

  test.each(["/", "/explore/news", "/explore/news/how-lfp-cells-age", "/explore/blog", "/explore/blog/ac-or-dc-coupling"])(
    "is shown on %s",
    async (path) => {
      expect(await footerOf(path)).toContain('action="/newsletter"');
    },
  );

  test.each([
    "/products",
    "/products/copia",
    "/solutions/residential-ess",
    "/platform/ECOS",
    "/how-to-buy",
    "/search",
    "/support-center",
    "/support-center/downloads",
    "/support-center/faqs",
    "/support-center/error-codes",
    "/support-center/warranty",
    "/support-center/video",
  ])("is replaced by a link on %s", async (path) => {
    const footer = await footerOf(path);
    expect(footer).not.toContain('action="/newsletter"');
    expect(footer).toContain('href="/newsletter"');
  });
});
