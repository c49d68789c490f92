import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUpForm } from "./sign-up-form.ts";
import { openTestApi, type ApiResponse } from "./test-api.ts";
import { openTestContext, type TestContext } from "./test-context.ts";

function countByStatus(answers: ApiResponse[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { body } of answers) {
    const result = body.code === 200 ? "in" : Object.entries(body.reasons ?? { form: body.reason }).join();
    counts[result] = (counts[result] ?? 0) + 1;
  }
  return counts;
}

/** Defines tests in which `crowd` visitors sign up at the same time with one unique value; only one may succeed. */
export function testSignUpRaces(visitorCount: number): void {
  let context: TestContext;
  let site: ReturnType<typeof openTestApi>;
  beforeAll(async () => {
    context = await openTestContext();
    site = openTestApi(context);
  });
  afterAll(() => context.close());

  async function countOf(condition: ReturnType<typeof sql>): Promise<unknown> {
    const { rows } = await context.database.execute<{ count: number }>(sql`select count(*)::int as count from account where ${condition}`);
    return rows[0]!.count;
  }

  test(`of ${visitorCount} simultaneous sign-ups with one email address only one succeeds`, async () => {
    const { email } = signUpForm();
    const code = await site.getCode(email);
    const answers = await Promise.all(
      Array.from({ length: visitorCount }, () => site.open().call("/account/sign-up", { ...signUpForm({ email }), code })),
    );
    expect(countByStatus(answers)).toEqual({ in: 1, "email,emailRegistered": visitorCount - 1 });
    expect(await countOf(sql`email = ${email}`)).toBe(1);
  });

  test(`of ${visitorCount} simultaneous sign-ups with one username in different case only one succeeds`, async () => {
    const inCase = (number: number) =>
      Array.from("agave.th", (letter, index) => ((number >> index) & 1 ? letter.toUpperCase() : letter)).join("");
    const forms = Array.from({ length: visitorCount }, (_, index) => signUpForm({ username: inCase(index) }));
    const codes: string[] = [];
    for (const { email } of forms) codes.push(await site.getCode(email));
    const answers = await Promise.all(forms.map((form, index) => site.open().call("/account/sign-up", { ...form, code: codes[index] })));
    expect(countByStatus(answers)).toEqual({ in: 1, "username,usernameTaken": visitorCount - 1 });
    expect(await countOf(sql`lower(username) = 'agave.th'`)).toBe(1);
  });

  test(`of ${visitorCount} simultaneous sign-ups with one phone number only one succeeds`, async () => {
    const forms = Array.from({ length: visitorCount }, () => signUpForm({ phone: "06 98 76 54 32" }));
    const codes: string[] = [];
    for (const { email } of forms) codes.push(await site.getCode(email));
    const answers = await Promise.all(forms.map((form, index) => site.open().call("/account/sign-up", { ...form, code: codes[index] })));
    expect(countByStatus(answers)).toEqual({ in: 1, "phone,phoneRegistered": visitorCount - 1 });
  });

  test("simultaneous sign-ups log no errors", () => {
    expect(site.log).toEqual([]);
  });
}
