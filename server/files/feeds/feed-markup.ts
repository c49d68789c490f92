/**
 * Converts HTML for feed readers, which know neither the page's URL nor its style sheet: makes URLs absolute and reduces each image
 * to one variant.
 */
export function feedMarkup(html: string, page: URL): string {
  const toAbsolute = (attribute: string, name: string, address: string) =>
    URL.canParse(address, page) ? ` ${name}="${new URL(address, page).href}"` : attribute;
  return html
    .replaceAll(/<source [^>]*>/g, "")
    .replaceAll(/<(?:a|img) [^>]*>/g, (tag) =>
      tag.replaceAll(/ (?:srcset|sizes)="[^"]*"/g, "").replaceAll(/ (href|src)="([^"]*)"/g, toAbsolute),
    );
}
