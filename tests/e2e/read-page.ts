import type { APIRequestContext } from "@playwright/test";

/** What a page holds, read out of its HTML in a browser. */
export type PageContent = {
  /** Texts in the page's own language: blocks of words, names of controls, descriptions of pictures. */
  texts: string[];
  /** Addresses of links to this site, with their fragments. */
  links: string[];
  /** What a fragment can lead to. */
  ids: string[];
  /** Pictures whose `alt` is missing; an empty one says that it is decoration. */
  unnamed: string[];
};

/** Handed to `page.evaluate` on a page of the site, so it knows nothing outside itself. */
export async function readPage(address: string): Promise<PageContent> {
  const answer = await fetch(address, { credentials: "omit" });
  const document = new DOMParser().parseFromString(await answer.text(), "text/html");
  const language = document.documentElement.lang;
  const foreign = "pre, code, script, style, noscript, cite, [translate=no]";
  const isOwn = (element: Element) => element.closest("[lang]")?.getAttribute("lang") === language && !element.closest(foreign);
  const inline = new Set(["A", "ABBR", "B", "BR", "CODE", "DATA", "EM", "I", "S", "SMALL", "SPAN", "STRONG", "SUB", "SUP", "TIME", "WBR"]);
  const blocks = new Set<Element>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim()) continue;
    let block = node.parentElement!;
    while (inline.has(block.tagName) && block.parentElement) block = block.parentElement;
    blocks.add(block);
  }
  const textOf = (block: Element) => {
    const copy = block.cloneNode(true) as Element;
    for (const part of copy.querySelectorAll(foreign)) part.remove();
    for (const part of copy.querySelectorAll("[lang]")) if (part.getAttribute("lang") !== language) part.remove();
    return copy.textContent ?? "";
  };
  const named = [...document.querySelectorAll("[alt], [aria-label], [placeholder], title, meta[name=description]")].filter(isOwn);
  const names = named.flatMap((element) => ["alt", "aria-label", "placeholder", "content"].map((name) => element.getAttribute(name) ?? ""));
  const texts = [...[...blocks].filter(isOwn).map(textOf), ...names, document.title];
  return {
    texts: [...new Set(texts.map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean))],
    links: [
      ...new Set(
        [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href")!).filter((address) => /^[/#?]/.test(address)),
      ),
    ],
    ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
    unnamed: [...document.querySelectorAll("img:not([alt])")].map((picture) => picture.outerHTML),
  };
}

/** What a page's HTML is headed with. */
export async function readHeading(request: APIRequestContext, address: string): Promise<string> {
  const [, heading] = /<h1[^>]*>([^<]+)</.exec(await (await request.get(address)).text()) ?? [];
  if (heading === undefined) throw new Error(`${address} has no heading`);
  return heading;
}
