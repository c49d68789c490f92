/** Main part of a page: its HTML, its text without zero-width characters, and its links within the site. */
export function mainOf(page: string): { html: string; text: string; links: string[] } {
  const html = /<main[\s\S]*<\/main>/.exec(page)![0];
  return {
    html,
    text: html
      .replace(/<!--.*?-->/g, "")
      .replace(/<[^>]*>/g, " ")
      .replace(/[\u200b\u2060]/g, "")
      .replace(/ +/g, " "),
    links: Array.from(html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g), ([, href]) => href!.replaceAll("&amp;", "&")),
  };
}
