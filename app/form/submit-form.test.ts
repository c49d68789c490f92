import { expect, test } from "vitest";
import { createApiClient } from "#app/api-client/api-client.ts";
import { callApi } from "./submit-form.ts";

const callThat = (fetch: () => Promise<Response>) =>
  callApi(createApiClient({ base: "http://api.test", language: "en", fetch, onHttpError: () => {} }), "/account/code", {
    email: "ana@site.test",
    purpose: "signUp",
    captcha: "",
  });
const answers = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));
const refused = (code: number, rest: object) => ({ code, message: "m", data: null, ...rest });

test.each([
  ["is done", answers(200, { code: 200, message: "OK", data: { resendAfter: 60 } }), { ok: true, data: { resendAfter: 60 } }],
  [
    "is refused by field",
    answers(200, refused(400, { reason: "invalidInput", reasons: { email: "emailFormat" }, data: { email: "text" } })),
    { ok: false, status: 422, reasons: { email: "emailFormat" } },
  ],
  [
    "is refused as a whole, with what it says besides",
    answers(200, refused(400, { reason: "resendTooSoon", data: { resendAfter: 12 } })),
    { ok: false, status: 422, reason: "resendTooSoon", reasons: {}, said: { resendAfter: 12 } },
  ],
  ["meets a limit", answers(429, refused(429, { reason: "tooMany" })), { ok: false, status: 429, reason: "tooMany", reasons: {} }],
  ["fails without a reason", answers(500, refused(500, {})), { ok: false, status: 500, reason: "internal", reasons: {} }],
  ["is answered by something else", answers(502, "<h1>Bad Gateway</h1>"), { ok: false, status: 503, reason: "unreachable", reasons: {} }],
  ["gets no answer", () => Promise.reject(new TypeError("no network")), { ok: false, status: 503, reason: "unreachable", reasons: {} }],
  [
    "gets none in time, which browsers give a code of their own",
    () => Promise.reject(new DOMException("late", "TimeoutError")),
    { ok: false, status: 503, reason: "unreachable", reasons: {} },
  ],
])("a form that %s says so as a value", async (_, fetch, answer) => {
  expect(await callThat(fetch)).toEqual(answer);
});
