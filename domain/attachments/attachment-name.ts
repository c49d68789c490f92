import { uploadExtensions } from "#domain/media";
import { removeInvisible } from "../visible-text.ts";

/** File systems allow 255 bytes; the rest is for the extension and for the suffix that browsers add to duplicates. */
const maxNameBytes = 200;
/** Device names reserved by Windows, with any extension. */
const reservedName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=$|\.)/i;
// Characters that Windows forbids in file names, and control characters: PostgreSQL refuses NUL.
const unsafeCharacters = /[\\/:*?"<>|\p{Cc}]+/gu;

/**
 * Returns the original name without invisible characters, which may reverse the shown name, and without those that file systems
 * forbid. The extension matches the type.
 */
export function attachmentName(fileName: string, type: keyof typeof uploadExtensions): string {
  const name = removeInvisible(fileName)
    .toWellFormed()
    .replace(unsafeCharacters, "_")
    .replace(/^[.\s]+/, "");
  const endings = uploadExtensions[type];
  const ending = endings.find((candidate) => name.toLowerCase().endsWith(`.${candidate}`));
  const stem = truncateToBytes((ending === undefined ? name : name.slice(0, -ending.length - 1)).replace(reservedName, "_$&"));
  return `${stem || "file"}.${ending ?? endings[0]}`;
}

/** Cuts at a character boundary and removes trailing spaces. */
function truncateToBytes(text: string): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxNameBytes));
  return text.slice(0, read).trimEnd();
}
