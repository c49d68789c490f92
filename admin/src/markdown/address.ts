/**
 * Schemes and paths that links may have; the site removes other links. `product:copia` links to an entry in the reader's
 * language.
 */
const address = /^(https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]|tel:\+?\d|\/(?![/\\])|#[a-z]|[a-z-]+:[a-z0-9][a-z0-9-]*$)/;
const otherProtocol = /^(javascript|data|vbscript|file|blob|about|ftp|https?|mailto|tel):/i;

export function isAddress(text: string): boolean {
  return address.test(text) && (!otherProtocol.test(text) || /^(https?:\/\/|mailto:|tel:)/.test(text)) && !/\s/.test(text);
}

const entry = /^(?!tel:)([a-z-]+):([a-z0-9][a-z0-9-]*)$/;

/** Parses a link to an entry, such as `product:copia`. */
export function parseEntryLink(href: string): { type: string; key: string } | undefined {
  const [, type, key] = (isAddress(href) && entry.exec(href)) || [];
  return type === undefined || key === undefined ? undefined : { type, key };
}

const imageScheme = "picture:";

/** Address of a media image in Markdown. */
export const imageAddress = (name: string): string => imageScheme + name;

/** Returns the name of a media image; undefined for any other address. */
export function imageNameOf(url: string): string | undefined {
  return url.startsWith(imageScheme) ? url.slice(imageScheme.length) : undefined;
}
