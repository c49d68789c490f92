import { randomInt } from "node:crypto";
import { goodPassword } from "#scripts/running-site/passwords.ts";
import { waitForCode } from "./mail-server.ts";
import { readClickSolution, withSiteDatabase } from "./solve-captcha.ts";

export type TestAccount = { email: string; username: string; phone: string; password: string };

/** Subset of Playwright's request context, which shares the cookies of the pages. */
type Caller = { post(url: string, options: { data: object; headers: Record<string, string> }): Promise<{ json(): Promise<unknown> }> };

/** Account data that is unique in this test run, with a French mobile number. */
export function newAccount(): TestAccount {
  const id = String(randomInt(1e8)).padStart(8, "0");
  return { email: `visitor${id}@example.com`, username: `visitor.${id}`, phone: `061${id.slice(1)}`, password: goodPassword };
}

/** Creates an account through the API. The caller is then logged in. */
export async function makeAccount(caller: Caller, account = newAccount()): Promise<TestAccount> {
  const post = async <Data>(path: string, data: object) => {
    const body = (await (await caller.post(`/api${path}`, { data, headers: { "sec-fetch-site": "same-origin" } })).json()) as {
      code: number;
      data: Data;
    };
    if (body.code !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body.data;
  };
  const { email, username, phone, password } = account;
  const puzzle = await post<{ id: string }>("/captcha", {});
  const { token } = await post<{ token: string }>(
    "/captcha/verify",
    await withSiteDatabase((database) => readClickSolution(database, puzzle.id)),
  );
  await post("/account/code", { email, purpose: "signUp", captcha: token });
  const code = await waitForCode(process.env.E2E_MAIL_DIR!, email);
  await post("/account/sign-up", {
    country: "FR",
    callingCode: "33",
    phone,
    email,
    username,
    nickname: "Camille",
    password,
    confirmPassword: password,
    code,
    agree: true,
  });
  return account;
}
