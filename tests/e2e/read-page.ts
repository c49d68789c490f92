import type { APIRequestContext } from "@playwright/test";

export type PageContent = {
  /** Text blocks, names of controls and alt texts in the page's language. */
  texts: string[];
  links: string[];
  ids: string[];
  /** Images without an `alt` attribute. An empty attribute is allowed: it marks a decorative image. */
  imagesWithoutAlt: string[];
};

/** Fetches and parses a page. Runs in the browser by `page.evaluate`, so it can use no variable around it. */
export async function readPage(address: string): Promise<PageContent> {
  const answer = await fetch(address, { credentials: "omit" });
  const document = new DOMParser().parseFromString(await answer.text(), "text/html");
  const language = document.documentElement.lang;
  const untranslatedSelector = "pre, code, script, style, noscript, cite, [translate=no]";
  const isOwn = (element: Element) =>
    element.closest("[lang]")?.getAttribute("lang") === language && !element.closest(untranslatedSelector);
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
    for (const part of copy.querySelectorAll(untranslatedSelector)) part.remove();
    for (const part of copy.querySelectorAll("[lang]")) if (part.getAttribute("lang") !== language) part.remove();
    return copy.textContent ?? "";
  };
  const labelledElements = [...document.querySelectorAll("[alt], [aria-label], [placeholder], title, meta[name=description]")].filter(
    isOwn,
  );
  const names = labelledElements.flatMap((element) =>
    ["alt", "aria-label", "placeholder", "content"].map((name) => element.getAttribute(name) ?? ""),
  );
  const texts = [...[...blocks].filter(isOwn).map(textOf), ...names, document.title];
  return {
    texts: [...new Set(texts.map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean))],
    links: [
      ...new Set(
        [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href")!).filter((address) => /^[/#?]/.test(address)),
      ),
    ],
    ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
    imagesWithoutAlt: [...document.querySelectorAll("img:not([alt])")].map((picture) => picture.outerHTML),
  };
}

export async function readHeading(request: APIRequestContext, address: string): Promise<string> {
  const [, heading] = /<h1[^>]*>([^<]+)</.exec(await (await request.get(address)).text()) ?? [];
  if (heading === undefined) throw new Error(`${address} has no heading`);
  return heading;
}
