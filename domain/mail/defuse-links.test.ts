import { expect, test } from "vitest";
import { defuseLinks } from "./defuse-links.ts";

test.each([
  ["see https://evil.example/login?a=b", "see https[:]//evil[.]example/login?a=b"],
  ["HTTP://EVIL.EXAMPLE", "HTTP[:]//EVIL[.]EXAMPLE"],
  ["www.evil.example", "www[.]evil[.]example"],
  ["(evil.example)", "(evil[.]example)"],
  ["http://192.0.2.1/x", "http[:]//192.0.2.1/x"],
  ["bücher.example and xn--bcher-kva.example", "bücher[.]example and xn--bcher-kva[.]example"],
  ["例子.中国", "例子[.]中国"],
  ["a.xn--fiqs8s", "a[.]xn--fiqs8s"],
  ["http://zoe@evil.example", "http[:]//zoe@evil[.]example"],
  ["mailto:zoe@evil.example", "mailto:zoe@evil[.]example"],
  ["@evil.example", "@evil[.]example"],
  ["zoe@evil.example/login", "zoe@evil[.]example/login"],
  ['<a href="https://evil.example">', '<a href="https[:]//evil[.]example">'],
])("link removal turns %s into %s", (text, expected) => expect(defuseLinks(text)).toBe(expected));

test.each([
  "Since 3.5. at 13.8 kW, 4.500 kWh, e.g. at noon. And then?",
  "z. B. am 3.10.2026",
  "zoe.blum@example.com",
  "写信给 zoe@example.com。",
  "Firmware 1.2.3",
])("link removal leaves %s unchanged", (text) => {
  expect(defuseLinks(text)).toBe(text);
});
