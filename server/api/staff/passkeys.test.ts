import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { passkeyChallenge } from "#db/staff.ts";
import { deleteExpiredChallenges } from "#domain/staff";
import { createSoftPasskey } from "#tests/support/soft-passkey.ts";
import { readQueuedMails } from "#tests/support/sign-up-form.ts";
import { createStaffUser, type StaffUser } from "#tests/support/staff.ts";
import { openTestApi, type TestBrowser } from "#tests/support/test-api.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

const origin = "http://site.test";
const noon = "2026-05-01T12:00:00Z";
const later = (seconds: number) => new Date(Date.parse(noon) + seconds * 1000).toISOString();

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context, origin);
});
afterAll(() => context.close());

const begin = async (browser: TestBrowser, path: string) => (await browser.call(path, {})).body.data as { challenge: string };

async function addPasskey({ browser }: StaffUser, name = "Laptop") {
  const passkey = createSoftPasskey();
  const options = await begin(browser, "/staff/account/passkeys/begin");
  const added = await browser.call("/staff/account/passkeys/add", { name, response: passkey.register(options, { origin }) });
  expect(added.body.code).toBe(200);
  return passkey;
}

type SoftPasskey = Awaited<ReturnType<typeof addPasskey>>;
async function signIn(passkey: SoftPasskey, settings: Partial<Parameters<SoftPasskey["answer"]>[1]> = {}) {
  const browser = site.open();
  const options = await begin(browser, "/staff/passkey/begin");
  const answer = await browser.call("/staff/passkey/sign-in", { response: passkey.answer(options, { origin, ...settings }) });
  return { browser, answer };
}

