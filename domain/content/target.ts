import { keyPattern } from "./entry-key.ts";

const entryTarget = new RegExp(`^([a-z][a-z-]*):(${keyPattern})$`);
const pageTarget = /^\/(?![\\/])[^\s<>"]*$/;
const maxLength = 500;

/** Accepts the path of a page, an entry such as `product:copia`, or an address with https. */
export function isTarget(text: string): boolean {
  if (text.length > maxLength) return false;
  return pageTarget.test(text) || isWebAddress(text) || entryTarget.test(text);
}

/** Returns the type and slug of an entry such as `product:copia`. */
export function parseEntryTarget(text: string): { type: string; key: string } | undefined {
  const [, type, key] = entryTarget.exec(text) ?? [];
  return type === undefined || key === undefined ? undefined : { type, key };
}

function isWebAddress(text: string): boolean {
  return text.startsWith("https://") && !/[\s<>"]/.test(text) && URL.canParse(text);
}
