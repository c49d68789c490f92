import { languages } from "#i18n/languages.ts";
import type { MediaKind } from "./kind-of-bytes.ts";

type MediaType = MediaKind["type"];

/** How files of a type end when people bring them. */
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

/** How the name of a file of a type ends here; a picture's does not. */
export function endingOf(type: string): string {
  return endings[type] ?? "";
}

/** Whether something of this type can be called so: a file's name is the last part of its address and ends as its type says, a picture's has no end. */
export function isMediaName(name: string, type: string): boolean {
  const ending = endings[type] ?? "";
  return name.endsWith(ending) && stem.test(name.slice(0, name.length - ending.length));
}

/** The name that a file of somebody's disk gets here; `undefined` where it ends as something else does. `none`: of one whose letters have no place in addresses. */
export function mediaNameOf(fileName: string, type: MediaType, none: string): string | undefined {
  const [, before = "", ending] = /^(.*?)(?:\.([^.]*))?$/s.exec(fileName) ?? [];
  if (ending !== undefined && !broughtEndings[type].includes(ending.toLowerCase())) return undefined;
  const letters = before
    .toLocaleLowerCase(languages.en.tag)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, mostLetters)
    .replace(/^-+|-+$/g, "");
  return (letters || none) + (endings[type] ?? "");
}
