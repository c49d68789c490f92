import { afterEach, describe, expect, test, vi } from "vitest";
import { createApiClient } from "#app/api-client/api-client.ts";
import { callApi } from "./submit-form.ts";

const callWith = (fetch: () => Promise<Response>) =>
  callApi(createApiClient({ base: "http://api.test", language: "en", fetch, onHttpError: () => {} }), "/account/code", {
    email: "ana@site.test",
    purpose: "signUp",
    captcha: "",
  });
const answers = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));
const unanswered = { ok: false, status: 503, reason: "unanswered", reasons: {} };
const refused = (code: number, rest: object) => ({ code, message: "m", data: null, ...rest });

test.each([
  ["succeeds", answers(200, { code: 200, message: "OK", data: { resendAfter: 60 } }), { ok: true, data: { resendAfter: 60 } }],
  [
    "has an invalid field",
    answers(200, refused(400, { reason: "invalidInput", reasons: { email: "emailFormat" }, data: { email: "text" } })),
    { ok: false, status: 422, reasons: { email: "emailFormat" } },
  ],
  [
    "is refused as a whole with additional data",
    answers(200, refused(400, { reason: "resendTooSoon", data: { resendAfter: 12 } })),
    { ok: false, status: 422, reason: "resendTooSoon", reasons: {}, errorData: { resendAfter: 12 } },
  ],
  ["exceeds the rate limit", answers(429, refused(429, { reason: "tooMany" })), { ok: false, status: 429, reason: "tooMany", reasons: {} }],
  ["fails without an error code", answers(500, refused(500, {})), { ok: false, status: 500, reason: "internal", reasons: {} }],
  ["receives a page of a proxy", async () => new Response("<h1>Bad Gateway</h1>", { status: 502 }), unanswered],
  ["receives JSON of a proxy", answers(504, { error: "timeout" }), unanswered],
  ["receives a page with status 200", async () => new Response("<h1>Log in to this network</h1>"), unanswered],
  ["gets no response", () => Promise.reject(new TypeError("no network")), unanswered],
  ["loses its connection", () => Promise.reject(new TypeError("fetch failed", { cause: { code: "ECONNRESET" } })), unanswered],
  ["times out", () => Promise.reject(new DOMException("late", "TimeoutError")), unanswered],
  [
    "finds no server",
    () => Promise.reject(new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } })),
    { ...unanswered, reason: "unreachable" },
  ],
])("form submission › that %s returns the outcome instead of throwing", async (_, fetch, answer) => {
  expect(await callWith(fetch)).toEqual(answer);
});

describe("form submission without a network", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("says that nothing was sent", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    expect(await callWith(() => Promise.reject(new TypeError("no network")))).toMatchObject({ reason: "unreachable" });
  });

  test("says that it may have been sent when the network is lost on the way", async () => {
    const navigator = { onLine: true };
    vi.stubGlobal("navigator", navigator);
    const lost = async () => {
      navigator.onLine = false;
      throw new TypeError("no network");
    };
    expect(await callWith(lost)).toMatchObject({ reason: "unanswered" });
  });
});
