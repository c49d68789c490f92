/** Where links of a text may lead: anything else is dead on the site. `product:copia` is an entry, in the language of its reader. */
const address = /^(https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]|tel:\+?\d|\/(?![/\\])|#[a-z]|[a-z-]+:[a-z0-9][a-z0-9-]*$)/;
const otherProtocol = /^(javascript|data|vbscript|file|blob|about|ftp|https?|mailto|tel):/i;

export function isAddress(text: string): boolean {
  return address.test(text) && (!otherProtocol.test(text) || /^(https?:\/\/|mailto:|tel:)/.test(text)) && !/\s/.test(text);
}

const entry = /^([a-z-]+):([a-z0-9][a-z0-9-]*)$/;

/** The entry that a link names. */
export function entryOf(href: string): { type: string; key: string } | undefined {
  const [, type, key] = (isAddress(href) && entry.exec(href)) || [];
  return type === undefined || key === undefined ? undefined : { type, key };
}

const picture = "picture:";

/** How a text names a picture of the media. */
export const pictureAddress = (name: string): string => picture + name;

/** The name of the picture; `undefined` of pictures from elsewhere. */
export function pictureName(url: string): string | undefined {
  return url.startsWith(picture) ? url.slice(picture.length) : undefined;
}
