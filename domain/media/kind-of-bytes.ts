import type { PictureType } from "#platform/pictures";

/** What other programs open: drawings, models, and archives. A browser is never to show it. */
export const technicalTypes = ["image/vnd.dwg", "image/vnd.dxf", "model/step", "application/x-step", "application/zip"] as const;
export type FileType = "application/pdf" | "video/webm" | "video/mp4" | (typeof technicalTypes)[number];
export type MediaKind = { kind: "picture"; type: PictureType } | { kind: "file"; type: FileType };

const ascii = (bytes: Uint8Array, start: number, end: number) => Buffer.from(bytes.subarray(start, end)).toString("latin1");
const startsWith = (bytes: Uint8Array, text: string) => ascii(bytes, 0, text.length) === text;
/** In bytes; real ones list a dozen brands. */
const longestBrandBox = 1024;
const filmBrands = [
  ["isom", "iso2", "iso3", "iso4", "iso5", "iso6", "iso7", "iso8", "iso9", "mp41", "mp42", "avc1", "M4V "],
  // DASH streams, Sony's cameras, telephones, and Flash.
  ["dash", "msdh", "MSNV", "3gp4", "3gp5", "3gp6", "mmp4", "f4v "],
].flat();
/** Photos, camera raw files and sound, some of which name a brand of films as well. */
const otherBrands = ["avif", "mif1", "heic", "heix", "crx ", "M4A ", "M4B "];
const isFilm = (bytes: Uint8Array) => {
  const brands = brandsOf(bytes);
  return brands.some((brand) => filmBrands.includes(brand)) && !brands.some((brand) => otherBrands.includes(brand));
};
/** Readers of PDF look for its mark in so many bytes: some programs write a byte order mark or a mail's header before it. */
const pdfHead = 1024;
/** A WebM names its kind within its first elements, and a Matroska film another one there. */
const webmHead = 64;
/** A STEP file says within its head whose schema it follows; a model of a building follows IFC. */
const stepHead = 16_384;
/** The first characters of a text file, without the byte order mark and the blank lines that some programs write first. */
const textHead = (bytes: Uint8Array) => ascii(bytes, 0, stepHead).replace(/^(?:\xef\xbb\xbf)?\s*/, "");
const isStep = (bytes: Uint8Array) => textHead(bytes).startsWith("ISO-10303-21;");
const isBuilding = (bytes: Uint8Array) => /FILE_SCHEMA\s*\(\s*\(\s*'IFC/i.test(ascii(bytes, 0, stepHead));
/** Comments may stand before the first section. */
const drawingHead = /^(?:999\s*\r?\n[^\n]*\r?\n\s*)*0\s*\r?\n\s*SECTION\s*\r?\n/;
const isDrawing = (bytes: Uint8Array) => startsWith(bytes, "AutoCAD Binary DXF\r\n\x1a\0") || drawingHead.test(textHead(bytes));

const kinds: [has: (bytes: Uint8Array) => boolean, kind: MediaKind][] = [
  [(bytes) => startsWith(bytes, "\xff\xd8\xff"), { kind: "picture", type: "image/jpeg" }],
  [(bytes) => startsWith(bytes, "\x89PNG\r\n\x1a\n"), { kind: "picture", type: "image/png" }],
  [(bytes) => startsWith(bytes, "RIFF") && ascii(bytes, 8, 12) === "WEBP", { kind: "picture", type: "image/webp" }],
  [(bytes) => brandsOf(bytes).includes("avif"), { kind: "picture", type: "image/avif" }],
  [(bytes) => startsWith(bytes, "\x1a\x45\xdf\xa3") && ascii(bytes, 0, webmHead).includes("webm"), { kind: "file", type: "video/webm" }],
  [isFilm, { kind: "file", type: "video/mp4" }],
  [(bytes) => /^AC10\d\d\0/.test(ascii(bytes, 0, 7)), { kind: "file", type: "image/vnd.dwg" }],
  [isDrawing, { kind: "file", type: "image/vnd.dxf" }],
  [(bytes) => isStep(bytes) && isBuilding(bytes), { kind: "file", type: "application/x-step" }],
  [isStep, { kind: "file", type: "model/step" }],
  [(bytes) => startsWith(bytes, "PK\x03\x04"), { kind: "file", type: "application/zip" }],
  [(bytes) => ascii(bytes, 0, pdfHead).includes("%PDF-"), { kind: "file", type: "application/pdf" }],
];

/** Files of the ISO family list in their first box what they are: a major brand, a version, and compatible brands. */
function brandsOf(bytes: Uint8Array): string[] {
  if (ascii(bytes, 4, 8) !== "ftyp") return [];
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), longestBrandBox);
  const compatible = ascii(bytes, 16, end).match(/.{4}/gs) ?? [];
  return [ascii(bytes, 8, 12), ...compatible];
}

/** What something is by its content, whatever it is called; `undefined` for all that the site does not take, such as SVG with its scripts. */
export function kindOfBytes(bytes: Uint8Array): MediaKind | undefined {
  return kinds.find(([has]) => has(bytes))?.[1];
}
