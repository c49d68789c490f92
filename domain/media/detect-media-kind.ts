import type { ImageType } from "#platform/images";

/** Drawings, 3D models and archives for other programs are always served as downloads. */
export const downloadOnlyTypes = ["image/vnd.dwg", "image/vnd.dxf", "model/step", "application/x-step", "application/zip"] as const;
export type FileType = "application/pdf" | "video/webm" | "video/mp4" | (typeof downloadOnlyTypes)[number];
export type MediaKind = { kind: "picture"; type: ImageType } | { kind: "file"; type: FileType };

const ascii = (bytes: Uint8Array, start: number, end: number) => Buffer.from(bytes.subarray(start, end)).toString("latin1");
const startsWith = (bytes: Uint8Array, text: string) => ascii(bytes, 0, text.length) === text;
/** Limits the box in bytes; real files list about a dozen brands. */
const longestBrandBox = 1024;
const videoBrands = [
  ["isom", "iso2", "iso3", "iso4", "iso5", "iso6", "iso7", "iso8", "iso9", "mp41", "mp42", "avc1", "M4V "],
  // These brands are of DASH streams, Sony cameras, phones and Flash.
  ["dash", "msdh", "MSNV", "3gp4", "3gp5", "3gp6", "mmp4", "f4v "],
].flat();
/** These brands are of photos, camera raw files and audio, which may also name a video brand. */
const nonVideoBrands = ["avif", "mif1", "heic", "heix", "crx ", "M4A ", "M4B "];
const isVideo = (bytes: Uint8Array) => {
  const brands = brandsOf(bytes);
  return brands.some((brand) => videoBrands.includes(brand)) && !brands.some((brand) => nonVideoBrands.includes(brand));
};
/** PDF readers accept the signature in the first 1024 bytes, because some programs write a byte order mark or a mail header before it. */
const pdfHead = 1024;
/** WebM and Matroska name their document type within the first elements. */
const webmHead = 64;
/** STEP files name their schema in the header; building models use IFC. */
const stepHead = 16_384;
/** Skips the byte order mark and blank lines that some programs write. */
const textHead = (bytes: Uint8Array) => ascii(bytes, 0, stepHead).replace(/^(?:\xef\xbb\xbf)?\s*/, "");
const isStep = (bytes: Uint8Array) => textHead(bytes).startsWith("ISO-10303-21;");
const isBuildingModel = (bytes: Uint8Array) => /FILE_SCHEMA\s*\(\s*\(\s*'IFC/i.test(ascii(bytes, 0, stepHead));
/** Comments may precede the first section. */
const drawingHead = /^(?:999\s*\r?\n[^\n]*\r?\n\s*)*0\s*\r?\n\s*SECTION\s*\r?\n/;
const isDrawing = (bytes: Uint8Array) => startsWith(bytes, "AutoCAD Binary DXF\r\n\x1a\0") || drawingHead.test(textHead(bytes));

const kinds: [matches: (bytes: Uint8Array) => boolean, kind: MediaKind][] = [
  [(bytes) => startsWith(bytes, "\xff\xd8\xff"), { kind: "picture", type: "image/jpeg" }],
  [(bytes) => startsWith(bytes, "\x89PNG\r\n\x1a\n"), { kind: "picture", type: "image/png" }],
  [(bytes) => startsWith(bytes, "RIFF") && ascii(bytes, 8, 12) === "WEBP", { kind: "picture", type: "image/webp" }],
  [(bytes) => brandsOf(bytes).includes("avif"), { kind: "picture", type: "image/avif" }],
  [(bytes) => startsWith(bytes, "\x1a\x45\xdf\xa3") && ascii(bytes, 0, webmHead).includes("webm"), { kind: "file", type: "video/webm" }],
  [isVideo, { kind: "file", type: "video/mp4" }],
  [(bytes) => /^AC10\d\d\0/.test(ascii(bytes, 0, 7)), { kind: "file", type: "image/vnd.dwg" }],
  [isDrawing, { kind: "file", type: "image/vnd.dxf" }],
  [(bytes) => isStep(bytes) && isBuildingModel(bytes), { kind: "file", type: "application/x-step" }],
  [isStep, { kind: "file", type: "model/step" }],
  [(bytes) => startsWith(bytes, "PK\x03\x04"), { kind: "file", type: "application/zip" }],
  [(bytes) => ascii(bytes, 0, pdfHead).includes("%PDF-"), { kind: "file", type: "application/pdf" }],
];

/** Reads the first box of an ISO media file: a major brand, a version and compatible brands. */
function brandsOf(bytes: Uint8Array): string[] {
  if (ascii(bytes, 4, 8) !== "ftyp") return [];
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), longestBrandBox);
  const compatible = ascii(bytes, 16, end).match(/.{4}/gs) ?? [];
  return [ascii(bytes, 8, 12), ...compatible];
}

/** Detects the type by content, not by file name; `undefined` for unsupported types such as SVG, which may contain scripts. */
export function detectMediaKind(bytes: Uint8Array): MediaKind | undefined {
  return kinds.find(([matches]) => matches(bytes))?.[1];
}
