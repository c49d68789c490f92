import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const encodeLatin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["UTF-8", new TextEncoder().encode("Müller"), "de", "utf-8"],
  ["UTF-8 with a byte order mark", Uint8Array.from([0xef, 0xbb, 0xbf, ...new TextEncoder().encode("Müller")]), "de", "utf-8"],
  ["UTF-16 LE", Uint8Array.from([0xff, 0xfe, ...Array.from("Müller", (letter) => [letter.charCodeAt(0), 0]).flat()]), "de", "utf-16le"],
  ["UTF-16 BE", Uint8Array.from([0xfe, 0xff, ...Array.from("Müller", (letter) => [0, letter.charCodeAt(0)]).flat()]), "de", "utf-16be"],
  ["Windows-1252", encodeLatin1("Müller"), "de", "windows-1252"],
] as const)("text decoding › decodes %s and removes the byte order mark", (_, bytes, language, encoding) => {
  expect(decodeText(bytes, language)).toEqual({ text: "Müller", encoding });
});

test("text decoding › decodes GB 18030 if the language is Chinese", () => {
  const bytes = Uint8Array.from([0xc9, 0xee, 0xdb, 0xda, 0xca, 0xd0]);
  expect(decodeText(bytes, "cn")).toEqual({ text: "深圳市", encoding: "gb18030" });
  expect(decodeText(bytes, "de").encoding).toBe("windows-1252");
  expect(decodeText(encodeLatin1("Mü & Co"), "cn")).toEqual({ text: "Mü & Co", encoding: "windows-1252" });
});

test("text decoding › uses the encoding that the user chose", () => {
  expect(decodeText(Uint8Array.from([0xc9, 0xee]), "de", "gb18030")).toEqual({ text: "深", encoding: "gb18030" });
});
