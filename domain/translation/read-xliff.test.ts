import { describe, expect, test } from "vitest";
import { readXliff } from "./read-xliff.ts";

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = "urn:oasis:names:tc:xliff:document:2.0";
/** Writes an XLIFF 2 document with one unit. */
const version2 = (unit: string, attributes = "") =>
  `${head}<xliff version="2.1" xmlns="${namespace}" srcLang="en-US" trgLang="de"><file id="news.opening.s3.t2" original="news/opening">` +
  `<unit id="title"${attributes}>${unit}</unit></file></xliff>`;
const unitOf = (file: string) => {
  const parsed = readXliff(file);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.files[0]?.units[0];
};
const segment = (source: string, target: string, attributes = "") =>
  `<segment${attributes}><source>${source}</source><target>${target}</target></segment>`;

describe("XLIFF 2 unit", () => {
  const link = '<originalData><data id="d1">[</data><data id="d2">](/a)</data><data id="d3">{name}</data></originalData>';
  const source = '<pc id="1" dataRefStart="d1" dataRefEnd="d2">Ask</pc> <ph id="2" dataRef="d3"/>';
  test.each([
    [
      "several segments and the text between them",
      `${segment("One.", "Eins.")}<ignorable><source> </source></ignorable>${segment("Two.", "Zwei.")}`,
      "One. Two.",
      "Eins. Zwei.",
    ],
    [
      "targets in another order",
      `${segment("A", "").replace("<target></target>", '<target order="2">a</target>')}${segment("B", "").replace("<target></target>", '<target order="1">b</target>')}`,
      "AB",
      "ba",
    ],
    [
      "codes in another order",
      `${link}${segment(source, '<ph id="2" dataRef="d3"/> <pc id="1" dataRefStart="d1" dataRefEnd="d2">fragen</pc>')}`,
      "[Ask](/a) {name}",
      "{name} [fragen](/a)",
    ],
    [
      "target codes without references to data",
      `${link}${segment(source, '<pc id="1">Fragen</pc> <ph id="2"/>')}`,
      "[Ask](/a) {name}",
      "[Fragen](/a) {name}",
    ],
    [
      "separate start and end codes",
      `${link}${segment('<sc id="1" dataRef="d1"/>Ask<ec startRef="1" dataRef="d2"/>', '<sc id="1" dataRef="d1"/>Frag<ec startRef="1"/>')}`,
      "[Ask](/a)",
      "[Frag](/a)",
    ],
    [
      "annotations and notes",
      `<notes><note>Hint</note></notes>${segment('<mrk id="m1" type="term">One</mrk>', '<mrk id="m1" translate="no">Eins</mrk><sm id="m2" type="comment"/>')}`,
      "One",
      "Eins",
    ],
    [
      "suggestions of other modules",
      `<m:matches xmlns:m="urn:oasis:names:tc:xliff:matches:2.0"><m:match ref="#1"><source>One</source><target>Falsch</target></m:match></m:matches>${segment("One", "Eins")}`,
      "One",
      "Eins",
    ],
  ])("with %s is read", (_, unit, expectedSource, target) => {
    expect(unitOf(version2(unit))).toEqual({ id: "title", source: expectedSource, target });
  });

  test.each([
    ["is in its initial state", segment("One", "One", ' state="initial"')],
    ["has a segment without a target", `${segment("One", "Eins")}<segment><source>Two</source></segment>`],
  ])("that %s is not translated", (_, unit) => {
    expect(unitOf(version2(unit))?.target).toBeUndefined();
  });

  test("is confirmed when all its segments are reviewed or final", () => {
    const [reviewed, final, translated] = [" state='reviewed'", " state='final' subState='x:y'", " state='translated'"];
    expect(unitOf(version2(segment("A", "a", reviewed) + segment("B", "b", final)))).toMatchObject({ isConfirmed: true });
    expect(unitOf(version2(segment("A", "a", reviewed) + segment("B", "b", translated)))).not.toHaveProperty("isConfirmed");
  });

  test.each([
    ["a target position that does not exist", segment("A", "a").replace("<target>", '<target order="3">')],
    ["two targets in one position", segment("A", "a").replace("<target>", '<target order="1">').repeat(2)],
  ])("with %s is refused", (_, unit) => {
    expect(readXliff(version2(unit))).toEqual({ ok: false, reason: "xliffUnreadable" });
  });
});

