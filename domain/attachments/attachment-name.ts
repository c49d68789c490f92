import { broughtEndings } from "#domain/media";

/** File systems allow 255 bytes; the ending, and what a browser adds to a second file of the name, need some. */
const longestBytes = 200;
/** Names that Windows gives to devices, with any ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=$|\.)/i;
// What systems take for a path, a pattern or a hidden file.
const unsafe = /[\\/:*?"<>|]+/g;

/** What a file is called where it arrives: as it was, but for what could lead astray, and with an end that says what it is. */
export function attachmentName(fileName: string, type: keyof typeof broughtEndings): string {
  const name = fileName.replace(unsafe, "_").replace(/^[.\s]+/, "");
  const endings = broughtEndings[type];
  const end = endings.find((ending) => name.toLowerCase().endsWith(`.${ending}`));
  const stem = cutToBytes((end === undefined ? name : name.slice(0, -end.length - 1)).replace(reserved, "_$&"));
  return `${stem || "file"}.${end ?? endings[0]}`;
}

/** Cuts between characters, and leaves no space at the end. */
function cutToBytes(text: string): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(longestBytes));
  return text.slice(0, read).trimEnd();
}
