import type { Argon2Parameters } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { goodPassword, otherPassword } from "#scripts/running-site/passwords.ts";
import { storeCaptchaToken } from "#scripts/running-site/store-captcha-token.ts";
import { readMailedCode, readQueuedMails, signUpForm, wrongCodeFor } from "#tests/support/sign-up-form.ts";
import { openTestApi, type ApiResponse, type TestBrowser } from "#tests/support/test-api.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

// Runs Argon2 at minimal cost, because these tests make hundreds of guesses. Its real cost is tested in domain/account/password.
vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof import("node:crypto")>();
  const argon2 = (algorithm: "argon2id", parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
    crypto.argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, done);
  return { ...crypto, argon2 };
});

const addresses = 40;
const codeRequests = 15;
const newPasswords = { password: otherPassword, confirmPassword: otherPassword };
const another = { password: "Fern-valley9", confirmPassword: "Fern-valley9" };

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
let owner: Awaited<ReturnType<typeof site.signUp>>;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
});
beforeEach(async () => {
  owner = await site.signUp();
});
afterAll(() => context.close());

const later = (seconds: number) => context.setTime(new Date(context.clock.now().getTime() + seconds * 1000).toISOString());
const outcomeOf = ({ body }: ApiResponse) => body.reason ?? "in";

/** Logs in with a solved captcha, from a new client address unless a browser is given. */
async function logIn(login: string, password: string, browser: TestBrowser = site.open()): Promise<ApiResponse> {
  const { token, cookie } = await storeCaptchaToken(context);
  return browser.call("/account/login", { login, password, agree: true, captcha: token }, { cookie: `${browser.cookie()}; ${cookie}` });
}

async function tally(tries: Promise<ApiResponse>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const answer of await Promise.all(tries)) counts[outcomeOf(answer)] = (counts[outcomeOf(answer)] ?? 0) + 1;
  return counts;
}

const guess = (login: string, times: number) => tally(Array.from({ length: times }, () => logIn(login, otherPassword)));
const guessAll = (login: string) => guess(login, 11);

async function askForCode(email: string, purpose = "retrieve"): Promise<ApiResponse> {
  const { token, cookie } = await storeCaptchaToken(context);
  return site.open().call("/account/code", { email, purpose, captcha: token }, { cookie });
}

const linkIn = async (email: string) =>
  new URL(
    (await readQueuedMails(context, email)).findLast(({ data }) => data.link?.includes("/retrieve-password/link"))!.data.link!,
    "http://site.test",
  );

test("login guesses from 40 addresses are limited to ten for known and unknown names", async () => {
  for (const login of [owner.form.email, "nobody@site.test"]) {
    expect(await guess(login, addresses)).toEqual({ wrongLogin: 10, loginPaused: addresses - 10 });
    const refused = await logIn(login, goodPassword);
    expect(refused).toMatchObject({ status: 429, body: { reason: "loginPaused", data: null }, cookies: [] });
    expect(refused.headers.get("retry-after")).toBe("60");
  }
});

test("login guesses for a phone number are counted across all its notations", async () => {
  const digits = String(owner.form.phone).replace(/\D/g, "").slice(1);
  const ways = [`0${digits}`, digits, `0 ${digits.slice(0, 4)}-${digits.slice(4)}`, `+33 ${digits}`];
  const guessAt = async (phone: string) => {
    const { token, cookie } = await storeCaptchaToken(context);
    return site
      .open()
      .call("/account/login/phone", { callingCode: "33", phone, password: otherPassword, agree: true, captcha: token }, { cookie });
  };
  expect(await tally(Array.from({ length: 20 }, (_, index) => guessAt(ways[index % ways.length]!)))).toEqual({
    wrongPhoneLogin: 10,
    loginPaused: 10,
  });
});

