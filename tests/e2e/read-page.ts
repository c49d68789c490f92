import type { APIRequestContext } from "@playwright/test";

/** Content of a page, read out of its HTML in a browser. */
export type PageContent = {
  /** Texts in the page's own language: text blocks, names of controls, alt texts. */
  texts: string[];
  /** Addresses of links within this site, with their fragments. */
  links: string[];
  /** Ids that a fragment can lead to. */
  ids: string[];
  /** Images without an `alt` attribute; an empty one marks a decorative image. */
  unnamed: string[];
};

/** Runs in the browser through `page.evaluate`, so it cannot use anything outside itself. */
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

/** Text of the first h1 in a page's HTML. */
export async function readHeading(request: APIRequestContext, address: string): Promise<string> {
  const [, heading] = /<h1[^>]*>([^<]+)</.exec(await (await request.get(address)).text()) ?? [];
  if (heading === undefined) throw new Error(`${address} has no heading`);
  return heading;
}
