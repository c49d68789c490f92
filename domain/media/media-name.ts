import { languages } from "#i18n/languages.ts";
import type { MediaKind } from "./kind-of-bytes.ts";

type MediaType = MediaKind["type"];

export const broughtEndings: Record<MediaType, readonly string[]> = {
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "image/avif": ["avif"],
  "application/pdf": ["pdf"],
  "video/webm": ["webm"],
  "video/mp4": ["mp4", "m4v"],
  "image/vnd.dwg": ["dwg"],
  "image/vnd.dxf": ["dxf"],
  "model/step": ["step", "stp"],
  "application/x-step": ["ifc"],
  "application/zip": ["zip"],
};
const endings: Record<string, string> = {
  "application/pdf": ".pdf",
  "video/webm": ".webm",
  "video/mp4": ".mp4",
  "image/vnd.dwg": ".dwg",
  "image/vnd.dxf": ".dxf",
  "model/step": ".step",
  "application/x-step": ".ifc",
  "application/zip": ".zip",
};
const stem = /^[a-z0-9][a-z0-9-]{0,99}$/;
const mostLetters = 100;

/** Extension of a file's public name; empty for images. */
export function endingOf(type: string): string {
  return endings[type] ?? "";
}

/**
 * Whether a name is valid for the type: a file name is the last segment of its address and has the type's extension, an
 * image name has none.
 */
export function isMediaName(name: string, type: string): boolean {
  const ending = endings[type] ?? "";
  return name.endsWith(ending) && stem.test(name.slice(0, name.length - ending.length));
}

/**
 * Media name for an uploaded file; `undefined` if its extension does not match the type. `none`: name if no letter of
 * the file name is allowed in addresses.
 */
export function mediaNameOf(fileName: string, type: MediaType, none: string): string | undefined {
  const [, stemText = "", ending] = /^(.*?)(?:\.([^.]*))?$/s.exec(fileName) ?? [];
  if (ending !== undefined && !broughtEndings[type].includes(ending.toLowerCase())) return undefined;
  const slug = stemText
    .toLocaleLowerCase(languages.en.tag)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, mostLetters)
    .replace(/^-+|-+$/g, "");
  return (slug || none) + (endings[type] ?? "");
}
