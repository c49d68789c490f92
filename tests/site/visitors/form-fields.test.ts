import { afterAll, beforeAll, expect, test } from "vitest";
import { userTypes } from "#domain/newsletter/schema";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const mainOf = async (path: string) => /<main[\s\S]*<\/main>/.exec(await (await site.visit(path)).text())![0];

/** Section 3 of the specification; what is asked for in a later step is not in the page as it is first sent. */
test.each([
  ["/contact-us", ["name", "country", "email", "telephone", "company", "message", "problemType"]],
  ["/newsletter", ["email", "name", "country", "company", "userType", "consent"]],
  ["/sign-up", ["country", "callingCode", "phone", "email", "username", "nickname", "password", "confirmPassword", "code", "agree"]],
  ["/login", ["login", "password", "agree"]],
  ["/login?by=phone", ["callingCode", "phone", "password", "agree"]],
  ["/retrieve-password", ["email"]],
])("%s asks for %j", async (path, fields) => {
  const asked = [...(await mainOf(path)).matchAll(/<(?:input|select|textarea)\b[^>]*\sname="([^"]+)"/g)].map(([, name]) => name);
  expect(asked).toEqual(expect.arrayContaining(fields));
});

test("a subscriber is one of the four user types, or says nothing of it", async () => {
  const [, select] = /<select\b[^>]*\sname="userType"[^>]*>([\s\S]*?)<\/select>/.exec(await mainOf("/newsletter"))!;
  const values = [...select!.matchAll(/<option[^>]*\svalue="([^"]*)"/g)].map(([, value]) => value);
  expect(values).toEqual(["", ...userTypes]);
  expect(userTypes).toEqual(["epc", "distributor", "installer", "endUser"]);
});
