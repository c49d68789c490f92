import net, { BlockList } from "node:net";
import { eq } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { canBeClosed } from "#app/routing/maintenance.ts";
import { contactAttachment, contactQuestion } from "#db/contact.ts";
import { referencePattern } from "#domain/contact/schema";
import { findMedia } from "#domain/media";
import { readSiteConfig, saveSiteConfig } from "#domain/site-config";
import { formatDay } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { messages } from "#i18n/messages/index.ts";
import { localPath } from "#i18n/paths.ts";
import { listen, openTestSite, type TestSite } from "../../support/test-site.ts";
import { propertyRuns } from "../../support/property-runs.ts";

const question = { name: "Zoë", email: "zoe@example.com", telephone: "+33 6 12 34 56 78", company: "private", message: "Why?" };
const proxies = new BlockList();
proxies.addAddress("127.0.0.9", "ipv4");

/** Time of the site's clock while a test stops it. */
let stoppedAt: Date | undefined;
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ environment: { trustedProxy: proxies }, clock: { now: () => stoppedAt ?? new Date() } });
});
afterAll(() => site.close());

let lastAddress = 0;
/** Returns a new client address, so that the rate limit of one test does not affect another. */
const newAddress = () => `198.51.${Math.floor((lastAddress += 1) / 250)}.${lastAddress % 250}`;

type Call = { address?: string; headers?: Record<string, string> };
async function sendQuestion(body: unknown, { address = newAddress(), headers = {} }: Call = {}) {
  const init = {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": "application/json", "x-forwarded-for": address, ...headers },
  };
  const response = await site.visit("/api/contact/question", init, "127.0.0.9");
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as { code: number; reason?: string; reasons?: Record<string, string>; data: unknown },
  };
}
async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = { "sec-fetch-site": "same-origin" }) {
  return site.visit(
    path,
    { method: "POST", body: new URLSearchParams(fields), headers: { "x-forwarded-for": newAddress(), ...headers } },
    "127.0.0.9",
  );
}
const countQuestions = async () => (await site.services.context.database.select().from(contactQuestion)).length;

describe("POST /api/contact/question", () => {
  test("accepts JSON and urlencoded bodies", async () => {
    expect((await sendQuestion({ ...question, message: "as JSON" })).body).toMatchObject({
      code: 200,
      data: { reference: expect.stringMatching(referencePattern) },
    });
    const form = new URLSearchParams({ ...question, message: "as a form" }).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
    expect((await sendQuestion(form, { headers })).body.code).toBe(200);
  });

  test("answers an error code for each field and its text in the request's language", async () => {
    const { status, body } = await sendQuestion({ email: "x" }, { headers: { language: "de_DE" } });
    expect(status).toBe(200);
    expect(body.code).toBe(400);
    expect(body.reasons).toEqual({
      name: "nameRequired",
      email: "emailFormat",
      telephone: "telephoneRequired",
      company: "companyRequired",
      message: "messageRequired",
    });
    expect(body.data).toMatchObject({ name: "Name erforderlich", email: "Falsches E-Mail-Format" });
  });

  test.each([
    ["not JSON", "{", {}, 200, "malformed"],
    ["of an unsupported type", "<a/>", { "content-type": "application/xml", "sec-fetch-site": "same-origin" }, 415, "unsupportedType"],
    ["from another site", "{}", { origin: "https://evil.example" }, 403, "foreignOrigin"],
    ["too large", JSON.stringify({ message: "a".repeat(70_000) }), {}, 413, "tooLarge"],
  ])("rejects a body that is %s", async (_, body, headers, status, reason) => {
    const before = await countQuestions();
    const answer = await sendQuestion(body, { headers: headers as Record<string, string> });
    expect([answer.status, answer.body.reason]).toEqual([status, reason]);
    expect(await countQuestions()).toBe(before);
  });

  test.each(["/api/contact/question", "/en/contact-us"])("logs no error when a client disconnects while sending to %s", async (address) => {
    const before = site.log.length;
    let client: net.Socket | undefined;
    const { promise: disconnected, resolve: disconnect } = Promise.withResolvers<void>();
    const server = await listen({
      listener(request, response) {
        response.once("close", disconnect);
        site.listener(request, response);
        client?.destroy();
      },
    });
    client = net.connect(Number(new URL(server.origin).port), "127.0.0.1");
    client.write(
      `POST ${address} HTTP/1.1\r\nHost: site.test\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nname=Z`,
    );
    await disconnected;
    // This request is answered after the aborted one has been logged.
    await site.visit("/readyz");
    // Mails of earlier tests may be sent meanwhile.
    expect(site.log.slice(before).filter(({ event }) => event !== "mail.sent")).toEqual([]);
    await server.close();
  });

  test("limits an address to 20 questions an hour and sends Retry-After", async () => {
    const address = newAddress();
    stoppedAt = new Date();
    for (let count = 0; count < 20; count += 1)
      expect((await sendQuestion({ ...question, message: `Number ${count}` }, { address })).body.code).toBe(200);
    const response = await sendQuestion({ ...question, message: "One more" }, { address });
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("3600");
    expect((await sendQuestion({ ...question, message: "From another address" })).body.code).toBe(200);
    stoppedAt = new Date(stoppedAt.getTime() + 3_600_000);
    expect((await sendQuestion({ ...question, message: "An hour later" }, { address })).body.code).toBe(200);
    stoppedAt = undefined;
  });

  test("does not count invalid questions towards the limit", async () => {
    const address = newAddress();
    for (let count = 0; count < 25; count += 1) await sendQuestion({}, { address });
    expect((await sendQuestion({ ...question, message: "At last" }, { address })).body.code).toBe(200);
  });

  test("never fails on arbitrary input and stores only valid questions", async () => {
    const value = fc.oneof(fc.string({ unit: "binary", maxLength: 200 }), fc.jsonValue(), fc.constant(undefined));
    const body = fc.oneof(fc.jsonValue(), fc.record(Object.fromEntries(Object.keys(question).map((name) => [name, value]))));
    await fc.assert(
      fc.asyncProperty(body, async (input) => {
        const before = await countQuestions();
        const answer = await sendQuestion(input ?? null);
        expect(answer.status).toBeLessThan(500);
        expect((await countQuestions()) - before).toBe(answer.body.code === 200 ? 1 : 0);
      }),
      { numRuns: propertyRuns(150) },
    );
  });
});

