import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openCaptchaApi, solveProofOfWork, verificationFailed } from "#tests/support/captcha-api.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { countPuzzle } from "../../domain/captcha/difficulty.ts";

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

/** Number of keys that a proof required. The difficulty is only known after the challenge is solved. */
const keysOf = (proof: string) =>
  v.parse(v.object({ solution: v.object({ counter: v.number() }) }), JSON.parse(Buffer.from(proof, "base64").toString())).solution.counter;

test("the captcha proof of work becomes more difficult with the puzzles that an address fetches", async () => {
  const solve = async (from: string) => {
    const { puzzle, cookie } = await site.newPuzzle(from);
    const proof = await solveProofOfWork(puzzle);
    expect((await site.post("/captcha/verify", { id: puzzle.id, proof }, cookie, from)).body.code).toBe(200);
    return keysOf(proof) / 200;
  };
  // At difficulty 1 a client derives 200 to 399 keys until it finds the solution.
  const steps = [];
  for (let count = 0; count < 9; count += 1) steps.push(await solve("203.0.113.1"));
  for (const [index, step] of steps.entries()) {
    const difficulty = Math.ceil((index + 1) / 4);
    expect(step).toBeGreaterThanOrEqual(difficulty);
    expect(step).toBeLessThan(2 * difficulty);
  }
  expect(await solve("203.0.113.2")).toBeLessThan(2);
});

test.each([
  { fetched: 0, difficulty: 1 },
  { fetched: 3, difficulty: 1 },
  { fetched: 4, difficulty: 2 },
  { fetched: 40, difficulty: 11 },
  { fetched: 127, difficulty: 32 },
  { fetched: 150, difficulty: 32 },
])("after $fetched puzzles within an hour the captcha has difficulty $difficulty", async ({ fetched, difficulty }) => {
  const address = `address ${fetched}`;
  for (let count = 0; count < fetched; count += 1) await countPuzzle(context, address);
  expect(await countPuzzle(context, address)).toBe(difficulty);
  context.setTime("2026-05-01T13:00:00Z");
  expect(await countPuzzle(context, address)).toBe(1);
});

test("the captcha proof of work is refused when its challenge names another puzzle afterwards", async () => {
  const [one, other] = [await site.newPuzzle(), await site.newPuzzle()];
  const { parameters, signature } = one.puzzle.challenge;
  const renamed = { parameters: { ...parameters, data: other.puzzle.challenge.parameters.data }, signature };
  const proof = await solveProofOfWork({ ...one.puzzle, challenge: renamed });
  expect((await site.post("/captcha/verify", { id: other.puzzle.id, proof }, other.cookie)).body).toEqual(verificationFailed);
});
