import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { questionSchema } from "./schema.ts";

const question = {
  name: "Zoë",
  country: "FR",
  email: "zoe@example.com",
  telephone: "+33 6 12 34 56 78",
  company: "private",
  message: "Why?",
  problemType: "fault",
};

describe("contact form validation", () => {
  const reasonOf = (changes: Record<string, unknown>) => {
    const { issues = [] } = v.safeParse(questionSchema, { ...question, ...changes });
    const firsts = new Map(issues.toReversed().map(({ path, message }) => [String(path?.[0]?.key), message]));
    return Array.from(firsts, ([field, message]) => `${field}: ${message}`);
  };
  test.each([
    [{ name: "" }, ["name: nameRequired"]],
    [{ name: "   " }, ["name: nameRequired"]],
    [{ name: undefined }, ["name: nameRequired"]],
    [{ name: 5 }, ["name: nameRequired"]],
    [{ name: "a".repeat(101) }, ["name: tooLong"]],
    [{ name: "a\u0000b" }, ["name: controlCharacters"]],
    [{ name: "a\nb" }, ["name: controlCharacters"]],
    [{ name: "evil\u202egnp.exe" }, ["name: controlCharacters"]],
    [{ name: "half \ud83c" }, ["name: controlCharacters"]],
    [{ email: "" }, ["email: emailRequired"]],
    [{ email: "zoe@example" }, ["email: emailFormat"]],
    [{ email: "zoe@exаmple.com" }, ["email: emailFormat"]],
    [{ email: "zoe@example.com\nBcc: a@b.cd" }, ["email: emailFormat"]],
    [{ email: "zoë..x@example.com" }, ["email: emailFormat"]],
    [{ telephone: "" }, ["telephone: telephoneRequired"]],
    [{ telephone: "call me" }, ["telephone: phoneFormat"]],
    [{ company: "" }, ["company: companyRequired"]],
    [{ message: "\n\n" }, ["message: messageRequired"]],
    [{ message: "a".repeat(5001) }, ["message: tooLong"]],
    [{ country: "XX" }, ["country: unknownChoice"]],
    [{ problemType: "nonsense" }, ["problemType: unknownChoice"]],
  ])("rejects %o with %o", (changes, reasons) => expect(reasonOf(changes)).toEqual(reasons));

  test.each([
    [{ country: "", problemType: "" }],
    [{ name: "Nguyễn Thị Minh Khai" }],
    [{ name: "王小明" }],
    [{ message: "line\r\nline \u{1f335}\u{1f468}\u200d\u{1f469}\u200d\u{1f467}" }],
    [{ email: "  ZOE+site@Example.COM " }],
    [{ telephone: "0461 555-0123 x12" }],
    [{ telephone: "＋86 １３８ ００１３ ８０００" }],
    [{ telephone: "＋４９（０）３０–１２３４５６" }],
  ])("accepts %o", (changes) => expect(reasonOf(changes)).toEqual([]));
});

test("the contact form converts full-width telephone digits to ASCII", () => {
  expect(v.parse(questionSchema, { ...question, telephone: "＋86 １３８ ００１３ ８０００" }).telephone).toBe("+86 138 0013 8000");
});
