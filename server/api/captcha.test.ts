import { randomUUID } from "node:crypto";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import fc from "fast-check";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { captchaPuzzle, captchaToken } from "#db/schema.ts";
import { redeemCaptcha, sweepCaptchas } from "#domain/captcha";
import { countProof, effortOf } from "../../domain/captcha/effort.ts";
import type { IssuedPuzzle } from "#domain/captcha/schema";
import { clickOn, handTrack, placeOfPiece } from "#tests/support/solve-captcha.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { idleFiles, recordingLog, testEnvironment } from "#tests/support/test-environment.ts";
import { createApi } from "./api.ts";
import type { Envelope } from "./envelope.ts";

let context: TestContext;
let api: ReturnType<typeof createApi>;
let address = 0;
const log = recordingLog();

beforeAll(async () => {
  context = await openTestContext();
  api = apiAt("http://site.test");
});
beforeEach(() => {
  address += 1;
  context.setTime("2026-05-01T12:00:00Z");
});
afterAll(() => context.close());

function apiAt(siteUrl: string): ReturnType<typeof createApi> {
  const services = { ...idleFiles, databaseUrl: "", listen: () => async () => {}, close: async () => {} };
  const now = () => context.clock.now();
  return createApi({
    ...services,
    searched: context.database,
    context: { ...context, clock: { now }, log },
    environment: testEnvironment({ siteUrl: new URL(siteUrl) }),
  });
}

async function post(path: string, body: unknown, cookie = "", from = `192.0.2.${address}`) {
  const headers = { "content-type": "application/json", cookie };
  const response = await api.fetch(new Request(`http://site.test/api${path}`, { method: "POST", headers, body: JSON.stringify(body) }), {
    address: from,
  });
  return { response, body: (await response.json()) as Envelope };
}

async function newPuzzle({ known = "", subject, from }: { known?: string; subject?: string; from?: string } = {}): Promise<{
  puzzle: IssuedPuzzle;
  cookie: string;
  visitor: string;
}> {
  const { response, body } = await post("/captcha", { subject }, known, from);
  const cookie = response.headers.getSetCookie()[0]?.split(";", 1)[0] ?? known;
  return { puzzle: body.data as IssuedPuzzle, cookie, visitor: cookie.split("=")[1]! };
}

/** Tries by the slider, `off` pixels from the right place. */
async function slide({ puzzle, cookie }: { puzzle: IssuedPuzzle; cookie: string }, off = 0) {
  const x = (await placeOfPiece(context.database, puzzle.id)).x + off;
  context.setTime("2026-05-01T12:00:05Z");
  return post("/captcha/verify", { id: puzzle.id, x, track: handTrack(x) }, cookie);
}

async function prove(puzzle: IssuedPuzzle): Promise<string> {
  const solution = await solveChallenge({ challenge: puzzle.challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: puzzle.challenge, solution })).toString("base64");
}

const failed = { code: 400, message: "Verification failure", reason: "captchaFailed", data: null };

