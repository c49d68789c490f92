import type { Argon2Parameters } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { goodPassword, mailedCode, otherPassword, queuedMails, signUpForm, solvedCaptcha, wrongCodeFor } from "#tests/support/account.ts";
import { openApiOf, type Answer, type Browser } from "#tests/support/account-site.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

// Guesses are counted here, hundreds of them; what one costs is said in domain/account/password.
vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof import("node:crypto")>();
  const argon2 = (algorithm: "argon2id", parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
    crypto.argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, done);
  return { ...crypto, argon2 };
});

const addresses = 100;
const asks = 15;
const newPasswords = { password: otherPassword, confirmPassword: otherPassword };

let context: TestContext;
let site: ReturnType<typeof openApiOf>;
let owner: Awaited<ReturnType<typeof site.signUp>>;
beforeAll(async () => {
  context = await openTestContext();
  site = openApiOf(context);
});
beforeEach(async () => {
  owner = await site.signUp();
});
afterAll(() => context.close());

const later = (seconds: number) => context.setTime(new Date(context.clock.now().getTime() + seconds * 1000).toISOString());
const said = ({ body }: Answer) => body.reason ?? "in";

/** A try with a solved captcha, from an address that nobody used before unless a browser is given. */
async function logIn(login: string, password: string, browser: Browser = site.open()): Promise<Answer> {
  const { token, cookie } = await solvedCaptcha(context);
  return browser.call("/account/login", { login, password, agree: true, captcha: token }, { cookie: `${browser.cookie()}; ${cookie}` });
}

async function tally(tries: Promise<Answer>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const answer of await Promise.all(tries)) counts[said(answer)] = (counts[said(answer)] ?? 0) + 1;
  return counts;
}

const guess = (login: string, times: number) => tally(Array.from({ length: times }, () => logIn(login, otherPassword)));
/** Until its guesses are used up. */
const guessAll = (login: string) => guess(login, 11);

async function askForCode(email: string, purpose = "retrieve"): Promise<Answer> {
  const { token, cookie } = await solvedCaptcha(context);
  return site.open().call("/account/code", { email, purpose, captcha: token }, { cookie });
}

const linkIn = async (email: string) =>
  new URL(
    (await queuedMails(context, email)).findLast(({ data }) => data.link?.includes("/retrieve-password/link"))!.data.link!,
    "http://site.test",
  );

test("of guesses from 100 addresses, each with a solved captcha, ten are looked at, for a known name and for nobody's", async () => {
  for (const login of [owner.form.email, "nobody@site.test"]) {
    expect(await guess(login, addresses)).toEqual({ wrongLogin: 10, loginPaused: addresses - 10 });
    const refused = await logIn(login, goodPassword);
    expect(refused).toMatchObject({ status: 429, body: { reason: "loginPaused", data: null }, cookies: [] });
    expect(refused.headers.get("retry-after")).toBe("60");
  }
});

test("numbers are counted as one however they are typed", async () => {
  const digits = String(owner.form.phone).replace(/\D/g, "").slice(1);
  const ways = [`0${digits}`, digits, `0 ${digits.slice(0, 4)}-${digits.slice(4)}`, `+33 ${digits}`];
  const guessAt = async (phone: string) => {
    const { token, cookie } = await solvedCaptcha(context);
    return site
      .open()
      .call("/account/login/phone", { callingCode: "33", phone, password: otherPassword, agree: true, captcha: token }, { cookie });
  };
  expect(await tally(Array.from({ length: 20 }, (_, index) => guessAt(ways[index % ways.length]!)))).toEqual({
    wrongPhoneLogin: 10,
    loginPaused: 10,
  });
});

test("after the pause there is one more guess, then a pause of twice the length; in a day some twenty", async () => {
  const { email } = owner.form;
  await guessAll(email);
  for (const pause of [60, 120, 240]) {
    later(pause - 1);
    expect(said(await logIn(email, otherPassword))).toBe("loginPaused");
    later(1);
    expect(await tally(Array.from({ length: 10 }, () => logIn(email, otherPassword)))).toEqual({ wrongLogin: 1, loginPaused: 9 });
  }
  // The ten, and three after pauses.
  let looked = 13;
  for (let waited = 420; waited < 86_400; waited += 600) {
    later(600);
    if (said(await logIn(email, otherPassword)) === "wrongLogin") looked += 1;
  }
  expect(looked).toBeLessThanOrEqual(22);
});

test("the owner's device gets in while others guess; it is no key to another account, and nothing without the password", async () => {
  const { browser, form, password } = owner;
  await browser.call("/account/sign-out", {});
  await guessAll(form.email);
  expect(said(await logIn(form.email, password))).toBe("loginPaused");
  expect(said(await logIn(form.email, otherPassword, browser))).toBe("wrongLogin");
  expect(said(await logIn(form.email, password, browser))).toBe("in");

  const stranger = await site.signUp();
  expect(said(await logIn(form.email, password, stranger.browser))).toBe("loginPaused");
  await guessAll(stranger.form.email);
  expect(said(await logIn(stranger.form.email, goodPassword, browser))).toBe("loginPaused");
});

test("a device that fails ten times pauses too, for itself alone", async () => {
  const { browser, form, password } = owner;
  const second = site.open();
  await second.call("/account/login", { login: form.email, password, agree: true });
  for (let tried = 0; tried < 10; tried += 1) expect(said(await logIn(form.email, otherPassword, browser))).toBe("wrongLogin");
  expect(said(await logIn(form.email, password, browser))).toBe("loginPaused");
  expect(said(await logIn(form.email, password, second))).toBe("in");
  expect(said(await logIn(form.email, password))).toBe("in");
});

