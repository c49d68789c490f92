import { languages } from "#i18n/languages.ts";
import type { MediaKind } from "./detect-media-kind.ts";

type MediaType = MediaKind["type"];

export const uploadExtensions: Record<MediaType, readonly string[]> = {
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
const extensions: Record<string, string> = {
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
const maxLength = 100;

/** Returns the extension of a file's public name, with its dot; empty for images. */
export function extensionOf(type: string): string {
  return extensions[type] ?? "";
}

/** Checks a name: a file name is the last segment of its address and has the type's extension, an image name has none. */
export function isMediaName(name: string, type: string): boolean {
  const extension = extensions[type] ?? "";
  return name.endsWith(extension) && stem.test(name.slice(0, name.length - extension.length));
}

/**
 * Derives a media name from a file name; `undefined` if its extension does not match the type. `none` is used if no
 * letter of the file name is allowed.
 */
export function mediaNameOf(fileName: string, type: MediaType, fallbackName: string): string | undefined {
  const [, stemText = "", extension] = /^(.*?)(?:\.([^.]*))?$/s.exec(fileName) ?? [];
  if (extension !== undefined && !uploadExtensions[type].includes(extension.toLowerCase())) return undefined;
  const slug = stemText
    .toLocaleLowerCase(languages.en.tag)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, "");
  return (slug || fallbackName) + (extensions[type] ?? "");
}
