import { expect, test } from "vitest";
import type { ApiClient } from "#app/api-client/api-client.ts";
import { solveByClick } from "./solve-by-click.ts";

/** An API that keeps what it is sent, and answers with this. */
function apiThat(answer: object): { api: ApiClient; sent: unknown[] } {
  const sent: unknown[] = [];
  const post = (path: string, body: unknown) => (sent.push([path, body]), Promise.resolve(answer));
  return { api: { post } as unknown as ApiClient, sent };
}

const clicked = { email: "a@example.com", captchaId: "an id", "captchaImage.x": "120", "captchaImage.y": "40" };

test("the place of the click is tried, and gives the token", async () => {
  const { api, sent } = apiThat({ code: 200, message: "OK", data: { token: "a token" } });
  expect(await solveByClick(api, clicked)).toEqual({ ok: true, token: "a token" });
  expect(sent).toEqual([["/captcha/verify", { id: "an id", x: "120", y: "40" }]]);
});

test("a click beside the hole is refused as the API says", async () => {
  const { api } = apiThat({ code: 400, message: "Verification failure", data: null, reason: "captchaFailed" });
  expect(await solveByClick(api, clicked)).toMatchObject({ ok: false, reason: "captchaFailed" });
});

test("a form that was sent without a click asks for one", async () => {
  const { api, sent } = apiThat({});
  expect(await solveByClick(api, { captchaId: "an id" })).toMatchObject({ ok: false, reason: "captchaRequired" });
  expect(sent).toEqual([]);
});
