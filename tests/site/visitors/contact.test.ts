import net, { BlockList } from "node:net";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactQuestion } from "#db/contact.ts";
import { listen, openTestSite, type TestSite } from "../../support/test-site.ts";

const question = { name: "Zoë", email: "zoe@example.com", telephone: "+33 6 12 34 56 78", company: "private", message: "Why?" };
const proxies = new BlockList();
proxies.addAddress("127.0.0.9", "ipv4");

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ environment: { trustedProxy: proxies } });
});
afterAll(() => site.close());

let lastAddress = 0;
/** Each visitor has an address of their own, so that no test uses up another's limit. */
const newAddress = () => `198.51.${Math.floor((lastAddress += 1) / 250)}.${lastAddress % 250}`;

type Call = { address?: string; headers?: Record<string, string> };
async function call(body: unknown, { address = newAddress(), headers = {} }: Call = {}) {
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
const stored = async () => (await site.services.context.database.select().from(contactQuestion)).length;

describe("POST /api/contact/question", () => {
  test("JSON and urlencoded bodies are taken", async () => {
    expect((await call({ ...question, message: "as JSON" })).body).toMatchObject({ code: 200, data: null });
    const form = new URLSearchParams({ ...question, message: "as a form" }).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
    expect((await call(form, { headers })).body.code).toBe(200);
  });

  test("each field has its reason, and its text in the language of the call", async () => {
    const { status, body } = await call({ email: "x" }, { headers: { language: "de_DE" } });
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
    ["no JSON", "{", {}, 200, "malformed"],
    ["another type", "<a/>", { "content-type": "application/xml", "sec-fetch-site": "same-origin" }, 415, "unsupportedType"],
    ["from another site", "{}", { origin: "https://evil.example" }, 403, "foreignOrigin"],
    ["too large", JSON.stringify({ message: "a".repeat(70_000) }), {}, 413, "tooLarge"],
  ])("%s is refused", async (_, body, headers, status, reason) => {
    const before = await stored();
    const answer = await call(body, { headers: headers as Record<string, string> });
    expect([answer.status, answer.body.reason]).toEqual([status, reason]);
    expect(await stored()).toBe(before);
  });

  test.each(["/api/contact/question", "/en/contact-us"])(
    "a client that leaves while it sends to %s is no failure of ours",
    async (address) => {
      const before = site.log.length;
      let client: net.Socket | undefined;
      const { promise: gone, resolve: left } = Promise.withResolvers<void>();
      const server = await listen({
        listener(request, response) {
          response.once("close", left);
          site.listener(request, response);
          client?.destroy();
        },
      });
      client = net.connect(Number(new URL(server.origin).port), "127.0.0.1");
      client.write(
        `POST ${address} HTTP/1.1\r\nHost: site.test\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nname=Z`,
      );
      await gone;
      // By its answer whatever is said of the call before has been said.
      await site.visit("/readyz");
      expect(site.log.slice(before)).toEqual([]);
      await server.close();
    },
  );

  test("after 20 questions within an hour an address has to wait, and is told how long", async () => {
    const address = newAddress();
    for (let count = 0; count < 20; count += 1)
      expect((await call({ ...question, message: `Number ${count}` }, { address })).body.code).toBe(200);
    const refused = await call({ ...question, message: "One more" }, { address });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
    expect((await call({ ...question, message: "Somebody else's" })).body.code).toBe(200);
  });

  test("a refused question does not use up the limit", async () => {
    const address = newAddress();
    for (let count = 0; count < 25; count += 1) await call({}, { address });
    expect((await call({ ...question, message: "At last" }, { address })).body.code).toBe(200);
  });

  test("whatever is sent, it is no failure, and stores nothing unless it is a question", async () => {
    const value = fc.oneof(fc.string({ unit: "binary", maxLength: 200 }), fc.jsonValue(), fc.constant(undefined));
    const body = fc.oneof(fc.jsonValue(), fc.record(Object.fromEntries(Object.keys(question).map((name) => [name, value]))));
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const before = await stored();
        const answer = await call(sent ?? null);
        expect(answer.status).toBeLessThan(500);
        expect((await stored()) - before).toBe(answer.body.code === 200 ? 1 : 0);
      }),
      { numRuns: 150 },
    );
  });
});

describe("the page without JavaScript", () => {
  test("success is a 303 to the result, which says so", async () => {
    const answer = await post("/cn/contact-us", { ...question, message: "From the page" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/cn/contact-us?result=sent"]);
    expect(await (await site.visit("/cn/contact-us?result=sent")).text()).toContain("我们会发送确认邮件");
  });

  test("an error shows the page again, with what was typed, the reason, and the focus on the first field that is wrong", async () => {
    const answer = await post("/contact-us", { ...question, name: 'Zoë "<b>', email: "zoe@", message: "" });
    expect(answer.status).toBe(422);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const html = await answer.text();
    expect(html).toContain('value="Zoë &quot;&lt;b&gt;"');
    expect(html).toContain("Format d’e-mail incorrect");
    expect(html).toContain("Message requis");
    const [first] = html.match(/<input[^>]*autofocus[^>]*>/i)!;
    expect(first).toContain('name="email"');
    expect(first).toContain('aria-invalid="true"');
  });

  test.each([
    ["from another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, 403],
    ["without saying from where", {}, 403],
  ])("%s it is refused", async (_, headers, status) => {
    const before = await stored();
    expect((await post("/contact-us", { ...question, message: "Foreign" }, headers as Record<string, string>)).status).toBe(status);
    expect(await stored()).toBe(before);
  });

  test("a body that is no form, or too large, is refused; a page without a form takes no POST", async () => {
    const headers = { "content-type": "text/plain", "sec-fetch-site": "same-origin" };
    expect((await site.visit("/contact-us", { method: "POST", body: "x", headers })).status).toBe(415);
    expect((await post("/contact-us", { message: "a".repeat(70_000) })).status).toBe(413);
    const broken = { "content-type": "multipart/form-data; boundary=x", "sec-fetch-site": "same-origin" };
    expect((await site.visit("/contact-us", { method: "POST", body: "--y", headers: broken })).status).toBe(400);
    const none = await post("/about-us", {});
    expect([none.status, none.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});
