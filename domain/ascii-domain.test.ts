import { expect, test } from "vitest";
import { toAsciiDomain } from "./ascii-domain.ts";

test.each([
  ["example.com", "example.com"],
  ["Example.COM", "example.com"],
  ["müller-solar.de", "xn--mller-solar-thb.de"],
  ["例子.中国", "xn--fsqu00a.xn--fiqs8s"],
  ["例子。中国", "xn--fsqu00a.xn--fiqs8s"],
  ["пример.рф", "xn--e1afmkfd.xn--p1ai"],
  ["exаmple.com", undefined],
  ["ｅxample.com", "example.com"],
  ["example.com/path", undefined],
  ["user:secret@example.com", undefined],
  ["", undefined],
  ["a..b", undefined],
])("the domain %s becomes %s", (domain, ascii) => {
  expect(toAsciiDomain(domain)).toBe(ascii);
});