test("login pauses double with each guess and allow at most 22 guesses a day", async () => {
  const { email } = owner.form;
  await guessAll(email);
  for (const pause of [60, 120, 240]) {
    later(pause - 1);
    expect(outcomeOf(await logIn(email, otherPassword))).toBe("loginPaused");
    later(1);
    expect(await tally(Array.from({ length: 10 }, () => logIn(email, otherPassword)))).toEqual({ wrongLogin: 1, loginPaused: 9 });
  }
  // Ten guesses before the first pause, and three after pauses.
  let guessCount = 13;
  for (let waited = 420; waited < 86_400; waited += 600) {
    later(600);
    if (outcomeOf(await logIn(email, otherPassword)) === "wrongLogin") guessCount += 1;
  }
  expect(guessCount).toBeLessThanOrEqual(22);
});

test("a known device bypasses the login pause only for its own account", async () => {
  const { browser, form, password } = owner;
  await browser.call("/account/sign-out", {});
  await guessAll(form.email);
  expect(outcomeOf(await logIn(form.email, password))).toBe("loginPaused");
  expect(outcomeOf(await logIn(form.email, otherPassword, browser))).toBe("wrongLogin");
  expect(outcomeOf(await logIn(form.email, password, browser))).toBe("in");

  const stranger = await site.signUp();
  expect(outcomeOf(await logIn(form.email, password, stranger.browser))).toBe("loginPaused");
  await guessAll(stranger.form.email);
  expect(outcomeOf(await logIn(stranger.form.email, goodPassword, browser))).toBe("loginPaused");
});

test("ten failures pause a known device without pausing other devices", async () => {
  const { browser, form, password } = owner;
  const second = site.open();
  await second.call("/account/login", { login: form.email, password, agree: true });
  for (let tried = 0; tried < 10; tried += 1) expect(outcomeOf(await logIn(form.email, otherPassword, browser))).toBe("wrongLogin");
  expect(outcomeOf(await logIn(form.email, password, browser))).toBe("loginPaused");
  expect(outcomeOf(await logIn(form.email, password, second))).toBe("in");
  expect(outcomeOf(await logIn(form.email, password))).toBe("in");
});

test("a new password makes all devices unknown except the one that sets it", async () => {
  const { browser, form, password } = owner;
  const intruder = site.open();
  await intruder.call("/account/login", { login: form.email, password, agree: true });
  later(1);
  expect((await browser.call("/account/password", { currentPassword: password, ...newPasswords })).body.code).toBe(200);
  await tally(Array.from({ length: 11 }, () => logIn(form.email, password)));
  expect(outcomeOf(await logIn(form.email, "Guessed-it7", intruder))).toBe("loginPaused");
  expect(outcomeOf(await logIn(form.email, otherPassword, browser))).toBe("in");
});

test("a known device expires after half a year and is refused with altered proof", async () => {
  const { browser, form, password } = owner;
  const proof = /known_device=([^;]+)/.exec(browser.cookie())![1]!;
  const [nonce, until, signature] = proof.split(".");
  await guessAll(form.email);
  for (const forged of [
    "",
    "x",
    `${nonce}.${until}.${signature!.slice(1)}A`,
    `${nonce}.${Number(until) + 1}.${signature}`,
    `${nonce!.replace(/./, (first) => (first === "_" ? "-" : "_"))}.${until}.${signature}`,
  ]) {
    const { token, cookie } = await storeCaptchaToken(context);
    const answer = await site
      .open()
      .call(
        "/account/login",
        { login: form.email, password, agree: true, captcha: token },
        { cookie: `known_device=${forged}; ${cookie}` },
      );
    expect([forged, outcomeOf(answer)]).toEqual([forged, "loginPaused"]);
  }
  later(180 * 86_400);
  await guessAll(form.email);
  expect(outcomeOf(await logIn(form.email, password, browser))).toBe("loginPaused");
});