const version1 = (unit: string) =>
  `${head}<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="news/opening" source-language="en-US" ` +
  `target-language="de" datatype="plaintext" product-version="3" build-num="2"><body>${unit}</body></file></xliff>`;

describe("XLIFF file of a translation tool", () => {
  const one = '<trans-unit id="title"><source>One</source><target>Eins</target></trans-unit>';
  test.each([
    [
      "a prefix for the namespace",
      version2(segment("One", "Eins"))
        .replace("xmlns=", "xmlns:x=")
        .replaceAll(/<(\/?)(?=[a-z])/g, "<$1x:"),
    ],
    ["no namespace", version2(segment("One", "Eins")).replace(/ xmlns="[^"]*"/, "")],
    ["a byte order mark", `\ufeff${version2(segment("One", "Eins"))}`],
    [
      "version 2.0 and groups",
      version2(segment("One", "Eins"))
        .replace('"2.1"', '"2.0"')
        .replace(/<unit.*<\/unit>/, "<group id='g'>$&</group>"),
    ],
    ["extensions", version2(segment("One", "Eins")).replace("<unit ", '<x:info xmlns:x="urn:x">No</x:info><unit x:y="1" xmlns:x="urn:x" ')],
    ["version 1.2", version1(one)],
    [
      "version 1.2 with groups and a prefix",
      version1(`<group>${one}</group>`)
        .replace("xmlns=", "xmlns:x=")
        .replaceAll(/<(\/?)(?=[a-z])/g, "<$1x:"),
    ],
  ])("with %s is read", (_, file) => {
    expect(readXliff(file)).toEqual({
      ok: true,
      files: [
        {
          type: "news",
          key: "opening",
          from: "en",
          to: "de",
          sourceRevision: 3,
          targetRevision: 2,
          units: [{ id: "title", source: "One", target: "Eins" }],
        },
      ],
    });
  });

  test.each([
    ["a unit", version2(segment("One", "Eins"), ' translate="no"')],
    ["a file", version2(segment("One", "Eins")).replace("<file ", '<file translate="no" ')],
    ["a unit of version 1.2", version1(one.replace("<trans-unit ", '<trans-unit translate="no" '))],
  ])("is not read where %s must not be translated", (_, file) => {
    expect(unitOf(file)).toBeUndefined();
  });

  test("has several entries, named by their original if a tool renamed the files", () => {
    const file = version2(segment("One", "Eins"));
    const second = /<file.*<\/file>/.exec(file)?.[0].replace("news.opening.s3.t2", "f2").replace("news/opening", "news/closing") ?? "";
    const parsed = readXliff(file.replace("</xliff>", `${second}</xliff>`));
    expect(parsed.ok && parsed.files.map(({ key, targetRevision }) => [key, targetRevision])).toEqual([
      ["opening", 2],
      ["closing", 0],
    ]);
  });

  test.each(['version="2.2"', 'version="1.1"', "version='2.1' xmlns='urn:x'"])("with %s is refused", (root) => {
    const file = version2(segment("One", "Eins")).replace('version="2.1"', root);
    expect(readXliff(root.includes("xmlns") ? file.replace(` xmlns="${namespace}"`, "") : file)).toMatchObject({ ok: false });
  });

  test.each(["approved='yes'", "state='final'", "state='signed-off'"])("confirms a unit of version 1.2 with %s", (attribute) => {
    const unit = attribute.startsWith("state")
      ? one.replace("<target", `<target ${attribute}`)
      : one.replace("<trans-unit", `<trans-unit ${attribute}`);
    expect(unitOf(version1(unit))).toMatchObject({ isConfirmed: true });
  });
});
