import { expect, test } from "vitest";
import type { ApiClient } from "#app/api-client/api-client.ts";
import { solveByClick } from "./solve-by-click.ts";

/** Creates a fake API client that records its requests and returns the given response. */
function apiThat(answer: object): { api: ApiClient; sent: unknown[] } {
  const sent: unknown[] = [];
  const post = (path: string, body: unknown) => (sent.push([path, body]), Promise.resolve(answer));
  return { api: { post } as unknown as ApiClient, sent };
}

const clickValues = { email: "a@example.com", captchaId: "an id", "captchaImage.x": "120", "captchaImage.y": "40" };

test("captcha click › returns a token after verification", async () => {
  const { api, sent } = apiThat({ code: 200, message: "OK", data: { token: "a token" } });
  expect(await solveByClick(api, clickValues)).toEqual({ ok: true, token: "a token" });
  expect(sent).toEqual([["/captcha/verify", { id: "an id", x: "120", y: "40" }]]);
});

test("captcha click › returns the API's error code for a click beside the hole", async () => {
  const { api } = apiThat({ code: 400, message: "Verification failure", data: null, reason: "captchaFailed" });
  expect(await solveByClick(api, clickValues)).toMatchObject({ ok: false, reason: "captchaFailed" });
});

test("captcha click › returns captchaRequired without a click and calls no API", async () => {
  const { api, sent } = apiThat({});
  expect(await solveByClick(api, { captchaId: "an id" })).toMatchObject({ ok: false, reason: "captchaRequired" });
  expect(sent).toEqual([]);
});
