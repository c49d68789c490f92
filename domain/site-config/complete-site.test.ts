import { expect, test } from "vitest";
import { completeSite } from "./complete-site.ts";
import { withoutExamples } from "./schema.ts";

test.each([
  ["its own real values", { phone: "+49 1" }, { phone: "+1", sample: true }, {}],
  ["its own example values", { phone: "+49 1", sample: true }, { email: "a@b.test" }, { sample: true }],
  ["an English example value", { phone: "+49 1" }, { phone: "+1", email: "a@b.example", sample: true }, { sample: true }],
  ["a real English value", {}, { phone: "+1" }, {}],
  ["an example of another block", { phone: "+49 1", vat: "DE 1" }, { vat: "1", legalSample: true }, {}],
  ["an English legal example", { phone: "+49 1" }, { phone: "+1", register: "HRB 1", legalSample: true }, { legalSample: true }],
])("the example mark of a language with %s", (_, own, english, marks) => {
  expect(completeSite(own, english)).toEqual({ ...english, ...own, sample: undefined, legalSample: undefined, ...marks });
});

test.each([
  ["replaces an example value", { phone: "+0", sample: true }, { phone: "+1" }, { phone: "+1" }],
  [
    "keeps other examples of the block",
    { phone: "+0", address: "A", sample: true },
    { phone: "+1" },
    { phone: "+1", address: "A", sample: true },
  ],
  ["keeps a real value", { phone: "+49 1" }, { phone: "+1" }, { phone: "+49 1" }],
  ["keeps an example of another block", { vat: "0", legalSample: true }, { phone: "+1" }, { phone: "+1", vat: "0", legalSample: true }],
])("a real English value %s", (_, own, english, site) => {
  expect(completeSite(own, english)).toEqual({ sample: undefined, legalSample: undefined, ...site });
});

test("an English example value replaces nothing", () => {
  const example = { phone: "+0", sample: true };
  expect(completeSite(example, { phone: "+1", sample: true })).toMatchObject(example);
});

test.each([
  ["keeps a real block", { brand: "A", phone: "+1" }, { brand: "A", phone: "+1" }],
  ["leaves out an example block with its mark", { brand: "A", phone: "+1", vat: "1", sample: true }, { brand: "A", vat: "1" }],
  ["leaves out the legal block", { phone: "+1", host: "H", legalSample: true }, { phone: "+1" }],
  [
    "keeps real support contacts",
    { supportContacts: [{ phone: "+1", sample: true }, { phone: "+2" }] },
    { supportContacts: [{ phone: "+2" }] },
  ],
])("the site config without examples %s", (_, site, expected) => {
  expect(withoutExamples(site)).toEqual({ supportContacts: undefined, ...expected });
});
