import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { argon2, randomBytes, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";
import { accountCredential } from "#db/account.ts";
import { goodPassword, otherPassword } from "#scripts/running-site/passwords.ts";
import { storeCaptchaToken } from "#scripts/running-site/store-captcha-token.ts";
import { readMailedCode, signUpForm } from "#tests/support/sign-up-form.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { sendCode } from "../email-code.ts";
import { logIn } from "../log-in.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { phoneLoginSchema, signUpSchema, type Login, type PhoneLogin } from "../schema.ts";
import { signUp } from "../sign-up.ts";
import * as v from "valibot";

const work = vi.hoisted(() => ({ done: [] as string[], running: 0, most: 0, isReal: true }));

vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof import("node:crypto")>();
  const argon2 = (algorithm: "argon2id", parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) => {
    const { memory, passes, parallelism, tagLength } = parameters;
    work.done.push(`${algorithm} ${memory} ${passes} ${parallelism} ${tagLength}`);
    work.running += 1;
    work.most = Math.max(work.most, work.running);
    crypto.argon2(algorithm, work.isReal ? parameters : { ...parameters, memory: 8, passes: 1 }, (error, key) => {
      work.running -= 1;
      done(error, key);
    });
  };
  return { ...crypto, argon2 };
});
vi.mock("node:os", async (original) => ({ ...(await original<typeof import("node:os")>()), availableParallelism: () => 3 }));

beforeEach(() => {
  work.done = [];
});

test("a password hash is salted Argon2id and matches only its own password", async () => {
  const hash = await hashPassword(goodPassword);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await hashPassword(goodPassword)).not.toBe(hash);
  expect(await verifyPassword(goodPassword, hash)).toBe(true);
  expect(await verifyPassword(otherPassword, hash)).toBe(false);
  expect(await verifyPassword(goodPassword, undefined)).toBe(false);
  expect(await verifyPassword("", null)).toBe(false);
});

test("password verification uses the parameters stored in the hash", async () => {
  const weak = "$argon2id$v=19$m=8192,t=3,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
  expect(await verifyPassword(goodPassword, weak)).toBe(false);
  expect(work.done).toEqual(["argon2id 8192 3 1 32"]);
});

test("password hashing leaves one CPU core free", async () => {
  work.most = 0;
  await Promise.all(Array.from({ length: 8 }, () => hashPassword(goodPassword)));
  expect(work.most).toBe(2);
  expect(work.running).toBe(0);
});

describe("password login", () => {
  let context: TestContext;
  const form = v.parse(signUpSchema, {
    ...signUpForm({ email: "known@site.test", username: "Known.one", phone: "0612345678" }),
    code: "000000",
  });
  beforeAll(async () => {
    // The tests only count the hashing work, so cheap parameters are enough.
    work.isReal = false;
    context = await openTestContext();
    await sendCode(context, { purpose: "signUp", email: form.email }, "en");
    const signedUp = await signUp(context, { form: { ...form, code: await readMailedCode(context, form.email) }, language: "en" });
    expect(signedUp.ok).toBe(true);
  });
  afterAll(() => context.close());

  const ofLogin = { password: otherPassword, agree: true, captcha: undefined } as const;
  const logins: Record<string, Login | PhoneLogin> = {
    "a known address": { login: "known@site.test", ...ofLogin },
    "an unknown address": { login: "unknown@site.test", ...ofLogin },
    "a known username": { login: "Known.one", ...ofLogin },
    "an unknown username": { login: "Unknown.one", ...ofLogin },
    "a known number": v.parse(phoneLoginSchema, { callingCode: "33", phone: "0612345678", ...ofLogin }),
    "an unknown number": v.parse(phoneLoginSchema, { callingCode: "33", phone: "0687654321", ...ofLogin }),
    "no number": v.parse(phoneLoginSchema, { callingCode: "999", phone: "0000000", ...ofLogin }),
  };
  const tryOne = (name: string, round = 0) =>
    logIn(context, { form: logins[name]!, captchaVisitor: undefined, limitedAddress: `${name} ${round}` });

  test.each(Object.keys(logins))("by %s does the same hashing work", async (name) => {
    expect(await tryOne(name)).toMatchObject({ ok: false });
    expect(work.done).toEqual(["argon2id 47104 1 1 32"]);
  });

  test.each(Object.keys(logins))("by %s is paused without further hashing after too many guesses", async (name) => {
    const answers = [];
    for (let guessed = 0; guessed < 12; guessed += 1) {
      const { token, visitor } = await storeCaptchaToken(context);
      const form = { ...logins[name]!, captcha: token };
      answers.push(await logIn(context, { form, captchaVisitor: visitor, limitedAddress: `${name} ${guessed}` }));
    }
    expect(answers.slice(-2)).toEqual(Array.from({ length: 2 }, () => ({ ok: false, reason: "loginPaused", retryAfter: 60 })));
    expect(work.done.length).toBeLessThanOrEqual(10);
    await context.database.execute("delete from rate_limit");
  });

  describe("with an outdated hash in the database", () => {
    const outdated = { memory: 19_456, passes: 2, parallelism: 1 };
    const readCredential = async () => (await context.database.select().from(accountCredential))[0]!;
    beforeAll(async () => {
      const [nonce, tagLength] = [randomBytes(16), 32];
      const hash = await promisify(argon2)("argon2id", { ...outdated, message: goodPassword, nonce, tagLength });
      const plain = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
      await context.database.update(accountCredential).set({ password: `$argon2id$v=19$m=19456,t=2,p=1$${plain(nonce)}$${plain(hash)}` });
      await context.database.execute("delete from rate_limit");
      context.setTime("2026-05-01T13:00:00Z");
    });

    test.each(Object.keys(logins))("by %s does the hashing work of both parameter sets", async (name) => {
      expect(await tryOne(name)).toMatchObject({ ok: false });
      expect(work.done.toSorted()).toEqual(["argon2id 19456 2 1 32", "argon2id 47104 1 1 32"]);
    });

    test("renews the hash on success, keeps its date and ends the extra work", async () => {
      const before = await readCredential();
      const correctLogin = { ...logins["a known address"]!, password: goodPassword };
      const logInRight = () => logIn(context, { form: correctLogin, captchaVisitor: undefined, limitedAddress: "renewed" });
      await context.database.execute("delete from rate_limit");
      expect(await logInRight()).toMatchObject({ ok: true });
      const after = await readCredential();
      expect(after.password).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
      expect(after.updatedAt).toEqual(before.updatedAt);
      expect(await logInRight()).toMatchObject({ ok: true });
      expect((await readCredential()).password).toBe(after.password);
      context.setTime("2026-05-01T14:00:00Z");
      work.done = [];
      expect(await tryOne("an unknown address")).toMatchObject({ ok: false });
      expect(work.done).toEqual(["argon2id 47104 1 1 32"]);
    });
  });
});
