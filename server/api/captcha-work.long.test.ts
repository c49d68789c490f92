import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { redeemCaptcha } from "#domain/captcha";
import { countProof, effortOf } from "../../domain/captcha/effort.ts";
import { openCaptchaOf, prove, verificationFailed } from "#tests/support/captcha-site.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let site: ReturnType<typeof openCaptchaOf>;
beforeAll(async () => {
  context = await openTestContext();
  site = openCaptchaOf(context);
});
beforeEach(() => {
  site.changeAddress();
  context.setTime("2026-05-01T12:00:00Z");
});
afterAll(() => context.close());

describe("captcha proof of work", () => {
  /** Number of derivations behind a proof. The difficulty is only known after the challenge is solved. */
  const workOf = (proof: string) =>
    v.parse(v.object({ solution: v.object({ counter: v.number() }) }), JSON.parse(Buffer.from(proof, "base64").toString())).solution
      .counter;

  test("is accepted only for its own mailbox, in any notation", async () => {
    const one = await site.newPuzzle({ subject: "Zoe@example.com" });
    const { body } = await site.post("/captcha/verify", { id: one.puzzle.id, proof: await prove(one.puzzle) }, one.cookie);
    const { token } = v.parse(v.object({ token: v.string() }), body.data);
    expect(await redeemCaptcha(context, { token, visitor: one.visitor, subject: "max@example.com" })).toBe(false);
    expect(await redeemCaptcha(context, { token, visitor: one.visitor, subject: " zoe+news@EXAMPLE.com" })).toBe(true);
  });

  test("is accepted for no mailbox when the puzzle names none", async () => {
    const one = await site.newPuzzle();
    const { body } = await site.post("/captcha/verify", { id: one.puzzle.id, proof: await prove(one.puzzle) }, one.cookie);
    const { token } = v.parse(v.object({ token: v.string() }), body.data);
    for (const subject of ["", "zoe@example.com"])
      expect(await redeemCaptcha(context, { token, visitor: one.visitor, subject })).toBe(false);
  });

  test("is refused when the mailbox is changed afterwards", async () => {
    const [one, other] = [await site.newPuzzle({ subject: "one@example.com" }), await site.newPuzzle({ subject: "other@example.com" })];
    const { parameters, signature } = one.puzzle.challenge;
    const renamed = { parameters: { ...parameters, data: other.puzzle.challenge.parameters.data }, signature };
    const proof = await prove({ ...one.puzzle, challenge: renamed });
    expect((await site.post("/captcha/verify", { id: other.puzzle.id, proof }, other.cookie)).body).toEqual(verificationFailed);
  });

  test("becomes more difficult with each use by an address or for a mailbox", async () => {
    const multiple = async (subject: string, from: string) => {
      const one = await site.newPuzzle({ subject, from });
      const proof = await prove(one.puzzle);
      expect((await site.post("/captcha/verify", { id: one.puzzle.id, proof }, one.cookie, from)).body.code).toBe(200);
      return Math.floor(workOf(proof) / 200);
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
  ])("accepts two of five puzzles prefetched for $shared at the initial difficulty", async ({ subjectFor, from }) => {
    const ahead = await Promise.all(
      Array.from({ length: 5 }, (_, number) => site.newPuzzle({ subject: subjectFor(number), from: from(number) })),
    );
    const proofs = await Promise.all(ahead.map(({ puzzle }) => prove(puzzle)));
    const codes = await Promise.all(
      ahead.map(
        async ({ puzzle, cookie }, number) =>
          (await site.post("/captcha/verify", { id: puzzle.id, proof: proofs[number] }, cookie, from(number))).body.code,
      ),
    );
    expect(codes.toSorted()).toEqual([200, 200, 400, 400, 400]);
    const next = await site.newPuzzle({ subject: subjectFor(0), from: from(9) });
    expect(workOf(await prove(next.puzzle))).toBeGreaterThanOrEqual(600);
  });

  test.each([
    { atAddress: 0, forSubject: 0, effort: 1 },
    { atAddress: 3, forSubject: 0, effort: 4 },
    { atAddress: 0, forSubject: 3, effort: 8 },
    { atAddress: 2, forSubject: 2, effort: 12 },
    { atAddress: 40, forSubject: 0, effort: 32 },
    { atAddress: 0, forSubject: 9, effort: 32 },
  ])(
    "after $atAddress proofs by an address and $forSubject for a mailbox has difficulty $effort",
    async ({ atAddress, forSubject, effort }) => {
      const [limitedAddress, subject] = [randomUUID(), randomUUID()];
      for (let count = 0; count < atAddress; count += 1) await countProof(context, { limitedAddress, subject: undefined }, 32);
      for (let count = 0; count < forSubject; count += 1) await countProof(context, { limitedAddress: randomUUID(), subject }, 32);
      expect(await effortOf(context, { limitedAddress, subject })).toBe(effort);
    },
  );
});
