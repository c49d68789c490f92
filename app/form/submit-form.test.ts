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
  ["succeeds", answers(200, { code: 200, message: "OK", data: { resendAfter: 60 } }), { ok: true, data: { resendAfter: 60 } }],
  [
    "has an invalid field",
    answers(200, refused(400, { reason: "invalidInput", reasons: { email: "emailFormat" }, data: { email: "text" } })),
    { ok: false, status: 422, reasons: { email: "emailFormat" } },
  ],
  [
    "is refused as a whole with additional data",
    answers(200, refused(400, { reason: "resendTooSoon", data: { resendAfter: 12 } })),
    { ok: false, status: 422, reason: "resendTooSoon", reasons: {}, said: { resendAfter: 12 } },
  ],
  ["exceeds the rate limit", answers(429, refused(429, { reason: "tooMany" })), { ok: false, status: 429, reason: "tooMany", reasons: {} }],
  ["fails without an error code", answers(500, refused(500, {})), { ok: false, status: 500, reason: "internal", reasons: {} }],
  [
    "receives a response from a proxy",
    answers(502, "<h1>Bad Gateway</h1>"),
    { ok: false, status: 503, reason: "unreachable", reasons: {} },
  ],
  ["gets no response", () => Promise.reject(new TypeError("no network")), { ok: false, status: 503, reason: "unreachable", reasons: {} }],
  [
    "times out",
    () => Promise.reject(new DOMException("late", "TimeoutError")),
    { ok: false, status: 503, reason: "unreachable", reasons: {} },
  ],
])("a form submission that %s returns the outcome instead of throwing", async (_, fetch, answer) => {
  expect(await callThat(fetch)).toEqual(answer);
});
