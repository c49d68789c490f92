import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { storeCaptchaToken } from "#scripts/running-site/store-captcha-token.ts";
import { captchaPuzzle, captchaToken } from "#db/captcha.ts";
import { redeemCaptcha, deleteExpiredCaptchas } from "#domain/captcha";
import type { IssuedPuzzle } from "#domain/captcha/schema";
import { openCaptchaApi, solveProofOfWork, verificationFailed } from "#tests/support/captcha-api.ts";
import { readClickSolution, readPiecePosition } from "#tests/support/solve-captcha.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";

let context: TestContext;
let site: ReturnType<typeof openCaptchaApi>;
beforeAll(async () => {
  context = await openTestContext();
  site = openCaptchaApi(context);
});
beforeEach(() => {
  site.changeAddress();
  context.setTime("2026-05-01T12:00:00Z");
});
afterAll(() => context.close());

/** Submits the slider `off` pixels away from the correct position. */
async function slide({ puzzle, cookie }: { puzzle: IssuedPuzzle; cookie: string }, off = 0) {
  const { x } = await readPiecePosition(context.database, puzzle.id);
  return site.post("/captcha/verify", { id: puzzle.id, x: x + off, proof: await solveProofOfWork(puzzle) }, cookie);
}

describe("captcha puzzle", () => {
  test("returns two images, their size and a height but not the position", async () => {
    const { puzzle } = await site.newPuzzle();
    const { x, y } = await readPiecePosition(context.database, puzzle.id);
    expect(puzzle).toMatchObject({ width: 280, height: 160 });
    expect(puzzle.y).toBe(y);
    const { background, piece, id, challenge, ...rest } = puzzle;
    expect(background).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
    expect(piece).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
    expect(rest).toEqual({ width: 280, height: 160, y: expect.any(Number) });
    expect(Object.values(challenge.parameters)).not.toContain(x);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("belongs to a visitor identified by an HttpOnly session cookie", async () => {
    const { response } = await site.post("/captcha", {});
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^captcha_visitor=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/);
    const repeated = await site.post("/captcha", {}, cookie!.split(";", 1)[0]);
    expect(repeated.response.headers.getSetCookie()).toEqual([]);
    const secure = await openCaptchaApi(context, "https://site.test").post("/captcha", {});
    expect(secure.response.headers.getSetCookie()[0]).toContain("; Secure");
  });
});

describe("captcha solution", () => {
  test.each([0, 4, -4])("by slider, %i pixels off, gives a token that works once", async (off) => {
    const one = await site.newPuzzle();
    const { body } = await slide(one, off);
    expect(body).toMatchObject({ code: 200, data: { token: expect.stringMatching(/^[\w-]{32}$/) } });
    const input = { token: (body.data as { token: string }).token, visitor: one.visitor };
    expect(await redeemCaptcha(context, input)).toBe(true);
    expect(await redeemCaptcha(context, input)).toBe(false);
  });

  test("by a click into the hole is accepted with coordinates as strings", async () => {
    const one = await site.newPuzzle();
    const { id, x, y } = await readClickSolution(context.database, one.puzzle.id);
    expect((await site.post("/captcha/verify", { id, x: String(x), y: String(y) }, one.cookie)).body.code).toBe(200);
  });

  test("by proof of work is accepted", async () => {
    const one = await site.newPuzzle();
    expect(
      (await site.post("/captcha/verify", { id: one.puzzle.id, proof: await solveProofOfWork(one.puzzle) }, one.cookie)).body.code,
    ).toBe(200);
  });
});

describe("wrong captcha solution", () => {
  test.each([5, -5, 40])("by slider, %i pixels off, is refused and uses up the puzzle", async (off) => {
    const one = await site.newPuzzle();
    const { response, body } = await slide(one, off);
    expect([response.status, body]).toEqual([200, verificationFailed]);
    expect((await site.post("/captcha/verify", { id: one.puzzle.id, proof: await solveProofOfWork(one.puzzle) }, one.cookie)).body).toEqual(
      verificationFailed,
    );
  });

  test("by slider without a proof of work, or with one of another puzzle, is refused", async () => {
    const [one, other] = [await site.newPuzzle(), await site.newPuzzle()];
    const { x } = await readPiecePosition(context.database, one.puzzle.id);
    expect((await site.post("/captcha/verify", { id: one.puzzle.id, x }, one.cookie)).body.reason).toBe("invalidInput");
    const proof = await solveProofOfWork(other.puzzle);
    expect((await site.post("/captcha/verify", { id: one.puzzle.id, x, proof }, one.cookie)).body).toEqual(verificationFailed);
  });

  test("by a click beside the hole is refused", async () => {
    const one = await site.newPuzzle();
    const { id, x, y } = await readClickSolution(context.database, one.puzzle.id);
    expect((await site.post("/captcha/verify", { id, x, y: y + 19 }, one.cookie)).body).toEqual(verificationFailed);
  });

  test.each(["none", "bnVsbA==", Buffer.from(`{"challenge":{"parameters":{}},"solution":{}}`).toString("base64")])(
    "with the invalid proof %j is refused",
    async (proof) => {
      const one = await site.newPuzzle();
      expect((await site.post("/captcha/verify", { id: one.puzzle.id, proof }, one.cookie)).body).toEqual(verificationFailed);
    },
  );

  test("by proof of work for another puzzle or lower difficulty is refused", async () => {
    const [one, other, third] = [await site.newPuzzle(), await site.newPuzzle(), await site.newPuzzle()];
    const proof = await solveProofOfWork(one.puzzle);
    expect((await site.post("/captcha/verify", { id: other.puzzle.id, proof }, other.cookie)).body).toEqual(verificationFailed);
    const { parameters, signature } = third.puzzle.challenge;
    const easier = { ...third.puzzle, challenge: { parameters: { ...parameters, cost: 1, keyPrefix: "00" }, signature } };
    expect((await site.post("/captcha/verify", { id: third.puzzle.id, proof: await solveProofOfWork(easier) }, third.cookie)).body).toEqual(
      verificationFailed,
    );
  });
});

describe("captcha visitor binding", () => {
  test("refuses solutions and tokens of other visitors without using them up", async () => {
    const [one, other] = [await site.newPuzzle(), await site.newPuzzle()];
    const click = await readClickSolution(context.database, one.puzzle.id);
    expect((await site.post("/captcha/verify", click, other.cookie)).body).toEqual(verificationFailed);
    const solved = await site.post("/captcha/verify", click, one.cookie);
    expect(solved.body.code).toBe(200);
    const { token } = solved.body.data as { token: string };
    expect(await redeemCaptcha(context, { token, visitor: other.visitor })).toBe(false);
    expect(await redeemCaptcha(context, { token, visitor: undefined })).toBe(false);
    expect(await redeemCaptcha(context, { token, visitor: one.visitor })).toBe(true);
  });
});

test("a captcha solution without the visitor's cookie is refused with cookiesNeeded and does not use up the puzzle", async () => {
  const one = await site.newPuzzle();
  const click = await readClickSolution(context.database, one.puzzle.id);
  const { response, body } = await site.post("/captcha/verify", click);
  expect([response.status, body]).toEqual([
    200,
    {
      code: 400,
      reason: "cookiesNeeded",
      data: null,
      message: "Your browser does not store cookies of this site. Please allow cookies for this site, then try again.",
    },
  ]);
  expect((await site.post("/captcha/verify", click, one.cookie)).body.code).toBe(200);
});

describe("captcha expiry", () => {
  test("applies to puzzles and to tokens after two minutes", async () => {
    const [one, late] = [await site.newPuzzle(), await site.newPuzzle()];
    const [click, lateClick] = [
      await readClickSolution(context.database, one.puzzle.id),
      await readClickSolution(context.database, late.puzzle.id),
    ];
    context.setTime("2026-05-01T12:01:59Z");
    const { body } = await site.post("/captcha/verify", click, one.cookie);
    expect(body.code).toBe(200);
    context.setTime("2026-05-01T12:02:00Z");
    expect((await site.post("/captcha/verify", lateClick, late.cookie)).body).toEqual(verificationFailed);
    context.setTime("2026-05-01T12:03:59Z");
    expect(await redeemCaptcha(context, { token: (body.data as { token: string }).token, visitor: one.visitor })).toBe(false);
  });

  test("lets the cleanup job remove only expired puzzles and tokens", async () => {
    await site.newPuzzle();
    await storeCaptchaToken(context);
    context.setTime("2026-05-01T12:10:00Z");
    const { puzzle } = await site.newPuzzle();
    const { token, visitor } = await storeCaptchaToken(context);
    await deleteExpiredCaptchas(context);
    expect((await context.database.select().from(captchaPuzzle)).map(({ id }) => id)).toEqual([puzzle.id]);
    expect(await context.database.$count(captchaToken)).toBe(1);
    expect(await redeemCaptcha(context, { token, visitor })).toBe(true);
  });
});

test("concurrent requests solve a captcha and redeem its token only once", async () => {
  const one = await site.newPuzzle();
  const click = await readClickSolution(context.database, one.puzzle.id);
  const tries = await Promise.all(Array.from({ length: 20 }, () => site.post("/captcha/verify", click, one.cookie)));
  const right = tries.filter(({ body }) => body.code === 200);
  expect(right).toHaveLength(1);
  const input = { token: (right[0]!.body.data as { token: string }).token, visitor: one.visitor };
  const redeemed = await Promise.all(Array.from({ length: 20 }, () => redeemCaptcha(context, input)));
  expect(redeemed.filter(Boolean)).toHaveLength(1);
});

test("captcha attempts from one address are rate-limited", async () => {
  const one = await site.newPuzzle();
  for (let count = 0; count < 20; count += 1)
    expect((await site.post("/captcha/verify", { id: one.puzzle.id, x: -1, y: -1 }, one.cookie)).response.status).toBe(200);
  const { response, body } = await site.post("/captcha/verify", { id: one.puzzle.id, x: -1, y: -1 }, one.cookie);
  expect([response.status, body.reason]).toEqual([429, "tooMany"]);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("arbitrary captcha input causes no server error and solves no puzzle", async () => {
  const { puzzle, cookie } = await site.newPuzzle();
  const id = fc.oneof(fc.constant(puzzle.id), fc.uuid(), fc.string());
  const number = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constantFrom(Number.NaN, -0, 1e308));
  const proof = fc.oneof(
    fc.string(),
    fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value) ?? "").toString("base64")),
  );
  const shaped = fc.record({ id, x: number, y: number, proof }, { requiredKeys: [] });
  let from = 0;
  site.log.length = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(shaped, fc.jsonValue()), fc.constantFrom("/captcha", "/captcha/verify"), async (sent, path) => {
      from += 1;
      const { response, body } = await site.post(path, sent, cookie, `198.51.${from >> 8}.${from & 255}`);
      expect(response.status).toBeLessThan(500);
      if (path === "/captcha/verify") expect(body.code).toBe(400);
    }),
    { numRuns: propertyRuns(150) },
  );
  expect(site.log).toEqual([]);
  expect(await context.database.select().from(captchaToken)).toEqual([]);
});

test("captcha clicks, which take no work, are limited to ten an hour from one address", async () => {
  const click = async () => {
    const one = await site.newPuzzle();
    return site.post("/captcha/verify", await readClickSolution(context.database, one.puzzle.id), one.cookie);
  };
  for (let count = 0; count < 10; count += 1) expect((await click()).body.code).toBe(200);
  const { response, body } = await click();
  expect([response.status, body.reason, Number(response.headers.get("retry-after"))]).toEqual([429, "tooMany", 3600]);
  expect((await slide(await site.newPuzzle())).body.code).toBe(200);
});