test("a device counts for half a year, and not at all when its proof was altered", async () => {
  const { browser, form, password } = owner;
  const proof = /known_device=([^;]+)/.exec(browser.cookie())![1]!;
  const [nonce, until, signature] = proof.split(".");
  await guessAll(form.email);
  for (const forged of [
    "",
    "x",
    `${nonce}.${until}.${signature!.slice(1)}A`,
    `${nonce}.${Number(until) + 1}.${signature}`,
    `${nonce!.replace(/./, "_")}.${until}.${signature}`,
  ]) {
    const { token, cookie } = await solvedCaptcha(context);
    const answer = await site
      .open()
      .call(
        "/account/login",
        { login: form.email, password, agree: true, captcha: token },
        { cookie: `known_device=${forged}; ${cookie}` },
      );
    expect([forged, said(answer)]).toEqual([forged, "loginPaused"]);
  }
  later(180 * 86_400);
  await guessAll(form.email);
  expect(said(await logIn(form.email, password, browser))).toBe("loginPaused");
});

test("the mailbox gets in while others guess: by a code", async () => {
  const { form } = owner;
  await guessAll(form.email);
  const browser = site.open();
  const code = await site.getCode(form.email, "retrieve");
  expect((await browser.call("/account/retrieve", { email: form.email, code, ...newPasswords })).body.code).toBe(200);
  expect(said(await logIn(form.email, otherPassword, browser))).toBe("in");
});

test("a mailbox gets ten codes a day, whoever asks from wherever and what for; a known one and an unknown one alike", async () => {
  const { email: unknown } = signUpForm();
  const answers: Record<string, [status: number, ...rest: unknown[]][]> = {};
  for (const email of [owner.form.email, unknown]) {
    answers[email] = [];
    later(86_400);
    for (let asked = 0; asked < asks; asked += 1) {
      later(61);
      const { status, body, headers } = await askForCode(email, asked % 2 === 0 ? "retrieve" : "signUp");
      answers[email].push([status, body.reason, body.data, headers.get("retry-after")]);
    }
    expect((await queuedMails(context, email)).filter(({ name }) => name === "retrieveCode")).toHaveLength(5);
  }
  expect(answers[owner.form.email]).toEqual(answers[unknown]);
  expect(answers[unknown]!.filter(([status]) => status === 200)).toHaveLength(10);
  expect(answers[unknown]![10]).toEqual([429, "tooManyCodes", null, String(86_400 - 610)]);

  // What stands behind a plus is the same mailbox; only the day that has passed frees it.
  expect((await askForCode(unknown.replace("@", "+more@"))).body.reason).toBe("tooManyCodes");
});

test("guesses of codes from 100 addresses: fifty a day are compared", async () => {
  const { email } = owner.form;
  let compared = 0;
  for (let sent = 0; sent < 12; sent += 1) {
    later(61);
    if ((await askForCode(email)).status !== 200) continue;
    const code = await mailedCode(context, email);
    await Promise.all(
      Array.from({ length: addresses / 10 }, () =>
        site.open().call("/account/retrieve", { email, code: wrongCodeFor(code), ...newPasswords }),
      ),
    );
    const [row] = (
      await context.database.execute<{ tries: number }>(
        "select tries from email_code where purpose = 'retrieve' order by sent_at desc limit 1",
      )
    ).rows;
    compared += row!.tries;
    expect((await site.open().call("/account/retrieve", { email, code, ...newPasswords })).body.reason).toBe("wrongEmailOrCode");
  }
  expect(compared).toBeLessThanOrEqual(50);
  expect(compared).toBeGreaterThanOrEqual(45);
});

test("the mailbox gets in when codes are used up as well: by the link of its last mail, once, for a day", async () => {
  const { browser, form, password } = owner;
  await guessAll(form.email);
  for (let sent = 0; sent < 11; sent += 1) {
    later(61);
    await askForCode(form.email);
  }
  const link = await linkIn(form.email);
  expect(link.pathname).toBe("/en/retrieve-password/link");
  const token = link.searchParams.get("token")!;
  const use = (own: Browser, given = token, passwords = newPasswords) => own.call("/account/retrieve/link", { token: given, ...passwords });
  later(23 * 3600);
  for (const wrong of ["", "x", `${token.slice(0, -3)}AAA`, context.secrets.seal(JSON.stringify({ to: form.email }))])
    expect((await use(site.open(), wrong)).body.code).toBe(400);
  expect((await use(site.open(), token, { password: "Passw0rd!", confirmPassword: "Passw0rd!" })).body.reasons).toEqual({
    password: "passwordFormat",
  });
  const own = site.open();
  expect((await use(own)).body.code).toBe(200);
  expect((await browser.call("/account/me")).status).toBe(401);
  expect(said(await logIn(form.email, otherPassword, own))).toBe("in");
  expect((await use(own)).body.reason).toBe("linkExpired");
  expect(said(await logIn(form.email, password, own))).toBe("wrongLogin");
});

test("a link ends after a day, and says that there is no account only to its receiver", async () => {
  const { email } = signUpForm();
  await askForCode(email);
  const token = (await linkIn(email)).searchParams.get("token")!;
  const use = () => site.open().call("/account/retrieve/link", { token, ...newPasswords });
  expect((await use()).body.reason).toBe("accountUnknown");
  later(86_400);
  expect((await use()).body.reason).toBe("linkExpired");
});

test("no request was a fault of ours", () => {
  expect(site.log).toEqual([]);
});