test("password recovery by mailed code works during a login pause", async () => {
  const { form } = owner;
  await guessAll(form.email);
  const browser = site.open();
  const code = await site.getCode(form.email, "retrieve");
  expect((await browser.call("/account/retrieve", { email: form.email, code, ...newPasswords })).body.code).toBe(200);
  expect(outcomeOf(await logIn(form.email, otherPassword, browser))).toBe("in");
});

test("a mailbox is sent at most ten codes a day, whether registered or not", async () => {
  const { email: unknown } = signUpForm();
  const answers: Record<string, [status: number, ...rest: unknown[]][]> = {};
  for (const email of [owner.form.email, unknown]) {
    answers[email] = [];
    later(86_400);
    for (let count = 0; count < codeRequests; count += 1) {
      later(61);
      const { status, body, headers } = await askForCode(email, count % 2 === 0 ? "retrieve" : "signUp");
      answers[email].push([status, body.reason, body.data, headers.get("retry-after")]);
    }
    expect((await readQueuedMails(context, email)).filter(({ name }) => name === "retrieveCode")).toHaveLength(5);
  }
  expect(answers[owner.form.email]).toEqual(answers[unknown]);
  expect(answers[unknown]!.filter(([status]) => status === 200)).toHaveLength(10);
  expect(answers[unknown]![10]).toEqual([429, "tooManyCodes", null, String(86_400 - 610)]);

  // A plus tag leads to the same mailbox, so the limit applies to it too.
  expect((await askForCode(unknown.replace("@", "+more@"))).body.reason).toBe("tooManyCodes");
});

test("code guesses for a mailbox are limited to fifty a day", async () => {
  const { email } = owner.form;
  let compared = 0;
  for (let count = 0; count < 12; count += 1) {
    later(61);
    if ((await askForCode(email)).status !== 200) continue;
    const code = await readMailedCode(context, email);
    await Promise.all(
      Array.from({ length: 10 }, () => site.open().call("/account/retrieve", { email, code: wrongCodeFor(code), ...newPasswords })),
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

test("a recovery link works once within ten minutes when codes are used up", async () => {
  const { browser: loggedIn, form, password } = owner;
  await guessAll(form.email);
  for (let count = 0; count < 11; count += 1) {
    later(61);
    await askForCode(form.email);
  }
  const link = await linkIn(form.email);
  expect(link.pathname).toBe("/en/retrieve-password/link");
  const token = link.searchParams.get("token")!;
  const use = (browser: TestBrowser, usedToken = token, passwords = newPasswords) =>
    browser.call("/account/retrieve/link", { token: usedToken, ...passwords });
  // The sign-up also sent a code, so the last two requests were refused and the last mail is 122 s old.
  later(7 * 60);
  for (const invalidToken of ["", "x", `${token.slice(0, -3)}AAA`, context.secrets.seal(JSON.stringify({ to: form.email }))])
    expect((await use(site.open(), invalidToken)).body.code).toBe(400);
  expect((await use(site.open(), token, { password: "Passw0rd!", confirmPassword: "Passw0rd!" })).body.reasons).toEqual({
    password: "passwordCommon",
  });
  const guest = site.open();
  expect((await use(guest)).body.code).toBe(200);
  expect((await loggedIn.call("/account/me")).status).toBe(401);
  expect(outcomeOf(await logIn(form.email, otherPassword, guest))).toBe("in");
  expect((await use(guest, token, another)).body.reason).toBe("linkExpired");
  expect(outcomeOf(await logIn(form.email, password, guest))).toBe("wrongLogin");
});

test("a recovery link reports an unknown account and expires with its code after ten minutes", async () => {
  const { email } = signUpForm();
  await askForCode(email);
  const token = (await linkIn(email)).searchParams.get("token")!;
  const use = () => site.open().call("/account/retrieve/link", { token, ...newPasswords });
  later(599);
  expect((await use()).body.reason).toBe("accountUnknown");
  later(1);
  expect((await use()).body.reason).toBe("linkExpired");
});

test("the account API logs no errors during these tests", () => {
  expect(site.log).toEqual([]);
});
