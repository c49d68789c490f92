import { afterAll, beforeAll, expect, test } from "vitest";
import { messages } from "#i18n/messages/index.ts";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { goodPassword as password } from "#scripts/running-site/passwords.ts";
import { testedLanguages } from "../../support/tested-languages.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const login = "camille";
const email = "camille@example.com";

type Sender = { cookie?: string; from?: string };
const submit = (address: string, fields: Record<string, string>, { cookie = "", from }: Sender = {}) =>
  site.visit(address, { method: "POST", headers: { "sec-fetch-site": "same-origin", cookie }, body: new URLSearchParams(fields) }, from);

test.each(testedLanguages)("the login in %s says without JavaScript that it needs cookies, and keeps typed text", async (code) => {
  const address = `${localPath(code, "/login")}?next=${localPath(code, "/products")}`;
  const formPage = await site.visit(address);
  const check = formPage.headers.getSetCookie().find((line) => line.startsWith("cookie_check="));
  expect(check).toBe("cookie_check=1; Path=/; HttpOnly; SameSite=Lax");
  expect(await formPage.text()).toContain('name="cookie_check"');

  // Use a new account name and client address for each language: after three failures the login requires a captcha.
  const name = `${login}-${code}`;
  const from = `192.0.2.${languageCodes.indexOf(code) + 1}`;
  const fields = { login: name, password, agree: "true", cookie_check: "set" };
  const response = await submit(address, fields, { from });
  expect([response.status, response.headers.getSetCookie().some((line) => line.includes("session_token"))]).toEqual([422, false]);
  const [html = ""] = /<main[\s\S]*<\/main>/.exec(await response.text()) ?? [];
  expect(html).toContain(messages[code].cookiesNeeded);
  expect(html).toContain(`value="${name}"`);
  expect(html).not.toContain(password);
  const [mainHtml = ""] =
    /<main[\s\S]*<\/main>/.exec(await (await submit(address, fields, { cookie: "cookie_check=1", from })).text()) ?? [];
  expect(mainHtml).toContain(messages[code].wrongLogin);
  expect(mainHtml).not.toContain(messages[code].cookiesNeeded);
});

test.each(testedLanguages)("forms in %s request no further puzzle when the cookie of the last one was not returned", async (code) => {
  const puzzle = { captchaId: "6f1a3c52-7d0e-4c1b-9a55-2f1f0c7b9e31", "captchaImage.x": "1", "captchaImage.y": "1" };
  const contact = { country: "FR", callingCode: "33", phone: "0612345678", email, agree: "true" };
  for (const [address, fields] of [
    ["/login", { login, password, agree: "true", ...puzzle }],
    ["/sign-up", { ...contact, step: "code", ...puzzle }],
    ["/retrieve-password", { email, step: "code", ...puzzle }],
  ] as const) {
    const response = await submit(localPath(code, address), fields);
    const [html = ""] = /<main[\s\S]*<\/main>/.exec(await response.text()) ?? [];
    expect(response.status, address).toBe(422);
    expect(html, address).toContain(messages[code].cookiesNeeded);
    expect(html, address).not.toContain('type="image"');
    expect(html, address).toContain(`value="${"email" in fields ? email : login}"`);
  }
});
