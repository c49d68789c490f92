import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rateLimit } from "#db/rate-limit.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { refundLimit, secondsUntilAttempt, deleteExpiredLimits, consumeLimit, consumeAttempt, type BackOff, type Limit } from "./index.ts";

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

const at = (seconds: number) => new Date(Date.parse("2026-05-01T12:00:00Z") + seconds * 1000);
const limit = (name: string): Limit => ({ name, limit: 3, seconds: 60 });
const take = (name: string, seconds: number, who = "somebody") => consumeLimit(context.database, limit(name), who, at(seconds));

test("a rate limit window allows its number of calls and reports the wait", async () => {
  for (const [left, second] of [
    [2, 0],
    [1, 10],
    [0, 20],
  ] as const)
    expect(await take("plain", second)).toEqual({ ok: true, left });
  expect(await take("plain", 30)).toEqual({ ok: false, retryAfter: 30 });
  expect(await take("plain", 59.5)).toEqual({ ok: false, retryAfter: 1 });
  expect(await take("plain", 60)).toEqual({ ok: true, left: 2 });
  expect(await take("plain", 61)).toEqual({ ok: true, left: 1 });
});

test("rate limits count callers and limit names separately", async () => {
  for (const second of [0, 0, 0]) await take("apart", second);
  expect((await take("apart", 1)).ok).toBe(false);
  expect((await take("apart", 1, "somebody else")).ok).toBe(true);
  expect((await take("another", 1)).ok).toBe(true);
});

test("a rate limit allows exactly its number of 40 simultaneous calls", async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => take("crowd", 0)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
});

test("a refunded rate limit call can be used again without exceeding the limit", async () => {
  await refundLimit(context.database, limit("back"), "somebody");
  for (const second of [0, 0, 0]) await take("back", second);
  await refundLimit(context.database, limit("back"), "somebody");
  expect((await take("back", 1)).ok).toBe(true);
  expect((await take("back", 1)).ok).toBe(false);
});

describe("rate limit with back-off", () => {
  const backOff: BackOff = { name: "guesses", free: 3, firstPause: 60, longestPause: 200, memory: 1000 };
  const tryAt = (who: string, seconds: number) => consumeAttempt(context.database, backOff, who, at(seconds));

  test("doubles the pause after each attempt up to the longest pause", async () => {
    for (const second of [0, 0, 5]) expect(await tryAt("doubling", second)).toEqual({ ok: true });
    const pauses = [];
    for (let [second, tries] = [5, 0]; tries < 4; tries += 1) {
      const refusal = await tryAt("doubling", second);
      if (refusal.ok) throw new Error("no pause");
      pauses.push(refusal.retryAfter);
      second += refusal.retryAfter;
      expect((await tryAt("doubling", second - 1)).ok).toBe(false);
      expect(await secondsUntilAttempt(context.database, backOff, "doubling", at(second))).toBe(0);
      expect((await tryAt("doubling", second)).ok).toBe(true);
    }
    expect(pauses).toEqual([60, 120, 200, 200]);
  });

  test("allows the free attempts and then one per pause when called simultaneously", async () => {
    const crowd = async (seconds: number) =>
      (await Promise.all(Array.from({ length: 40 }, () => tryAt("crowd", seconds)))).filter(({ ok }) => ok).length;
    expect(await crowd(0)).toBe(3);
    expect(await crowd(59)).toBe(0);
    expect(await crowd(60)).toBe(1);
    expect(await crowd(179)).toBe(0);
    expect(await crowd(180)).toBe(1);
  });

  test("forgets attempts after the memory period", async () => {
    for (const second of [0, 0, 0, 900]) expect((await tryAt("forgotten", second)).ok).toBe(true);
    await deleteExpiredLimits(context.database, at(1899));
    expect((await tryAt("forgotten", 1019)).ok).toBe(false);
    for (const second of [1900, 1900, 1900]) expect((await tryAt("forgotten", second)).ok).toBe(true);
    expect((await tryAt("forgotten", 1900)).ok).toBe(false);
  });
});

test("the cleanup job deletes only expired rate limit windows", async () => {
  await take("swept", 0);
  for (const second of [50, 50, 50]) await take("running", second);
  const count = (name: string) => context.database.$count(rateLimit, eq(rateLimit.name, name));
  await deleteExpiredLimits(context.database, at(59));
  expect([await count("swept"), await count("running")]).toEqual([1, 1]);
  await deleteExpiredLimits(context.database, at(70));
  expect([await count("swept"), await count("running")]).toEqual([0, 1]);
  expect((await take("running", 71)).ok).toBe(false);
});
