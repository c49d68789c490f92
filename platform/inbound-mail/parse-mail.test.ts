import { readFile } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { cutQuote, parseMail } from "./index.ts";

const read = (name: string) => readFile(path.join(import.meta.dirname, "mails", `${name}.eml`));
const parse = async (name: string) => parseMail(await read(name));

/** Text that the sender wrote, as the thread shows it. */
const written: Record<string, string> = {
  gmail: "Thank you – the blue switch was off. It charges now.\n\nDoes it also work at −10 °C?",
  "outlook-de": 'Guten Tag,\n\ndie Fehlermeldung lautet "E 17". Das Typenschild hängt an.\n\nMit freundlichen Grüßen\nJürgen Groß',
  apple: "Yes, please send it.\n\nSent from my iPhone",
  "qq-gb18030": "谢谢！蓝色开关已打开，现在可以充电了。𠮷",
  "outlook-html": "Bonjour,\n\nLe voyant est rouge.\n\n * depuis hier\n * sur ce modèle [https://www.example.com/x?a=1]",
  forwarded:
    "Here is the confirmation of the installer.\n\n---------- Forwarded message ---------\nFrom: Solar Shop <orders@shop.example>\nDate: Mon, 9 Nov 2026 at 08:00\nSubject: Order confirmation\nTo: Zoe Martin <zoe.martin@mail.example>\n\nYour order 4711 was shipped.",
  "inline-answers": "On 12 Nov 2026, eCactus wrote:\n\n> Which colour has the lamp?\n\nRed.\n\n> Since when?\n\nSince Monday.",
};

describe("inbound mail", () => {
  test.each(Object.entries(written))("shows the text of the sender without quotes and signature: %s", async (name, text) => {
    const mail = await parse(name);
    expect(cutQuote(mail.text, mail.isForwarded)).toBe(text);
    expect([mail.kind, mail.recipients]).toEqual(["person", ["reply+token@example.com"]]);
  });

  test.each([
    ["absence", "automatic"],
    ["delay", "automatic"],
    ["bounce", "bounce"],
  ])("recognises mails of programs: %s", async (name, kind) => {
    expect((await parse(name)).kind).toBe(kind);
  });

  test("keeps attachments with their names, and leaves out logos within the text", async () => {
    const [outlook, apple] = [await parse("outlook-de"), await parse("apple")];
    expect(outlook.files.map(({ name, content }) => [name, content.length])).toEqual([["Typenschild Gerät.png", 70]]);
    expect(apple.files).toEqual([]);
    expect(outlook.from).toBe("juergen@firma.example");
  });

  test("has one key for the same Message-ID, and one for each mail without", async () => {
    const text = (await read("gmail")).toString();
    const keys = await Promise.all(
      [text, text.replace("Does it", "Did it"), text.replace(/Message-ID.*\r\n/, ""), text.replace(/Message-ID.*\r\n/, "X: y\r\n")].map(
        async (mail) => (await parseMail(Buffer.from(mail))).key,
      ),
    );
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  test("rejects a mail that nests too deeply", async () => {
    const parts = Array.from({ length: 60 }, (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`);
    await expect(parseMail(Buffer.from(parts.join("")))).rejects.toThrow();
  });
});

test("the quote of a mail is cut in linear time, and never cuts everything", () => {
  const line = fc.constantFrom("> old", "Text", "", "From: a", "Sent: b", "To: c", "--", "On 1 May, x wrote:", "________", "Re: :", "＞ x");
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      const text = lines.join("\n");
      const cut = cutQuote(text);
      expect(cut === "").toBe(text.trim() === "");
      expect(text).toContain(cut.split("\n")[0]!);
    }),
    { numRuns: propertyRuns(1_000) },
  );
  const startedAt = performance.now();
  for (const part of ["> ", "From: ", "_", ":", "-- \n", "On 1 wrote:\n", " "]) cutQuote(part.repeat(60_000 / part.length));
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});
