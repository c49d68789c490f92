import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goodPassword, otherPassword } from "#scripts/running-site/passwords.ts";
import { storeCaptchaToken } from "#scripts/running-site/store-captcha-token.ts";
import { signUpForm } from "../../support/sign-up-form.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let dataDir: string;
let site: TestSite;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "ecactus-account-"));
  site = await openTestSite({ environment: { dataDir } });
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});

async function callApi(address: string, body?: object, headers: Record<string, string> = {}) {
  const post = body && { method: "POST", body: JSON.stringify(body) };
  const response = await site.visit(`/api${address}`, {
    ...post,
    headers: { "content-type": "application/json", "accept-language": "fr", ...headers },
  });
  return {
    body: (await response.json()) as { code: number; reason?: string; data: unknown },
    cookie: response.headers
      .getSetCookie()
      .map((line) => line.split(";", 1)[0])
      .join("; "),
  };
}

async function readMail(to: string, subjectPattern: RegExp) {
  const find = async () => {
    for (const file of await readdir(path.join(dataDir, "mail")).catch(() => [])) {
      if (!file.endsWith(".eml")) continue;
      const mail = await PostalMime.parse(await readFile(path.join(dataDir, "mail", file)));
      if (mail.to?.[0]?.address === to && subjectPattern.test(mail.subject ?? "")) return mail;
    }
    return undefined;
  };
  return (await poll(find, (mail) => mail !== undefined)).answer!;
}

async function getCode(email: string, purpose: string): Promise<string> {
  const { token, cookie } = await storeCaptchaToken(site.services.context);
  expect((await callApi("/account/code", { email, purpose, captcha: token }, { cookie })).body.code).toBe(200);
  const { subject, text } = await readMail(email, purpose === "signUp" ? /inscription/i : /vérification/i);
  const code = /\d{6}/.exec(subject!)![0];
  expect(text).toContain(code);
  return code;
}

test("the account API supports sign-up, password reset, login and sign-out without logging secrets", async () => {
  const form = signUpForm();
  const signedUp = await callApi("/account/sign-up", { ...form, code: await getCode(form.email, "signUp") });
  expect(signedUp.body).toMatchObject({ code: 200, data: null });
  expect((await callApi("/account/me", undefined, { cookie: signedUp.cookie })).body.data).toMatchObject({
    email: form.email,
    language: "fr",
  });

  const passwords = { password: otherPassword, confirmPassword: otherPassword };
  expect(
    (await callApi("/account/retrieve", { email: form.email, code: await getCode(form.email, "retrieve"), ...passwords })).body.code,
  ).toBe(200);
  expect((await callApi("/account/me", undefined, { cookie: signedUp.cookie })).body).toMatchObject({ code: 401, reason: "notSignedIn" });
  expect((await readMail(form.email, /mot de passe/i)).text).toContain("Léa");
  expect((await callApi("/account/login", { login: form.username, password: goodPassword, agree: true })).body.reason).toBe("wrongLogin");
  const { body, cookie } = await callApi("/account/login", { login: form.username, password: otherPassword, agree: true });
  expect(body.code).toBe(200);
  expect((await callApi("/account/sign-out", {}, { cookie })).body.code).toBe(200);
  expect((await callApi("/account/me", undefined, { cookie })).body.code).toBe(401);

  const [file = ""] = await readdir(path.join(dataDir, "security-log"));
  expect((await stat(path.join(dataDir, "security-log", file))).mode & 0o777).toBe(0o600);
  const lines = (await readFile(path.join(dataDir, "security-log", file), "utf8")).trim().split("\n");
  expect(lines.map((line) => (JSON.parse(line) as { kind: string }).kind)).toEqual(
    expect.arrayContaining(["code.sent", "code.used", "password.changed", "login.failed", "login.succeeded"]),
  );

  const loggedText = JSON.stringify([site.log, lines]);
  for (const secret of [form.email, goodPassword, otherPassword, cookie.split("=")[1]!]) expect(loggedText).not.toContain(secret);
});

test("the mailed reset link opens a form that needs no code and no JavaScript", async () => {
  const form = signUpForm();
  await callApi("/account/sign-up", { ...form, code: await getCode(form.email, "signUp") });
  await getCode(form.email, "retrieve");
  const link = /http:\S+\/retrieve-password\/link\?token=\S+/.exec((await readMail(form.email, /vérification/i)).text!)![0];
  const page = await site.visit(link);
  const html = await page.text();
  const token = new URL(link).searchParams.get("token")!;
  expect(page.status).toBe(200);
  expect(html).toContain(`name="token" value="${token}"`);
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).not.toContain('name="code"');
  const send = (password: string) =>
    site.visit(link, {
      method: "POST",
      body: new URLSearchParams({ token, password, confirmPassword: password }),
      headers: { origin: "http://site.test", host: "site.test" },
    });
  const response = await send("Passw0rd!");
  expect(response.status).toBe(422);
  expect(await response.text()).toContain("Ce mot de passe est facile à deviner");
  const done = await send(otherPassword);
  expect([done.status, done.headers.get("location")]).toEqual([303, "/retrieve-password?result=done"]);
  expect(done.headers.getSetCookie().join()).toMatch(/known_device=/);
  expect((await callApi("/account/login", { login: form.email, password: otherPassword, agree: true })).body.code).toBe(200);
  expect(await (await send(goodPassword)).text()).toContain("Ce lien n’est plus valable");
});

test("the account API accepts urlencoded forms from the same origin", async () => {
  const response = await site.visit("/api/account/login", {
    method: "POST",
    body: new URLSearchParams({ login: "Nobody.1", password: goodPassword, agree: "on" }),
    headers: { origin: "http://site.test", host: "site.test" },
  });
  expect(await response.json()).toMatchObject({ code: 400, reason: "wrongLogin" });
});

test("the account API and the login form reject requests from other sites", async () => {
  for (const address of ["code", "sign-up", "login", "login/phone", "retrieve", "sign-out", "delete"]) {
    const response = await site.visit(`/api/account/${address}`, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json", origin: "https://evil.test", "sec-fetch-site": "cross-site" },
    });
    expect(response.status, address).toBe(403);
  }
  const form = await site.visit(
    "/login",
    { method: "POST", body: new URLSearchParams({ login: "x" }), headers: { origin: "https://evil.test", host: "site.test" } },
    "10.6.6.6",
  );
  expect(form.status).toBe(403);
  const rows = await site.services.context.database.execute(
    sql`select sum(count)::int as count, count(*)::int as rows from security_event where kind = 'origin.refused'`,
  );
  expect(rows.rows).toEqual([{ count: 8, rows: 2 }]);
});

test("the list of common passwords is not part of the browser code", async () => {
  const list = ["qwertyuiop", "liverpool", "trustno1"];
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  expect(dictionary["passwords-common"]).toEqual(expect.arrayContaining(list));
  const folder = path.resolve("build/client/assets");
  const code = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  expect(code.length).toBeGreaterThan(10);
  for (const name of code)
    for (const word of list) expect((await readFile(path.join(folder, name), "utf8")).includes(word), `${word} in ${name}`).toBe(false);
});

test("the endpoints of the authentication library answer 404", async () => {
  for (const address of ["/api/auth/sign-in/email", "/api/auth/get-session", "/api/auth/open-session", "/api/account/open-session"]) {
    expect((await site.visit(address)).status, address).toBe(404);
  }
});
