import { desc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { securityEvent } from "#db/security-event.ts";
import { auditEntry } from "#db/staff.ts";
import { recordSecurityEvent } from "#domain/security-log";
import { eventsPageSize, type SecurityEventRow, type SignIns } from "#domain/security-log/schema";
import { otherPassword } from "#scripts/running-site/passwords.ts";
import { openTestApi, type TestBrowser } from "#tests/support/test-api.ts";
import { createStaffUser, type StaffUser } from "#tests/support/staff.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { withActor } from "../../../domain/context.ts";

const noon = "2026-05-01T12:00:00Z";
let context: TestContext;
let site: ReturnType<typeof openTestApi>;
let administrator: StaffUser;
let support: StaffUser;
let owner: Awaited<ReturnType<typeof site.signUp>>;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
  administrator = await createStaffUser(context, site, "administrator");
  support = await createStaffUser(context, site, "support");
  owner = await site.signUp();
});
beforeEach(() => context.setTime(noon));
afterAll(() => context.close());

const read = async <Data>({ call }: TestBrowser, path: string) => (await call(path)).body.data as Data;
const readLog = (query = "") => read<SecurityEventRow[]>(administrator.browser, `/staff/security-log${query}`);
const failLogin = (browser: TestBrowser, login: string) => browser.call("/account/login", { login, password: otherPassword, agree: true });
const kindsOf = (events: readonly { kind: string }[]) => events.map(({ kind }) => kind);

test("the security log can be filtered by event, account, address and days", async () => {
  const stranger = site.open("203.0.113.9");
  await failLogin(stranger, owner.form.email);
  await failLogin(stranger, "nobody.here");
  const ofOwner = await readLog(`?account=${encodeURIComponent(owner.form.email)}`);
  expect(kindsOf(ofOwner)).toEqual(["login.failed", "code.used"]);
  expect(ofOwner[0]).toMatchObject({ accountName: owner.form.nickname, actor: null, count: 1, at: "2026-05-01T12:00:00.000Z" });
  const ofAddress = await readLog("?address=203.0.113.9");
  expect(kindsOf(ofAddress)).toEqual(["login.failed", "login.failed"]);
  expect(ofAddress.map(({ accountName }) => accountName)).toEqual([null, owner.form.nickname]);
  expect(await readLog(`?address=${ofAddress[0]!.addressHash}`)).toEqual(ofAddress);
  expect(await readLog("?address=203.0.113.10")).toEqual([]);
  expect(new Set(kindsOf(await readLog("?kind=login.failed")))).toEqual(new Set(["login.failed"]));
  expect(await readLog("?kind=login.failed&from=2026-05-02")).toEqual([]);
  expect(await readLog("?kind=login.failed&to=2026-04-30")).toEqual([]);
  expect(await readLog("?kind=login.failed&from=2026-05-01&to=2026-05-01")).toHaveLength(2);
  expect(JSON.stringify(await readLog())).not.toMatch(/203\.0\.113|@/);
});

test("the security log finds an IPv6 address by any address of its /64 network", async () => {
  await failLogin(site.open("2001:db8:1:2::7"), "nobody.there");
  expect(kindsOf(await readLog("?address=2001:db8:1:2:3::9"))).toEqual(["login.failed"]);
  expect(await readLog("?address=2001:db8:1:3::7")).toEqual([]);
});

test("the security log names the staff user or the system component that acted", async () => {
  const { id, name } = await read<{ id: string; name: string }>(administrator.browser, "/staff/me");
  for (const actor of [{ kind: "staff", id } as const, { kind: "system", name: "operator" } as const])
    await recordSecurityEvent(withActor(context, actor), { kind: "openApi.activated", email: owner.form.email });
  expect((await readLog("?kind=openApi.activated")).map(({ actor }) => actor)).toEqual(["operator", name]);
});

test("the security log supports paging", async () => {
  await context.database.insert(securityEvent).values(
    Array.from({ length: eventsPageSize + 5 }, (_, n) => ({
      sameness: `page ${n}`,
      kind: "password.changed",
      count: 1,
      at: new Date(noon),
      lastAt: new Date(noon),
    })),
  );
  const first = await readLog("?kind=password.changed");
  expect(first).toHaveLength(eventsPageSize);
  const second = await readLog(`?kind=password.changed&below=${first.at(-1)!.id}`);
  expect(second).toHaveLength(5);
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(eventsPageSize + 5);
});

test.each([
  ["kind=login"],
  ["address=zoe"],
  ["address=203.0.113"],
  ["from=0000-01-01"],
  ["from=2026-02-30"],
  ["to=1899-12-31"],
  ["below=x"],
  [`below=${"9".repeat(16)}`],
])("the security log refuses invalid input: %s", async (query) => {
  expect((await administrator.browser.call(`/staff/security-log?${query}`)).body).toMatchObject({ code: 400, reason: "invalidInput" });
});

test("an export of the security log requires a recent second factor and is recorded in the audit log", async () => {
  const logExport = await administrator.browser.call("/staff/security-log/export?kind=code.used");
  const events = logExport.body.data as SecurityEventRow[];
  expect(events.length).toBeGreaterThan(0);
  expect(new Set(kindsOf(events))).toEqual(new Set(["code.used"]));
  const [act] = await context.database.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
  expect(act).toMatchObject({ action: "securityLog.exported", subject: "security-log", after: { events: events.length } });
  context.setTime("2026-05-01T12:11:00Z");
  expect((await administrator.browser.call("/staff/security-log/export")).body).toMatchObject({ code: 403, reason: "proofNeeded" });
});

test("a staff user sees only their own sign-ins and failed attempts", async () => {
  const stranger = site.open("203.0.113.77");
  await failLogin(stranger, support.email);
  await support.browser.call("/staff/second-factor/prove", { code: "000000" });
  const events = await read<SignIns>(support.browser, "/staff/sign-ins");
  expect(events.map(({ kind, detail, address }) => [kind, detail, address])).toEqual([
    ["code.wrong", "secondFactor", support.browser.address],
    ["login.failed", null, null],
    ["login.succeeded", null, support.browser.address],
  ]);
  expect(Object.keys(events[0]!).toSorted()).toEqual(["address", "at", "count", "detail", "id", "kind", "lastAt"]);
  const signIns = await read<SignIns>(administrator.browser, "/staff/sign-ins");
  expect(kindsOf(signIns)).toEqual(["login.succeeded"]);
  expect(await read(support.browser, `/staff/sign-ins?below=${events[1]!.id}`)).toEqual(events.slice(2));
});

test("a staff user sees their open sessions and can end another one", async () => {
  const second = site.open();
  await second.call("/account/login", { login: support.email, password: support.password, agree: true });
  type Session = { id: string; current: boolean; browser: string; address: string };
  const sessions = await read<Session[]>(support.browser, "/account/sessions");
  const other = sessions.find(({ address }) => address === second.address);
  expect(other).toMatchObject({ current: false, browser: "Firefox" });
  await support.browser.call("/account/sessions/end", { id: other!.id });
  expect((await second.call("/account/me")).body.reason).toBe("notSignedIn");
  expect((await support.browser.call("/staff/me")).body.code).toBe(200);
});
