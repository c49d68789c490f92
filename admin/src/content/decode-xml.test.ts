import { expect, test } from "vitest";
import { decodeXml } from "./decode-xml.ts";

const text = '<?xml version="1.0"?><xliff>Größe 电池</xliff>';
const utf16 = (value: string, isBigEndian: boolean) => {
  const bytes = Buffer.from(value, "utf16le");
  return isBigEndian ? bytes.swap16() : bytes;
};

test.each([
  ["UTF-8", Buffer.from(text)],
  ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${text}`)],
  ["UTF-16 with a byte order mark", utf16(`\ufeff${text}`, false)],
  ["UTF-16 in big-endian order", utf16(`\ufeff${text}`, true)],
  ["UTF-16 without a byte order mark", utf16(text, false)],
  ["UTF-16 without a byte order mark in big-endian order", utf16(text, true)],
])("translation import › reads %s", (_, bytes) => {
  expect(decodeXml(new Uint8Array(bytes))).toBe(text);
});

test("translation import › reads the encoding that a file declares", () => {
  const latin = '<?xml version="1.0" encoding="ISO-8859-1"?><a>Größe</a>';
  expect(decodeXml(new Uint8Array(Buffer.from(latin, "latin1")))).toBe(latin);
  const wrong = '<?xml version="1.0" encoding="UTF-16"?><a>Größe</a>';
  expect(decodeXml(new Uint8Array(Buffer.from(wrong)))).toBe(wrong);
});