describe("contact form without JavaScript", () => {
  test("redirects with 303 to a page that confirms the question", async () => {
    const answer = await post("/cn/contact-us", { ...question, message: "From the page" });
    const address = answer.headers.get("location")!;
    const [, path, reference] = /^(.*)\?result=sent&reference=(.*)$/.exec(address)!;
    expect([answer.status, path, reference]).toEqual([303, "/cn/contact-us", expect.stringMatching(referencePattern)]);
    const html = await (await site.visit(address)).text();
    expect(html).toContain("确认邮件会在几分钟内送达");
    expect(html).toContain(`编号 ${reference}，收到日期：${formatDay("cn", new Date().toISOString())}`);
  });

  test("shows the typed values and the errors, and focuses a single invalid field", async () => {
    const answer = await post("/contact-us", { ...question, name: 'Zoë "<b>', email: "zoe@", message: "" });
    expect(answer.status).toBe(422);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const html = await answer.text();
    expect(html).toContain('value="Zoë &quot;&lt;b&gt;"');
    expect(html).toContain("Format d’e-mail incorrect");
    expect(html).toContain("Message requis");
    const oneError = await (await post("/contact-us", { ...question, email: "zoe@" })).text();
    const [field] = oneError.match(/<input[^>]*autofocus[^>]*>/i)!;
    expect(field).toContain('name="email"');
    expect(field).toContain('aria-invalid="true"');
  });

  test("keeps attachments after an error and rejects unsupported or too large files", async () => {
    const send = async (fields: Record<string, string | File>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      const headers = { "sec-fetch-site": "same-origin", "x-forwarded-for": newAddress() };
      return site.visit("/de/contact-us", { method: "POST", body, headers }, "127.0.0.9");
    };
    const typedFields = { ...question, message: "With a measurement", serialNumber: "AG-7" };
    const response = await send({ ...typedFields, name: "", attachments: new File(["%PDF-1.7 measured"], "Messung.pdf") });
    expect(response.status).toBe(422);
    const html = await response.text();
    for (const text of ["Name erforderlich", "Messung.pdf", "With a measurement", "AG-7", "Bereits hochgeladene Dateien"])
      expect(html).toContain(text);
    const [, keptAttachments] = /name="brought" value="([^"]*)"/.exec(html)!;
    expect((await send({ ...typedFields, brought: keptAttachments!.replaceAll("&quot;", '"') })).status).toBe(303);
    const { database } = site.services.context;
    const [row] = await database.select().from(contactQuestion).where(eq(contactQuestion.message, typedFields.message));
    const files = await database.select().from(contactAttachment).where(eq(contactAttachment.questionId, row!.id));
    expect(files).toMatchObject([{ name: "Messung.pdf", isOfSender: true }]);
    const programResponse = await send({ ...typedFields, message: "With a program", attachments: new File(["MZ"], "setup.exe") });
    expect(programResponse.status).toBe(422);
    expect(await programResponse.text()).toContain("Diese Dateiart wird hier nicht angenommen.");
    const tooLarge = Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="attachments"; filename="large.pdf"\r\n\r\n'),
      Buffer.alloc(11 * 1024 * 1024),
    ]);
    const headers = { "sec-fetch-site": "same-origin", "content-type": "multipart/form-data; boundary=x" };
    expect((await site.visit("/de/contact-us", { method: "POST", body: tooLarge, headers })).status).toBe(413);
  });

  test.each<[kind: string, address: string, type: string, atOnce: number]>([
    ["forms with files", "/de/contact-us", "multipart/form-data; boundary=x", 8],
    ["attachments", "/api/contact/file?name=Messung.pdf", "application/octet-stream", 8],
  ])("limits the unfinished %s of one address without affecting other addresses", async (_, address, type, atOnce) => {
    const [slowAddress, otherAddress] = [newAddress(), newAddress()];
    const send = (from: string, bytes: string, isWhole: boolean) => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      const closeWriter = () => writer.close().catch(() => {});
      void writer.write(Buffer.from(bytes)).then(isWhole ? closeWriter : undefined, () => {});
      const headers = { "sec-fetch-site": "same-origin", "content-type": type, "x-forwarded-for": from };
      const init = { method: "POST", body: readable, headers, duplex: "half" };
      return { answer: site.visit(address, init, "127.0.0.9"), end: closeWriter };
    };
    const unfinished = Array.from({ length: atOnce + 1 }, () => send(slowAddress, "--x\r\n", false));
    // The last request is rejected while the others are still arriving.
    expect((await Promise.race(unfinished.map(({ answer }) => answer))).status).toBe(503);
    expect((await send(otherAddress, "--x\r\n", true).answer).status).not.toBe(503);
    for (const { end } of unfinished) void end();
    const statuses = await Promise.all(unfinished.map(async ({ answer }) => (await answer).status));
    expect(statuses.filter((status) => status === 503)).toHaveLength(1);
    expect((await send(slowAddress, "--x\r\n", true).answer).status).not.toBe(503);
  });

  test("offers a WeChat account only in languages whose site config has one", async () => {
    const { context } = site.services;
    const { "zh-CN": config } = await readSiteConfig(context);
    const page = async (path: string) => /<main[\s\S]*<\/main>/.exec(await (await site.visit(path)).text())![0];
    expect(await page("/cn/contact-us")).not.toContain("微信");
    const chinese = { ...config!.site, wechatId: "ecactus-example", wechatPicture: "tianyuan-60k-detail-1" };
    expect(await saveSiteConfig(context, { configKey: "zh-CN", config: { site: chinese }, canBeClosed })).toEqual({ ok: true });
    await vi.waitUntil(async () => (await page("/cn/contact-us")).includes("ecactus-example"), { timeout: 30_000, interval: 50 });
    const { hash } = (await findMedia(context, "tianyuan-60k-detail-1"))!;
    for (const part of [`src="/media/${hash}-`, 'alt="我们微信账号的二维码"']) expect(await page("/cn/contact-us")).toContain(part);
    expect(await page("/de/contact-us")).not.toContain("ecactus-example");
  });

  test.each([
    ["from another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, 403],
    ["without an origin", {}, 403],
  ])("is rejected %s", async (_, headers, status) => {
    const before = await countQuestions();
    expect((await post("/contact-us", { ...question, message: "Foreign" }, headers as Record<string, string>)).status).toBe(status);
    expect(await countQuestions()).toBe(before);
  });

  test.each(["gzip", "br", "deflate", "gzip, br"])(
    "rejects a body of the content encoding %s in the language of the page",
    async (encoding) => {
      const before = await countQuestions();
      for (const [language, text] of Object.entries(messages)) {
        const headers = {
          "content-encoding": encoding,
          "content-type": "application/x-www-form-urlencoded",
          "sec-fetch-site": "same-origin",
        };
        const answer = await site.visit(localPath(language as Language, "/contact-us"), { method: "POST", body: "name=Z", headers });
        expect([answer.status, await answer.text()]).toEqual([415, text.unsupportedEncoding]);
      }
      expect(await countQuestions()).toBe(before);
    },
  );

  test("rejects invalid or too large bodies, and POST to pages without forms", async () => {
    const headers = { "content-type": "text/plain", "sec-fetch-site": "same-origin" };
    expect((await site.visit("/contact-us", { method: "POST", body: "x", headers })).status).toBe(415);
    expect((await post("/contact-us", { message: "a".repeat(70_000) })).status).toBe(413);
    const multipartHeaders = { "content-type": "multipart/form-data; boundary=x", "sec-fetch-site": "same-origin" };
    expect((await site.visit("/contact-us", { method: "POST", body: "--y", headers: multipartHeaders })).status).toBe(400);
    const formlessPage = await post("/about-us", {});
    expect([formlessPage.status, formlessPage.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});