describe("a puzzle", () => {
  test("is two pictures, their size and a height; the place is nowhere in it", async () => {
    const { puzzle } = await newPuzzle();
    const { x, y } = await placeOfPiece(context.database, puzzle.id);
    expect(puzzle).toMatchObject({ width: 280, height: 160 });
    expect(Math.abs(puzzle.y - y)).toBeLessThanOrEqual(3);
    const { background, piece, id, challenge, ...rest } = puzzle;
    expect(background).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
    expect(piece).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
    expect(rest).toEqual({ width: 280, height: 160, y: expect.any(Number) });
    expect(Object.values(challenge.parameters)).not.toContain(x);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("belongs to the visitor of a cookie that no script reads and that lasts as long as the browser", async () => {
    const { response } = await post("/captcha", {});
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^captcha_visitor=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/);
    const again = await post("/captcha", {}, cookie!.split(";", 1)[0]);
    expect(again.response.headers.getSetCookie()).toEqual([]);
    const secure = await apiAt("https://site.test").fetch(
      new Request("https://site.test/api/captcha", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" }),
    );
    expect(secure.headers.getSetCookie()[0]).toContain("; Secure");
  });
});

describe("a solution gives a token that is redeemed once", () => {
  test.each([0, 4, -4])("by the slider, %i pixels off", async (off) => {
    const one = await newPuzzle();
    const { body } = await slide(one, off);
    expect(body).toMatchObject({ code: 200, data: { token: expect.stringMatching(/^[\w-]{32}$/) } });
    const input = { token: (body.data as { token: string }).token, visitor: one.visitor, subject: "zoe@example.com" };
    expect(await redeemCaptcha(context, input)).toBe(true);
    expect(await redeemCaptcha(context, input)).toBe(false);
  });

  test("by a click into the hole, as JSON and as a form has it", async () => {
    const one = await newPuzzle();
    const { id, x, y } = await clickOn(context.database, one.puzzle.id);
    expect((await post("/captcha/verify", { id, x: String(x), y: String(y) }, one.cookie)).body.code).toBe(200);
  });

  test("by work", async () => {
    const one = await newPuzzle();
    expect((await post("/captcha/verify", { id: one.puzzle.id, proof: await prove(one.puzzle) }, one.cookie)).body.code).toBe(200);
  });
});

describe("work instead of the puzzle", () => {
  /** How much work a challenge is: only trying tells, so it is done. */
  async function workOf({ challenge }: IssuedPuzzle): Promise<number> {
    return (await solveChallenge({ challenge, deriveKey }))?.counter ?? 0;
  }

  test("is good for the mailbox or login that it was given for, however that is typed", async () => {
    const one = await newPuzzle({ subject: "Zoe@example.com" });
    const { body } = await post("/captcha/verify", { id: one.puzzle.id, proof: await prove(one.puzzle) }, one.cookie);
    const { token } = v.parse(v.object({ token: v.string() }), body.data);
    expect(await redeemCaptcha(context, { token, visitor: one.visitor, subject: "max@example.com" })).toBe(false);
    expect(await redeemCaptcha(context, { token, visitor: one.visitor, subject: " zoe+news@EXAMPLE.com" })).toBe(true);
  });

  test("that names none is good for none", async () => {
    const one = await newPuzzle();
    const { body } = await post("/captcha/verify", { id: one.puzzle.id, proof: await prove(one.puzzle) }, one.cookie);
    const { token } = v.parse(v.object({ token: v.string() }), body.data);
    for (const subject of ["", "zoe@example.com"])
      expect(await redeemCaptcha(context, { token, visitor: one.visitor, subject })).toBe(false);
  });

  test("cannot be given a name afterwards", async () => {
    const [one, other] = [await newPuzzle({ subject: "one@example.com" }), await newPuzzle({ subject: "other@example.com" })];
    const { parameters, signature } = one.puzzle.challenge;
    const renamed = { parameters: { ...parameters, data: other.puzzle.challenge.parameters.data }, signature };
    const proof = await prove({ ...one.puzzle, challenge: renamed });
    expect((await post("/captcha/verify", { id: other.puzzle.id, proof }, other.cookie)).body).toEqual(failed);
  });

  test("grows with each use, by one for an address and twofold for a mailbox, up to 32 times", async () => {
    const multiple = async (subject: string, from: string) => {
      const one = await newPuzzle({ subject, from });
      expect((await post("/captcha/verify", { id: one.puzzle.id, proof: await prove(one.puzzle) }, one.cookie, from)).body.code).toBe(200);
      return Math.floor((await workOf(one.puzzle)) / 200);
    };
    // A first proof takes 200 to 399 derivations.
    expect(await multiple("one@example.com", "203.0.113.1")).toBe(1);
    const second = await multiple("two@example.com", "203.0.113.1");
    expect([second >= 2, second < 4]).toEqual([true, true]);
    const sameMailbox = await multiple("one@example.com", "203.0.113.2");
    expect([sameMailbox >= 2, sameMailbox < 4]).toEqual([true, true]);
    expect(await multiple("three@example.com", "203.0.113.3")).toBe(1);
  });

  test.each([
    { shared: "an address", subjectFor: (number: number) => `ahead-${number}@example.com`, from: () => "203.0.113.4" },
    { shared: "a mailbox", subjectFor: () => "ahead@example.com", from: (number: number) => `203.0.113.${10 + number}` },
  ])("of puzzles fetched ahead for $shared at the first price two are worth a token", async ({ subjectFor, from }) => {
    const ahead = await Promise.all(
      Array.from({ length: 5 }, (_, number) => newPuzzle({ subject: subjectFor(number), from: from(number) })),
    );
    const proofs = await Promise.all(ahead.map(({ puzzle }) => prove(puzzle)));
    const codes = await Promise.all(
      ahead.map(
        async ({ puzzle, cookie }, number) =>
          (await post("/captcha/verify", { id: puzzle.id, proof: proofs[number] }, cookie, from(number))).body.code,
      ),
    );
    expect(codes.toSorted()).toEqual([200, 200, 400, 400, 400]);
    expect(await workOf((await newPuzzle({ subject: subjectFor(0), from: from(9) })).puzzle)).toBeGreaterThanOrEqual(600);
  });

  test.each([
    { atAddress: 0, forSubject: 0, effort: 1 },
    { atAddress: 3, forSubject: 0, effort: 4 },
    { atAddress: 0, forSubject: 3, effort: 8 },
    { atAddress: 2, forSubject: 2, effort: 12 },
    { atAddress: 40, forSubject: 0, effort: 32 },
    { atAddress: 0, forSubject: 9, effort: 32 },
  ])(
    "after $atAddress proofs of an address and $forSubject for a mailbox takes $effort times the first",
    async ({ atAddress, forSubject, effort }) => {
      const [limitedAddress, subject] = [randomUUID(), randomUUID()];
      for (let count = 0; count < atAddress; count += 1) await countProof(context, { limitedAddress, subject: undefined }, 32);
      for (let count = 0; count < forSubject; count += 1) await countProof(context, { limitedAddress: randomUUID(), subject }, 32);
      expect(await effortOf(context, { limitedAddress, subject })).toBe(effort);
    },
  );
});

describe("a wrong solution is refused, and the puzzle spent", () => {
  test.each([5, -5, 40])("%i pixels off", async (off) => {
    const one = await newPuzzle();
    const { response, body } = await slide(one, off);
    expect([response.status, body]).toEqual([200, failed]);
    expect((await post("/captcha/verify", { id: one.puzzle.id, proof: await prove(one.puzzle) }, one.cookie)).body).toEqual(failed);
  });

  test("a path that no hand drew", async () => {
    const one = await newPuzzle();
    const { x } = await placeOfPiece(context.database, one.puzzle.id);
    context.setTime("2026-05-01T12:00:05Z");
    expect(
      (
        await post(
          "/captcha/verify",
          {
            id: one.puzzle.id,
            x,
            track: [
              [0, 0, 0],
              [900, x, 0],
            ],
          },
          one.cookie,
        )
      ).body,
    ).toEqual(failed);
  });

  test("a click beside the hole", async () => {
    const one = await newPuzzle();
    const { id, x, y } = await clickOn(context.database, one.puzzle.id);
    expect((await post("/captcha/verify", { id, x, y: y + 19 }, one.cookie)).body).toEqual(failed);
  });

  test.each(["none", "bnVsbA==", Buffer.from(`{"challenge":{"parameters":{}},"solution":{}}`).toString("base64")])(
    "a proof of %j",
    async (proof) => {
      const one = await newPuzzle();
      expect((await post("/captcha/verify", { id: one.puzzle.id, proof }, one.cookie)).body).toEqual(failed);
    },
  );

  test("work for another puzzle, and work that was made easier", async () => {
    const [one, other, third] = [await newPuzzle(), await newPuzzle(), await newPuzzle()];
    const proof = await prove(one.puzzle);
    expect((await post("/captcha/verify", { id: other.puzzle.id, proof }, other.cookie)).body).toEqual(failed);
    const { parameters, signature } = third.puzzle.challenge;
    const easier = { ...third.puzzle, challenge: { parameters: { ...parameters, cost: 1, keyPrefix: "00" }, signature } };
    expect((await post("/captcha/verify", { id: third.puzzle.id, proof: await prove(easier) }, third.cookie)).body).toEqual(failed);
  });
});

describe("bound to the visitor", () => {
  test("another's solution is refused and spends nothing", async () => {
    const [one, other] = [await newPuzzle(), await newPuzzle()];
    const click = await clickOn(context.database, one.puzzle.id);
    expect((await post("/captcha/verify", click, other.cookie)).body).toEqual(failed);
    expect((await post("/captcha/verify", click)).body).toEqual(failed);
    const solved = await post("/captcha/verify", click, one.cookie);
    expect(solved.body.code).toBe(200);
    const { token } = solved.body.data as { token: string };
    expect(await redeemCaptcha(context, { token, visitor: other.visitor, subject: "zoe@example.com" })).toBe(false);
    expect(await redeemCaptcha(context, { token, visitor: undefined, subject: "zoe@example.com" })).toBe(false);
    expect(await redeemCaptcha(context, { token, visitor: one.visitor, subject: "zoe@example.com" })).toBe(true);
  });
});

describe("two minutes", () => {
  test("a puzzle, then a token", async () => {
    const [one, late] = [await newPuzzle(), await newPuzzle()];
    const [click, lateClick] = [await clickOn(context.database, one.puzzle.id), await clickOn(context.database, late.puzzle.id)];
    context.setTime("2026-05-01T12:01:59Z");
    const { body } = await post("/captcha/verify", click, one.cookie);
    expect(body.code).toBe(200);
    context.setTime("2026-05-01T12:02:00Z");
    expect((await post("/captcha/verify", lateClick, late.cookie)).body).toEqual(failed);
    context.setTime("2026-05-01T12:03:59Z");
    expect(
      await redeemCaptcha(context, { token: (body.data as { token: string }).token, visitor: one.visitor, subject: "zoe@example.com" }),
    ).toBe(false);
  });

  test("what is over is removed, what is not stays", async () => {
    await newPuzzle();
    context.setTime("2026-05-01T12:10:00Z");
    const { puzzle } = await newPuzzle();
    await sweepCaptchas(context);
    expect((await context.database.select().from(captchaPuzzle)).map(({ id }) => id)).toEqual([puzzle.id]);
    expect(await context.database.select().from(captchaToken)).toEqual([]);
  });
});

test("of twenty simultaneous tries one counts, and of twenty redemptions one gets through", async () => {
  const one = await newPuzzle();
  const click = await clickOn(context.database, one.puzzle.id);
  const tries = await Promise.all(Array.from({ length: 20 }, () => post("/captcha/verify", click, one.cookie)));
  const right = tries.filter(({ body }) => body.code === 200);
  expect(right).toHaveLength(1);
  const input = { token: (right[0]!.body.data as { token: string }).token, visitor: one.visitor, subject: "zoe@example.com" };
  const redeemed = await Promise.all(Array.from({ length: 20 }, () => redeemCaptcha(context, input)));
  expect(redeemed.filter(Boolean)).toHaveLength(1);
});

test("an address tries so often, then has to wait", async () => {
  const one = await newPuzzle();
  for (let count = 0; count < 20; count += 1)
    expect((await post("/captcha/verify", { id: one.puzzle.id, x: -1, y: -1 }, one.cookie)).response.status).toBe(200);
  const { response, body } = await post("/captcha/verify", { id: one.puzzle.id, x: -1, y: -1 }, one.cookie);
  expect([response.status, body.reason]).toEqual([429, "tooMany"]);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("whatever is sent, nothing fails inside and nothing is solved", async () => {
  const { puzzle, cookie } = await newPuzzle();
  const id = fc.oneof(fc.constant(puzzle.id), fc.uuid(), fc.string());
  const number = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constantFrom(Number.NaN, -0, 1e308));
  const track = fc.oneof(fc.jsonValue(), fc.array(fc.tuple(fc.double(), fc.double(), fc.double()), { maxLength: 30 }));
  const proof = fc.oneof(
    fc.string(),
    fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value) ?? "").toString("base64")),
  );
  const shaped = fc.record({ id, x: number, y: number, track, proof }, { requiredKeys: [] });
  let from = 0;
  log.lines.length = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(shaped, fc.jsonValue()), fc.constantFrom("/captcha", "/captcha/verify"), async (sent, path) => {
      from += 1;
      const { response, body } = await post(path, sent, cookie, `198.51.${from >> 8}.${from & 255}`);
      expect(response.status).toBeLessThan(500);
      if (path === "/captcha/verify") expect(body.code).toBe(400);
    }),
    { numRuns: 150 },
  );
  expect(log.lines).toEqual([]);
  expect(await context.database.select().from(captchaToken)).toEqual([]);
});
