/**
 * HTML of a page for a reader that knows neither the page's address nor its style sheet: its links and pictures have whole
 * addresses, and a picture has one size.
 */
export function feedMarkup(html: string, page: URL): string {
  const whole = (attribute: string, name: string, address: string) =>
    URL.canParse(address, page) ? ` ${name}="${new URL(address, page).href}"` : attribute;
  return html
    .replaceAll(/<source [^>]*>/g, "")
    .replaceAll(/<(?:a|img) [^>]*>/g, (tag) =>
      tag.replaceAll(/ (?:srcset|sizes)="[^"]*"/g, "").replaceAll(/ (href|src)="([^"]*)"/g, whole),
    );
}
