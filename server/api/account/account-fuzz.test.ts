import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { otherPassword } from "#scripts/running-site/passwords.ts";
import { signUpForm } from "#tests/support/sign-up-form.ts";
import { openTestApi } from "#tests/support/test-api.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";

const runs = propertyRuns(25);

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
let session: string;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
  session = (await site.signUp()).browser.cookie();
});
afterAll(() => context.close());

// The password is wrong, so that endpoints that require it refuse the request.
const valid = {
  ...signUpForm({ password: otherPassword, confirmPassword: otherPassword }),
  code: "000000",
  purpose: "signUp",
  captcha: "x",
  login: "Nobody.1",
  currentPassword: "no",
  language: "de",
  all: "others",
  id: "0c9f1c5e-58a5-4f0e-8f5e-0b5a3c6d7e8f",
};

async function snapshot(): Promise<string> {
  const tables = ["account", "account_credential", "account_session", "open_api_service", "open_api_key"];
  const rows = [];
  for (const table of tables) rows.push((await context.database.execute(sql`select * from ${sql.identifier(table)} order by 1`)).rows);
  return JSON.stringify(rows);
}

const nasty = fc.constantFrom(
  "",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202e",
  "' or 1=1 --",
  "%00",
  "x".repeat(10_000),
  "🌵",
  "ﷺ",
  "е@site.test",
  "__proto__",
  "+",
  "١٢٣٤٥٦",
  "-1",
  "1e309",
);
const value = fc.oneof(nasty, fc.string({ unit: "binary" }), fc.jsonValue(), fc.constantFrom(...Object.values(valid)));
const body = fc.record(
  Object.fromEntries(
    Object.entries(valid).map(([name, usual]) => [
      name,
      fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: value }),
    ]),
  ),
  { requiredKeys: [] },
);
const anything = fc.oneof({ weight: 4, arbitrary: body }, { weight: 1, arbitrary: fc.jsonValue() });

// The tests below skip sign-out for logged-in visitors, because it would end the session.
const paths = [
  "code",
  "sign-up",
  "login",
  "login/phone",
  "retrieve",
  "sign-out",
  "profile",
  "password",
  "email/code",
  "email",
  "sessions/end",
  "delete",
  "open-api/key",
  "open-api/revoke",
];

describe.each(["an anonymous visitor", "a logged-in visitor"])("account API called by %s", (who) => {
  test.each(paths.filter((path) => who === "an anonymous visitor" || path !== "sign-out"))(
    "survives arbitrary input to /account/%s and stores nothing when it refuses",
    { timeout: 30_000 },
    async (path) => {
      const headers: Record<string, string> = who === "an anonymous visitor" ? {} : { cookie: session };
      let before = await snapshot();
      await fc.assert(
        fc.asyncProperty(anything, async (payload) => {
          const { status, body: answer } = await site.open().call(`/account/${path}`, payload, headers);
          expect(status).toBeLessThan(500);
          expect(status).toBe(answer.code === 400 ? 200 : answer.code);
          const after = await snapshot();
          if (answer.code !== 200) expect(after).toBe(before);
          before = after;
        }),
        { numRuns: runs },
      );
      expect(site.log).toEqual([]);
    },
  );
});

test.each(["{", "[]", "null", '"x"', "\u0000", '{"password":', "[".repeat(5000)])("login refuses the malformed body %s", async (raw) => {
  const headers = { "content-type": "application/json" };
  const response = await fetchRaw("/account/login", raw, headers);
  expect(response.code).toBe(400);
  const form = await fetchRaw("/account/login", `password=${raw}&login=%E0%A4%A&agree=%00`, {
    "content-type": "application/x-www-form-urlencoded",
    "sec-fetch-site": "same-origin",
  });
  expect(form.code).toBe(400);
});

async function fetchRaw(path: string, raw: string, headers: Record<string, string>): Promise<{ code: number }> {
  return (await site.open().send(path, raw, headers)).body;
}

test("a session stays valid while the account API is fuzzed", async () => {
  expect((await site.open().call("/account/me", undefined, { cookie: session })).status).toBe(200);
});
