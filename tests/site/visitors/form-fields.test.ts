import { JSDOM } from "jsdom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { userTypes } from "#domain/newsletter/schema";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const mainOf = async (path: string) => /<main[\s\S]*<\/main>/.exec(await (await site.visit(path)).text())![0];

/** Fields of section 3 of the specification. Fields of a later step are not on the first page. */
test.each([
  ["/contact-us", ["name", "country", "email", "telephone", "company", "message", "problemType"]],
  ["/newsletter", ["email", "name", "country", "company", "userType", "consent"]],
  ["/sign-up", ["country", "callingCode", "phone", "email", "agree"]],
  ["/login", ["login", "password", "agree"]],
  ["/login?by=phone", ["callingCode", "phone", "password", "agree"]],
  ["/retrieve-password", ["email"]],
])("the form at %s has the fields %j", async (path, fields) => {
  const names = [...(await mainOf(path)).matchAll(/<(?:input|select|textarea)\b[^>]*\sname="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(fields));
});

/** Limits of the API schemas: the form must not accept a text that the API rejects. */
test.each([
  ["/contact-us", { name: 100, email: 254, telephone: 80, company: 150, message: 5000, serialNumber: 60 }],
  ["/newsletter", { email: 254, name: 100, company: 150 }],
  [
    "/partners",
    {
      company: 150,
      registration: 60,
      region: 100,
      city: 60,
      website: 200,
      manufacturers: 1000,
      name: 100,
      email: 254,
      telephone: 80,
      message: 5000,
    },
  ],
  ["/sign-up", { phone: 40, email: 254 }],
  ["/login", { login: 254, password: 200 }],
  ["/login?by=phone", { phone: 40, password: 200 }],
  ["/retrieve-password", { email: 254 }],
  ["/support-center/faqs", { q: 100 }],
  ["/support-center/error-codes", { code: 80 }],
  ["/how-to-buy", { place: 60, name: 100, email: 254, telephone: 80, message: 5000 }],
  ["/project-request", { power: 20, energy: 20, message: 5000, company: 150, name: 100, email: 254, telephone: 80 }],
  ["/join-us/service-technician", { name: 100, email: 254, telephone: 80, message: 5000 }],
])("the form at %s limits text lengths as the API does: %j", async (path, maxLengths) => {
  const fields = [...(await mainOf(path)).matchAll(/<(?:input|textarea)\b[^>]*>/g)].map(([field]) => ({
    name: /\sname="([^"]+)"/.exec(field)?.[1],
    length: Number(/\smaxlength="(\d+)"/i.exec(field)?.[1]),
  }));
  const limitedFields = fields.filter(({ length }) => !Number.isNaN(length));
  expect(Object.fromEntries(limitedFields.map(({ name, length }) => [name, length]))).toEqual(maxLengths);
});

test("the second step of the sign-up has the other fields, limits their length and carries the first step", async () => {
  const firstStep = { country: "FR", callingCode: "33", phone: "0612345678", email: "zoe@example.com", agree: "true" };
  const { inputs } = await submitEmpty("/sign-up", { ...firstStep, code: "" });
  const shown = inputs.filter(({ type }) => type !== "hidden");
  expect(shown.map(({ name }) => name)).toEqual(["code", "username", "nickname", "password", "confirmPassword"]);
  expect(shown.map(({ maxLength }) => maxLength)).toEqual([20, 100, 30, 200, 200]);
  const hidden = inputs.filter(({ type }) => type === "hidden").map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(hidden)).toEqual(firstStep);
});

test("the newsletter form offers the four user types as an optional choice", async () => {
  const [, options] = /<select\b[^>]*\sname="userType"[^>]*>([\s\S]*?)<\/select>/.exec(await mainOf("/newsletter"))!;
  const values = [...options!.matchAll(/<option[^>]*\svalue="([^"]*)"/g)].map(([, value]) => value);
  expect(values).toEqual(["", ...userTypes]);
  expect(userTypes).toEqual(["epc", "distributor", "installer", "endUser"]);
});

/** Submits an empty form without JavaScript. Returns the names of its text fields with an error, and of those that are marked as optional. */
async function submitEmpty(path: string, fields: Record<string, string> = {}) {
  const headers = { "sec-fetch-site": "same-origin", cookie: "official_lang_cache@v1=en" };
  const response = await site.visit(`/en${path}`, { method: "POST", headers, body: new URLSearchParams(fields) });
  const { document } = new JSDOM(await response.text()).window;
  const typed = [
    ...document.querySelectorAll<HTMLInputElement>("main :is(textarea, input:not([type]), input[type=email], input[type=tel])"),
  ];
  const inputs = [...document.querySelectorAll<HTMLInputElement>("main input")];
  const namesOf = (fields: HTMLInputElement[]) => fields.map(({ name }) => name);
  return {
    inputs,
    all: namesOf(typed),
    wrong: namesOf(typed.filter((input) => input.getAttribute("aria-invalid") === "true")),
    optional: namesOf(typed.filter(({ labels }) => labels?.[0]?.textContent.includes("(optional"))),
  };
}

test.each(["/how-to-buy", "/partners", "/project-request", "/join-us/service-technician", "/newsletter"])(
  "the form at %s marks exactly the text fields that may stay empty",
  async (path) => {
    const { all, wrong, optional } = await submitEmpty(path);
    expect(wrong.length).toBeGreaterThan(0);
    expect(all.filter((name) => !wrong.includes(name))).toEqual(optional);
  },
);

test.each([
  ["company", ["name", "email", "telephone", "company", "message"]],
  ["private", ["name", "email", "message"]],
])("the contact form of a writer of the kind %s needs the text fields %j", async (writer, needed) => {
  const { wrong, optional } = await submitEmpty("/contact-us", { writer, telephone: "", company: "" });
  expect(wrong).toEqual(needed);
  expect(optional).toEqual(["telephone", "serialNumber"]);
});
