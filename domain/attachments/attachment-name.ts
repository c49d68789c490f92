import { broughtEndings } from "#domain/media";

const longest = 100;
// What systems take for a path, a pattern or a hidden file.
const unsafe = /[\\/:*?"<>|]+/g;

/** What a file is called where it arrives: as it was, but for what could lead astray, and with an end that says what it is. */
export function attachmentName(fileName: string, type: keyof typeof broughtEndings): string {
  const name = fileName.replace(unsafe, "_").replace(/^[.\s]+/, "");
  const endings = broughtEndings[type];
  const end = endings.find((ending) => name.toLowerCase().endsWith(`.${ending}`));
  const stem = end === undefined ? name : name.slice(0, -end.length - 1);
  return `${Array.from(stem).slice(0, longest).join("") || "file"}.${end ?? endings[0]}`;
}
