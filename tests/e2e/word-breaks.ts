import type { Page } from "@playwright/test";

/** Word on two lines of a page, and the letters at which its line ends. */
export type WordBreak = { word: string; tag: string; lineEnd: string };

/**
 * Finds visible words that the page breaks into two lines where it has no hyphen and no soft hyphen, and names that it breaks at
 * their hyphen. Addresses may break anywhere. Automatic hyphenation is off, as in browsers without a dictionary.
 */
export async function findWordBreaks(page: Page, names: readonly string[]): Promise<WordBreak[]> {
  return page.evaluate((productNames) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { hyphens: manual !important; }");
    document.adoptedStyleSheets.push(sheet);
    const breaks: { word: string; tag: string; lineEnd: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement!;
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest("script, style, noscript, svg, pre, code, .sr-only, .wrap-anywhere:not(.hyphens-auto)")
      )
        continue;
      for (const { index, 0: word } of node.data.matchAll(/[\p{L}\p{N}\u00ad‑-]+/gu)) {
        if (word.length < 4) continue;
        const topOf = (offset: number) => {
          range.setStart(node, index + offset);
          range.setEnd(node, index + offset + 1);
          return range.getBoundingClientRect();
        };
        for (let offset = 1; offset < word.length; offset += 1) {
          const [before, after] = [topOf(offset - 1), topOf(offset)];
          if (before.height === 0 || after.height === 0 || after.top < before.bottom - 2) continue;
          const isName = productNames.some((name) => name.includes(word) || word.startsWith(name));
          if (!isName && /[-\u00ad]/.test(word[offset - 1]!)) continue;
          breaks.push({ word, tag: element.tagName, lineEnd: word.slice(0, offset) });
        }
      }
    }
    return breaks;
  }, names);
}

/** Text that a page shows on two lines although it must stay whole. */
export type BrokenName = { name: string; tag: string };

/** Finds visible names that a page shows on more than one line. */
export async function findBrokenNames(page: Page, selector: string, names: readonly string[]): Promise<BrokenName[]> {
  return page.locator(selector).evaluateAll((elements, searched) => {
    const broken: { name: string; tag: string }[] = [];
    const pattern = new RegExp(searched.map((name) => name.replaceAll("-", "-\u2060?")).join("|"), "g");
    const range = document.createRange();
    for (const element of elements) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (const { index, 0: name } of node.data.matchAll(pattern)) {
          range.setStart(node, index);
          range.setEnd(node, index + name.length);
          const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) broken.push({ name, tag: element.tagName });
        }
      }
    }
    return broken;
  }, names);
}
