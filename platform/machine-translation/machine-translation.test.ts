import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerAsChat, answerAsDeepL, sendJson, startFakeTranslator, type FakeTranslator } from "../../tests/support/fake-translator.ts";
import { openMachineTranslator } from "./index.ts";

let service: FakeTranslator;
beforeAll(async () => {
  service = await startFakeTranslator(() => {});
});
afterAll(() => service.close());

const key = "secret-key:fx";
const timeLimits = { requestMs: 300, totalMs: 900, firstPauseMs: 10 };
const languages = { from: "en-US", to: "zh-CN" };
const translateBy = (model: string | undefined, texts: readonly string[]) =>
  openMachineTranslator({ url: service.url, key, model, timeLimits }).translate({ ...languages, texts });
const byDeepL = (texts: readonly string[] = ["One"]) => translateBy(undefined, texts);
const byChat = (texts: readonly string[] = ["One"]) => translateBy("a-model", texts);
const upper = (texts: string[]) => JSON.stringify({ translations: texts.map((text) => text.toUpperCase()) });

describe("machine translation by DeepL", () => {
  test("sends only texts, languages and tag handling, with the key in a header", async () => {
    service.answerWith(answerAsDeepL((text) => `«${text}»`));
    expect(await byDeepL(["One", 'Two <k id="1">kWh</k>'])).toEqual({ ok: true, texts: ["«One»", '«Two <k id="1">kWh</k>»'] });
    const [request] = service.requests;
    expect(request).toMatchObject({ path: "/v2/translate", headers: { authorization: `DeepL-Auth-Key ${key}` } });
    expect(request?.body).toEqual({
      text: ["One", 'Two <k id="1">kWh</k>'],
      source_lang: "EN",
      target_lang: "ZH-HANS",
      tag_handling: "xml",
      ignore_tags: ["k"],
      outline_detection: false,
      preserve_formatting: true,
    });
  });

  test("splits long lists into requests and keeps their order", async () => {
    service.answerWith(answerAsDeepL((text) => text.toUpperCase()));
    const texts = [...Array.from({ length: 45 }, (_, index) => `text ${index}`), "long ".repeat(1500), "end"];
    expect(await byDeepL(texts)).toEqual({ ok: true, texts: texts.map((text) => text.toUpperCase()) });
    expect(service.requests.map(({ body }) => (body.text as string[]).length)).toEqual([20, 20, 5, 1, 1]);
  });
});

describe("machine translation by a chat model", () => {
  test("asks for JSON at temperature 0, with the texts as data", async () => {
    service.answerWith(answerAsChat(upper));
    expect(await byChat(["One", "Two"])).toEqual({ ok: true, texts: ["ONE", "TWO"] });
    const [request] = service.requests;
    expect(request?.headers.authorization).toBe(`Bearer ${key}`);
    expect(request?.body).toMatchObject({ model: "a-model", temperature: 0, response_format: { type: "json_object" } });
    const messages = request?.body.messages as { role: string; content: string }[];
    expect(messages.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(messages[1]?.content).toBe('{"texts":["One","Two"]}');
  });

  test.each([
    ["is prose", () => "Here is your translation: Eins"],
    ["has too few texts", () => '{"translations":[]}'],
    ["has too many texts", () => '{"translations":["a","b"]}'],
    ["has other values than texts", () => '{"translations":[{"text":"a"}]}'],
    ["has other fields", () => '{"translations":["a"],"note":"b"}'],
  ])("refuses an answer that %s", async (_, content) => {
    service.answerWith(answerAsChat(content));
    expect(await byChat()).toEqual({ ok: false, reason: "translationUnusable" });
    expect(service.requests).toHaveLength(1);
  });
});

describe("machine translation", () => {
  test("repeats a request while the service is busy or fails", async () => {
    let calls = 0;
    service.answerWith((request, response) => {
      calls += 1;
      if (calls === 1) response.writeHead(429, { "retry-after": "0" }).end();
      else if (calls === 2) response.writeHead(503).end("<html>");
      else void answerAsDeepL((text) => text)(request, response);
    });
    expect(await byDeepL()).toEqual({ ok: true, texts: ["One"] });
    expect(calls).toBe(3);
  });

  test.each([
    [429, "translationBusy", 3],
    [500, "translationUnreachable", 3],
    [400, "translationRefused", 1],
    [403, "translationRefused", 1],
    [456, "translationRefused", 1],
  ])("reports status %i as %s after %i requests", async (status, reason, count) => {
    service.answerWith((_, response) => void response.writeHead(status).end("{}"));
    expect(await byDeepL()).toEqual({ ok: false, reason });
    expect(service.requests).toHaveLength(count);
  });

  test("gives up on a service that does not answer in time", async () => {
    service.answerWith(() => {});
    const start = performance.now();
    expect(await byDeepL()).toEqual({ ok: false, reason: "translationUnreachable" });
    expect(performance.now() - start).toBeLessThan(2000);
  });

  test("does not wait longer than the time limit when the service asks for a long pause", async () => {
    service.answerWith((_, response) => void response.writeHead(429, { "retry-after": "3600" }).end());
    const start = performance.now();
    expect(await byDeepL()).toEqual({ ok: false, reason: "translationBusy" });
    expect(performance.now() - start).toBeLessThan(2000);
  });

  test("refuses an endless answer, an answer that is not JSON, and a redirect", async () => {
    service.answerWith((_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write(Buffer.alloc(256 * 1024, "a")), 1);
      response.on("close", () => clearInterval(timer));
    });
    expect(await byDeepL()).toEqual({ ok: false, reason: "translationUnusable" });
    service.answerWith((_, response) => void response.end("<html>Sign in</html>"));
    expect(await byDeepL()).toEqual({ ok: false, reason: "translationUnusable" });
    service.answerWith(({ path }, response) =>
      path === "/other"
        ? sendJson(response, { translations: [{ text: "stolen" }] })
        : void response.writeHead(307, { location: "/other" }).end(),
    );
    expect(await byDeepL()).toEqual({ ok: false, reason: "translationUnreachable" });
    expect(service.requests.map(({ path }) => path)).not.toContain("/other");
  });
});