describe("passkeys", () => {
  test("sign in without password and code, and record their last use", async () => {
    const user = await createStaffUser(context, site, "support");
    const passkey = await addPasskey(user);
    const { browser, answer } = await signIn(passkey);
    expect(answer.body.code).toBe(200);
    expect((await browser.call("/staff/me")).body.data).toMatchObject({ email: user.email, role: "support" });
    const { passkeys } = (await browser.call("/staff/account")).body.data as { passkeys: { name: string; lastUsedAt: string }[] };
    expect(passkeys).toMatchObject([{ name: "Laptop", lastUsedAt: new Date(noon).toISOString() }]);
    const events = (await browser.call("/staff/sign-ins")).body.data as { kind: string; detail: string | null }[];
    expect(events).toContainEqual(expect.objectContaining({ kind: "login.succeeded", detail: "passkey" }));
  });

  test.each([
    ["without user verification", { isVerified: false }],
    ["for another origin", { origin: "http://other.test" }],
    ["for a subdomain", { origin: "http://www.site.test" }],
  ])("are refused %s", async (_, settings) => {
    const passkey = await addPasskey(await createStaffUser(context, site, "support"));
    const { browser, answer } = await signIn(passkey, settings);
    expect(answer.body.reason).toBe("passkeyRefused");
    expect((await browser.call("/staff/me")).body.reason).toBe("notSignedIn");
  });

  test("are announced to their owner by mail", async () => {
    const user = await createStaffUser(context, site, "support");
    await addPasskey(user, "Phone");
    const mail = (await readQueuedMails(context, user.email)).at(-1);
    expect(mail).toMatchObject({ name: "passkeyAdded", data: { values: { passkey: "Phone" }, link: "/admin#/account" } });
  });

  test("accept each challenge once, within five minutes and for its purpose only", async () => {
    const user = await createStaffUser(context, site, "support");
    const passkey = await addPasskey(user);
    const browser = site.open();
    const send = (challenge: { challenge: string }) =>
      browser.call("/staff/passkey/sign-in", { response: passkey.answer(challenge, { origin }) });
    const used = await begin(browser, "/staff/passkey/begin");
    expect((await send(used)).body.code).toBe(200);
    expect((await send(used)).body.reason).toBe("passkeyRefused");
    expect((await send(await begin(user.browser, "/staff/passkey/prove/begin"))).body.reason).toBe("passkeyRefused");
    const old = await begin(browser, "/staff/passkey/begin");
    context.setTime(later(300));
    expect((await send(old)).body.reason).toBe("passkeyRefused");
    await deleteExpiredChallenges(context);
    expect(await context.database.$count(passkeyChallenge)).toBe(0);
    context.setTime(noon);
  });

  test("are refused with a counter that does not grow", async () => {
    const passkey = await addPasskey(await createStaffUser(context, site, "support"));
    expect((await signIn(passkey, { counter: 7 })).answer.body.code).toBe(200);
    expect((await signIn(passkey, { counter: 7 })).answer.body.reason).toBe("passkeyRefused");
    expect((await signIn(passkey, { counter: 8 })).answer.body.code).toBe(200);
  });

  test("prove sensitive actions in a session of their own account only", async () => {
    const owner = await createStaffUser(context, site, "support");
    const other = await createStaffUser(context, site, "support");
    const passkey = await addPasskey(owner);
    context.setTime(later(11 * 60));
    expect((await owner.browser.call("/staff/account/recovery-codes", {})).body.reason).toBe("proofNeeded");
    const prove = async ({ browser }: StaffUser) => {
      const options = await begin(browser, "/staff/passkey/prove/begin");
      return (await browser.call("/staff/passkey/prove", { response: passkey.answer(options, { origin }) })).body;
    };
    expect((await prove(other)).reason).toBe("passkeyRefused");
    expect((await prove(owner)).code).toBe(200);
    expect((await owner.browser.call("/staff/account/recovery-codes", {})).body.code).toBe(200);
    context.setTime(noon);
  });

  test("are renamed and removed by their owner alone, and removed with the second factor", async () => {
    const owner = await createStaffUser(context, site, "editor", ["de"]);
    const other = await createStaffUser(context, site, "editor", ["de"]);
    const passkey = await addPasskey(owner);
    const list = async () =>
      ((await owner.browser.call("/staff/account")).body.data as { passkeys: { id: string; name: string }[] }).passkeys;
    const [{ id } = { id: "" }] = await list();
    await other.browser.call("/staff/account/passkeys/rename", { id, name: "Mine" });
    await other.browser.call("/staff/account/passkeys/remove", { id });
    await owner.browser.call("/staff/account/passkeys/rename", { id, name: "Key on my ring" });
    expect(await list()).toMatchObject([{ name: "Key on my ring" }]);
    await owner.browser.call("/staff/account/passkeys/remove", { id });
    expect(await list()).toEqual([]);
    expect((await signIn(passkey)).answer.body.reason).toBe("passkeyRefused");

    const second = await addPasskey(owner);
    const administrator = await createStaffUser(context, site, "administrator");
    const { members } = (await administrator.browser.call("/staff/people")).body.data as { members: { id: string; email: string }[] };
    const member = members.find(({ email }) => email === owner.email);
    await administrator.browser.call("/staff/people/reset-second-factor", { id: member?.id });
    expect((await signIn(second)).answer.body.reason).toBe("passkeyRefused");
  });

  test("refuse malformed and foreign registrations", async () => {
    const user = await createStaffUser(context, site, "support");
    const add = (response: unknown) => user.browser.call("/staff/account/passkeys/add", { name: "Key", response });
    const options = await begin(user.browser, "/staff/account/passkeys/begin");
    const passkey = createSoftPasskey();
    expect((await add(passkey.register(options, { origin: "http://other.test" }))).body.reason).toBe("passkeyRefused");
    expect((await add(passkey.register({ challenge: "AAAA" }, { origin }))).body.reason).toBe("passkeyRefused");
    const broken = passkey.register(await begin(user.browser, "/staff/account/passkeys/begin"), { origin });
    broken.response.attestationObject = "AAAA";
    expect((await add(broken)).body.reason).toBe("passkeyRefused");
    expect((await add({ ...broken, id: "<>" })).body.reason).toBe("invalidInput");
  });
});
