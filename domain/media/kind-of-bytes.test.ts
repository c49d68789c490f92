import { expect, test } from "vitest";
import { kindOfBytes } from "./kind-of-bytes.ts";
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
  // An Office document is a ZIP archive too, but not an accepted kind.
  ["letter.docx", "PK\x03\x04 inside", "application/zip", undefined],
  ["tower.step", step("IFC4"), "application/x-step", undefined],
])("the media file %s with the content %j has type %s and name %s", (name, content, type, called) => {
  expect(kindOfBytes(Buffer.from(content))).toEqual({ kind: "file", type });
  expect(mediaNameOf(name, kindOfBytes(Buffer.from(content))!.type, "none")).toBe(called);
});

test.each(["MZ\x90\0", "<svg xmlns='http://www.w3.org/2000/svg'/>", "0 SECTION", "AC1032", "PK"])(
  "a media file with the content %j is not accepted",
  (content) => {
    expect(kindOfBytes(Buffer.from(content))).toBeUndefined();
  },
);
