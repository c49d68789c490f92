import * as v from "valibot";
import { expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { describeRequest, requestSchema } from "./schema.ts";

const place = { name: "Lyon", region: null, country: "FR", latitude: 45.76, longitude: 4.84 };
const installer = { place, use: "utility", configuration: null, consent: "2026-11" };
const partner = { place, roles: ["distributor"], website: null, registration: null };

test.each([
  ["a question with details", "question", installer],
  ["an installer request without details", "installer", null],
  ["an installer request with partner details", "installer", partner],
  ["an unknown use", "installer", { ...installer, use: "yacht" }],
  ["a place without a name", "installer", { ...installer, place: { ...place, name: " " } }],
  ["an unknown country", "installer", { ...installer, place: { ...place, country: "XX" } }],
  ["a configuration on another host", "installer", { ...installer, configuration: { text: "A", path: "//evil.example" } }],
  ["a partner request without roles", "partner", { ...partner, roles: [] }],
  ["a website with a script URL", "partner", { ...partner, website: "javascript:alert(1)" }],
  ["an unknown kind", "thing", null],
])("request validation rejects %s", (_, kind, details) => expect(v.safeParse(requestSchema, { kind, details }).success).toBe(false));

test("the request description is available in every language", () => {
  const request = v.parse(requestSchema, { kind: "installer", details: installer });
  expect(languageCodes.map((language) => describeRequest(request, language).map(({ text }) => text))).toEqual([
    ["Lyon, France", "Un projet à l’échelle du réseau"],
    ["Lyon, France", "A utility-scale project"],
    ["法国Lyon", "大型储能"],
    ["Lyon, France", "A grid-scale project"],
    ["Lyon, Frankreich", "Großspeicher"],
  ]);
});
