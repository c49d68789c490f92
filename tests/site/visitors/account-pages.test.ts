import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messages } from "#i18n/messages/index.ts";
import { localPath } from "#i18n/paths.ts";
import { goodPassword } from "#scripts/running-site/passwords.ts";
import { waitForCode, startMailServer, type MailServer } from "../../support/mail-server.ts";
import { testedLanguages } from "../../support/tested-languages.ts";
import { solveCaptcha } from "../../support/solve-captcha.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
let mail: MailServer;
let mailDir: string;
let session: string;

beforeAll(async () => {
  mailDir = await mkdtemp(path.join(os.tmpdir(), "ecactus-mail-"));
  mail = await startMailServer(mailDir);
  site = await openTestSite({ environment: { smtpUrl: new URL(mail.url) } });
  session = await signUp();
});
afterAll(async () => {
  await site.close();
  await mail.close();
  await rm(mailDir, { recursive: true });
});

const account = { email: "camille@example.com", username: "camille", password: goodPassword };

async function callApi(address: string, body: object, cookie = ""): Promise<Response> {
  return site.visit(`/api/account${address}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
}

async function signUp(): Promise<string> {
  const { email, username, password } = account;
  const { token, cookie } = await solveCaptcha((address, init) => site.visit(address, init), site.services.context.database);
  await callApi("/code", { email, purpose: "signUp", captcha: token }, cookie);
  const code = await waitForCode(mailDir, email);
  const response = await callApi("/sign-up", {
    country: "FR",
    callingCode: "33",
    phone: "0612345678",
    email,
    username,
    nickname: "Camille",
    password,
    confirmPassword: password,
    code,
    agree: true,
  });
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
}

const submit = (address: string, fields: Record<string, string>, cookie = "") =>
  site.visit(address, { method: "POST", headers: { "sec-fetch-site": "same-origin", cookie }, body: new URLSearchParams(fields) });

describe("account pages without a session", () => {
  test.each([
    ["/personal-center", "/login?next=%2Fpersonal-center"],
    ["/de/personal-center", "/de/login?next=%2Fde%2Fpersonal-center"],
    ["/cn/platform/open-api/console", "/cn/login?next=%2Fcn%2Fplatform%2Fopen-api%2Fconsole"],
  ])("redirect %s to the login with a return address", async (address, location) => {
    const response = await site.visit(address);
    expect([response.status, response.headers.get("location"), response.headers.get("cache-control")]).toEqual([303, location, "no-store"]);
  });

  test("are cacheable except the login", async () => {
    expect((await site.visit("/login")).headers.get("cache-control")).toBe("no-store");
    for (const address of ["/sign-up", "/retrieve-password"]) expect((await site.visit(address)).headers.get("etag")).not.toBeNull();
  });

  test("show login errors in the page's language and never return the password", async () => {
    const empty = await submit("/cn/login", {});
    expect(empty.status).toBe(422);
    expect(await empty.text()).toContain("请先同意条款。");
    const response = await submit("/login", { login: "camille", password: "not-My-Word1", agree: "true" });
    const html = await response.text();
    expect(html).toContain("Le nom d’utilisateur ou le mot de passe est incorrect.");
    expect(html).toContain('value="camille"');
    expect(html).not.toContain("not-My-Word1");
  });

  test("keep a typed profile after the session ended and link to the login", async () => {
    const response = await submit("/personal-center", {
      form: "profile",
      nickname: "Presque perdu",
      callingCode: "33",
      phone: "0612345678",
      country: "FR",
      language: "fr",
    });
    expect(response.status).toBe(401);
    const html = await response.text();
    expect(html).toContain('value="Presque perdu"');
    expect(html).toContain("/login?next=%2Fpersonal-center");
  });
});

describe.each(testedLanguages)("sign-up page in %s", (code) => {
  const localMessages = messages[code];
  const signUpWith = async (password: string) => {
    const fields = {
      country: "FR",
      callingCode: "33",
      phone: "06 12 34 56 79",
      email: "brunhilde@example.com",
      username: "Cellar.door",
      nickname: "Solveig",
      password,
      confirmPassword: password,
      code: "000000",
      agree: "true",
    };
    const response = await submit(localPath(code, "/sign-up"), fields);
    // Check the main element only, because the document's state holds all messages for the client code.
    const [html = ""] = /<main[\s\S]*<\/main>/.exec(await response.text()) ?? [];
    return { status: response.status, html };
  };

  test("reports a common password as easy to guess, not as wrongly formatted", async () => {
    for (const password of ["Ecactus2026!", "Summer2026!", "Admin@123", "Cellar.doorA1", "Solveig-26", "Brunhilde1"]) {
      const { status, html } = await signUpWith(password);
      expect(status, password).toBe(422);
      expect(html, password).toContain(localMessages.passwordCommon);
      expect(html, password).not.toContain(localMessages.passwordFormat);
      expect(html.match(/aria-invalid="true"/g), password).toHaveLength(1);
    }
  });

  test("reports a password without three kinds of characters as wrongly formatted", async () => {
    const { html } = await signUpWith("abcdefgh");
    expect(html).toContain(localMessages.passwordFormat);
    expect(html).not.toContain(localMessages.passwordCommon);
  });

  test("accepts other passwords", async () => {
    for (const password of ["Abcdefg!", "Korrekt9!x", "密码Abcdefg1"]) {
      const { html } = await signUpWith(password);
      expect(html, password).not.toContain(localMessages.passwordCommon);
      expect(html, password).toContain(localMessages.wrongCode);
    }
  });
});

describe("login", () => {
  const { username: login, password } = account;

  test.each([
    ["", "/personal-center"],
    ["?next=/products", "/products"],
    ["?next=/de/products%23battery", "/products#battery"],
    ["?next=/de//other.example", "/other.example"],
    ["?next=//other.example/", "/personal-center"],
    ["?next=/%5Cother.example", "/personal-center"],
    ["?next=https://other.example/", "/personal-center"],
    ["?next=/api/account/export", "/personal-center"],
  ])("with the query '%s' redirects to %s", async (query, location) => {
    const response = await submit(`/login${query}`, { login, password, agree: "true" });
    expect([response.status, response.headers.get("location")]).toEqual([303, location]);
    const cookies = response.headers.getSetCookie();
    expect(cookies.find((line) => line.includes("session_token"))).toMatch(/HttpOnly/i);
    expect(cookies.find((line) => line.startsWith("signed_in=1"))).not.toMatch(/HttpOnly/i);
  });

  test("accepts a phone number in another language", async () => {
    const response = await submit("/de/login?by=phone", { callingCode: "33", phone: "06 12 34 56 78", password, agree: "true" });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/de/personal-center"]);
  });

  test.each([
    ["a username", "/login", { login, password }],
    ["an email address", "/login", { login: account.email, password }],
    ["a phone number", "/login?by=phone", { callingCode: "33", phone: "0612345678", password }],
  ])("with %s and the right password, but without the agreement, is rejected for the agreement only", async (_, address, fields) => {
    const response = await submit(address, fields);
    expect(response.status).toBe(422);
    expect(response.headers.getSetCookie().join()).not.toMatch(/session_token|signed_in/);
    const html = await response.text();
    expect(html).toContain("Acceptez d’abord les conditions.");
    const invalid = [...html.matchAll(/<(?:input|select)[^>]*aria-invalid="true"[^>]*>/g)].map(([tag]) => /name="([^"]+)"/.exec(tag)?.[1]);
    expect(invalid).toEqual(["agree"]);
    expect((await submit(address, { ...fields, agree: "true" })).status).toBe(303);
  });

  test("redirects logged-in users to the personal centre", async () => {
    const response = await site.visit("/login", { headers: { cookie: session } });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/personal-center"]);
  });

  test("deletes the signed_in cookie when the session has expired", async () => {
    const response = await site.visit("/personal-center", { headers: { cookie: "signed_in=1" } });
    expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^signed_in=1; Max-Age=0/));
  });
});

describe("account pages with a session", () => {
  test("show an uncacheable personal centre that search engines do not index", async () => {
    const response = await site.visit("/personal-center", { headers: { cookie: session } });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-robots-tag")).toContain("noindex");
    expect(await response.text()).toContain("Bonjour Camille.");
  });

  test("ask for confirmation before signing out without JavaScript", async () => {
    const confirmationPage = await submit("/personal-center", { form: "sign-out" }, session);
    expect(confirmationPage.status).toBe(200);
    expect(await confirmationPage.text()).toContain("Oui, me déconnecter");
    expect((await site.visit("/api/account/me", { headers: { cookie: session } })).status).toBe(200);
  });

  test.each([
    ["/platform/open-api/console", {}, "en-US"],
    ["/platform/open-api/console", { "accept-language": "zh-CN,zh;q=0.9" }, "zh-CN"],
    ["/platform/open-api/console", { "accept-language": "zh-TW" }, "en-US"],
    ["/cn/platform/open-api/console", { "accept-language": "fr" }, "zh-CN"],
    ["/de/platform/open-api/console", { "accept-language": "zh-CN" }, "en-US"],
  ])("show the Open API console at %s with %o in %s", async (address, headers, tag) => {
    const html = await (await site.visit(address, { headers: { ...headers, cookie: session } })).text();
    expect(html).toContain(`<div lang="${tag}"`);
    expect(html).toContain(tag === "zh-CN" ? "<title>Open API 控制台" : "<title>Open API console");
  });
});

test.each([
  ["/personal-center", "supprimez le compte dans les dix minutes", "Donnez d’abord ce rôle à une autre personne"],
  ["/en/personal-center", "delete the account within ten minutes", "Assign the role to another user in the back office first."],
  ["/au/personal-center", "delete the account within ten minutes", "Assign the role to another user in the back office first."],
  [
    "/de/personal-center",
    "löschen Sie das Konto innerhalb von zehn Minuten",
    "Geben Sie sie zuerst in der Verwaltung einer anderen Person.",
  ],
  ["/cn/personal-center", "并在十分钟内注销账号", "请先在管理后台将此角色授予他人。"],
])("%s says why a staff user cannot delete the account yet", async (address, unconfirmedText, lastText) => {
  const { database } = site.services.context;
  const remove = async () => {
    const response = await submit(address, { form: "delete", password: account.password }, session);
    return [response.status, await response.text()] as const;
  };
  await database.execute(sql`update account set role = 'administrator' where email = ${account.email}`);
  await database.execute("update account_session set proven_at = null");
  expect(await remove()).toEqual([403, expect.stringContaining(unconfirmedText)]);
  await database.execute("update account_session set proven_at = now()");
  expect(await remove()).toEqual([422, expect.stringContaining(lastText)]);
  await database.execute("update account set role = null");
});
