import { expect, test } from "vitest";
import { detectMediaKind } from "./detect-media-kind.ts";
import { mediaNameOf } from "./media-name.ts";

const step = (schema: string) => `ISO-10303-21;\nHEADER;\nFILE_NAME('a','b');\nFILE_SCHEMA(('${schema}'));\nENDSEC;`;

test.each([
  ["tower.dwg", "AC1032\0 more", "image/vnd.dwg", "tower.dwg"],
  ["Tower.DXF", "  0\r\nSECTION\r\n  2\r\nHEADER", "image/vnd.dxf", "tower.dxf"],
  ["tower.dxf", "999\nmade by hand\n  0\nSECTION\n", "image/vnd.dxf", "tower.dxf"],
  ["tower.dxf", "AutoCAD Binary DXF\r\n\x1a\0", "image/vnd.dxf", "tower.dxf"],
  ["tower.stp", step("AUTOMOTIVE_DESIGN"), "model/step", "tower.step"],
  ["tower.ifc", step("IFC4"), "application/x-step", "tower.ifc"],
  ["press.zip", "PK\x03\x04 inside", "application/zip", "press.zip"],
  // Office documents are ZIP archives too, but not an accepted kind.
  ["letter.docx", "PK\x03\x04 inside", "application/zip", undefined],
  ["tower.step", step("IFC4"), "application/x-step", undefined],
])("the media file %s with the content %j has type %s and name %s", (name, content, type, expectedName) => {
  expect(detectMediaKind(Buffer.from(content))).toEqual({ kind: "file", type });
  expect(mediaNameOf(name, detectMediaKind(Buffer.from(content))!.type, "none")).toBe(expectedName);
});

const videoWith = (...brands: string[]) => {
  const [major = "", ...compatible] = brands;
  const size = String.fromCharCode(16 + 4 * compatible.length);
  return Buffer.from(`\0\0\0${size}ftyp${major}\0\0\x02\0${compatible.join("")}more`, "latin1");
};

test.each(["isom", "dash", "MSNV", "3gp5", "f4v ", "mmp4"])("a file with the major brand %s is a video", (brand) => {
  expect(detectMediaKind(videoWith(brand))).toEqual({ kind: "file", type: "video/mp4" });
});

test("a video is recognized by its compatible brands", () => {
  expect(detectMediaKind(videoWith("XAVC", "mp42", "iso2"))).toEqual({ kind: "file", type: "video/mp4" });
  expect(detectMediaKind(videoWith("mif1", "avif", "miaf"))).toEqual({ kind: "picture", type: "image/avif" });
});

test.each([
  ["heic", "mif1"],
  ["crx ", "isom"],
  ["M4A ", "isom", "mp42"],
  ["qt  ", "qt  "],
])("a file with the brands %s and %s is not a video", (...brands) => {
  expect(detectMediaKind(videoWith(...brands))).toBeUndefined();
});

test.each([
  ["PDF", "\ufeff%PDF-1.4", "application/pdf"],
  ["PDF", `${"x".repeat(1000)}%PDF-1.7`, "application/pdf"],
  ["STEP", `\ufeff\n${step("AUTOMOTIVE_DESIGN")}`, "model/step"],
  ["IFC", `\r\n${step("IFC4")}`, "application/x-step"],
  ["DXF", "\ufeff  0\nSECTION\n", "image/vnd.dxf"],
])("a %s file is recognized after a prefix that some programs write: %j", (_, content, type) => {
  expect(detectMediaKind(Buffer.from(content))).toEqual({ kind: "file", type });
});

test.each(["MZ\x90\0", "<svg xmlns='http://www.w3.org/2000/svg'/>", "0 SECTION", "AC1032", "PK"])(
  "a media file with the content %j is not accepted",
  (content) => {
    expect(detectMediaKind(Buffer.from(content))).toBeUndefined();
  },
);
