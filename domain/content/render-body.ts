import { LRUCache } from "lru-cache";
import { Marked, type Tokens } from "marked";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { findCollection } from "./collections/index.ts";
import { escapeMarkup } from "../escape-markup.ts";
import { measureTable, type MeasuredCell } from "./table-ribs.ts";
import { pictureMarkup, pictureScheme, type TextPictures } from "./text-pictures.ts";

/** A path on this site that is a page's: everything but what is the same in all languages. */
const pageLink = /^\/(?![\\/]|(\.well-known|api|assets|builds|documents|feeds|files|uploads|videos)\/)/;

/** Texts change seldom, and pages that show them are drawn anew after any publication. By language and Markdown, in letters. */
const kept = new LRUCache<string, string>({ maxSize: 2_000_000, sizeCalculation: (html, key) => html.length + key.length });

/**
 * Markdown of an entry as HTML for a page in a language. Raw HTML in it is shown as text. `[text](product:copia)` and
 * `[text](/support-center)` link to pages in the same language.
 * `## Heading {#place}` can be linked to as `#place`. `![what is seen](picture:house-dusk)` shows one of these pictures; of one
 * that is not among them only the words are there.
 */
export function renderBody(markdown: string, language: Language, pictures: TextPictures = new Map()): string {
  // What a picture is can change without the text.
  if (markdown.includes(pictureScheme)) return drawBody(markdown, language, pictures);
  const key = `${language} ${markdown}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const html = drawBody(markdown, language, pictures);
  kept.set(key, html);
  return html;
}

function drawBody(markdown: string, language: Language, pictures: TextPictures): string {
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === "link") token.href = linkAddress(token.href, language);
      if (token.type === "table") measureTable(token as Tokens.Table, language);
    },
    renderer: {
      html: ({ text }) => escapeMarkup(text),
      tablecell({ header, align, share, tokens }: MeasuredCell) {
        const name = header ? "th" : "td";
        const side = align === "right" ? ' class="figure-cell"' : "";
        const rib = share === undefined ? "" : ` style="--rib:${Number(share.toFixed(3))}"`;
        return `<${name}${side}${rib}>${this.parser.parseInline(tokens)}</${name}>\n`;
      },
      image({ href, tokens }) {
        if (!href.startsWith(pictureScheme)) return false;
        const picture = pictures.get(href.slice(pictureScheme.length));
        const seen = this.parser.parseInline(tokens, this.parser.textRenderer);
        return picture ? pictureMarkup(picture, seen) : escapeMarkup(seen);
      },
    },
  });
  // A wide table scrolls by itself, not the page; it must be reachable with the keyboard then.
  return (marked.parse(markdown, { async: false }) as string)
    .replaceAll("<table>", '<div class="table-scroll" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>")
    .replace(/<(h[2-4])>(.*) \{#([a-z][a-z0-9-]*)\}(?=<\/h[2-4]>)/g, '<$1 id="$3">$2');
}

function linkAddress(href: string, language: Language): string {
  const [type = "", key = ""] = href.split(":", 2);
  const collection = findCollection(type);
  if (collection) return localPath(language, collection.path(key));
  if (pageLink.test(href)) return localPath(language, href);
  return /^(https?:|mailto:|tel:|\/|#)/.test(href) ? href : "#";
}
