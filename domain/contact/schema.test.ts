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
    [{ name: "\u200b" }, ["name: nameRequired"]],
    [{ name: "\u2800" }, ["name: nameRequired"]],
    [{ name: "\u3164" }, ["name: nameRequired"]],
    [{ message: "\u200b\u200b\u200b" }, ["message: messageRequired"]],
    [{ name: "half \ud83c" }, ["name: controlCharacters"]],
    [{ email: "" }, ["email: emailRequired"]],
    [{ email: "zoe@example" }, ["email: emailFormat"]],
    [{ email: "zoe@exаmple.com" }, ["email: emailFormat"]],
    [{ email: "zoe@example.com\nBcc: a@b.cd" }, ["email: emailFormat"]],
    [{ email: "zoë..x@example.com" }, ["email: emailFormat"]],
    [{ telephone: "" }, ["telephone: telephoneRequired"]],
    [{ telephone: "call me" }, ["telephone: phoneFormat"]],
    [{ telephone: "ext. 12" }, ["telephone: phoneFormat"]],
    [{ email: "info@müller-sоlar.de" }, ["email: emailFormat"]],
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

test.each([
  ["telephone", "\u202a+33 6 12 34 56 78\u202c", "+33 6 12 34 56 78"],
  ["telephone", "0561 123456 ext. 12", "0561 123456 ext. 12"],
  ["telephone", "0561 123456 (Zentrale)", "0561 123456 (Zentrale)"],
  ["telephone", "0755-12345678转801", "0755-12345678转801"],
  ["telephone", "0561 123456, 0171 1234567", "0561 123456, 0171 1234567"],
  ["email", "\u200bzoe@exam\u200bple.com\u200e", "zoe@example.com"],
  ["email", "info@müller-solar.de", "info@xn--mller-solar-thb.de"],
  ["email", "info@例子.中国", "info@xn--fsqu00a.xn--fiqs8s"],
  ["name", "evil\u202egnp.exe", "evilgnp.exe"],
  ["name", "Anna\tSchmidt", "Anna Schmidt"],
  ["name", "Anna\vSchmidt", "Anna Schmidt"],
  ["message", "one\vtwo\u2028three", "one\ntwo\nthree"],
] as const)("the contact form stores %s %j as %j", (field, typed, stored) => {
  expect(v.parse(questionSchema, { ...question, [field]: typed })[field]).toBe(stored);
});

test("the contact form converts full-width telephone digits to ASCII", () => {
  expect(v.parse(questionSchema, { ...question, telephone: "＋86 １３８ ００１３ ８０００" }).telephone).toBe("+86 138 0013 8000");
});
