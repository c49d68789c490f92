import { afterAll, beforeAll, expect, test } from "vitest";
import { storageItems } from "#domain/consent/schema";
import { openTestApi } from "#tests/support/test-api.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
beforeAll(async () => void (context = await openTestContext()));
afterAll(() => context.close());

test("every cookie of the API is in the cookie policy with its lifetime", async () => {
  const { open, signUp } = openTestApi(context);
  const captcha = await open().call("/captcha", {}, { "sec-fetch-site": "same-origin" });
  const consent = await open().call("/consent", { choice: "decline" }, { "sec-fetch-site": "same-origin" });
  const { answer } = await signUp();
  const cookies = [captcha, consent, answer].flatMap((each) => each.cookies);
  const lasting = cookies.map((cookie) => [cookie.split("=", 1)[0]!, Number(/; Max-Age=(\d+)/i.exec(cookie)?.[1]) / 86_400 || "session"]);
  expect(lasting.map(([name]) => name)).toEqual(
    expect.arrayContaining(["captcha_visitor", "consent", "ecactus.session_token", "signed_in", "known_device"]),
  );
  for (const [name, lasts] of lasting)
    expect(storageItems.find((row) => row.kind === "cookie" && row.name === name)?.lasts, String(name)).toBe(lasts);
});
