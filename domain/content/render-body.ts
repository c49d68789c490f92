import { LRUCache } from "lru-cache";
import { Marked, type Tokens } from "marked";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { findCollection } from "./collections/index.ts";
import { escapeMarkup } from "../escape-markup.ts";
import { measureTable, type MeasuredCell } from "./table-bars.ts";
import { labelCells, type LabelledCell } from "./table-labels.ts";
import { parseEntryTarget } from "./target.ts";
import { pictureScheme } from "./pictures-in.ts";
import { pictureMarkup, type TextPictures } from "./text-pictures.ts";

/** Matches paths of pages, but not of files and endpoints, which have no language prefix. */
const pageLink = /^\/(?![\\/]|(\.well-known|api|assets|builds|documents|feeds|files|uploads|videos)\/)/;

/** Caches HTML by language and Markdown, because every publication renders all pages again. Sizes are in characters. */
const cache = new LRUCache<string, string>({ maxSize: 2_000_000, sizeCalculation: (html, key) => html.length + key.length });

/**
 * Renders an entry's Markdown as HTML; raw HTML is escaped. `(product:copia)` and `(/support-center)` link within the
 * language, `## Heading {#place}` sets an id, `![alt](picture:name)` shows an image or its alt text.
 */
export function renderBody(markdown: string, language: Language, pictures: TextPictures = new Map()): string {
  // An image can change while the text stays the same, so do not cache.
  if (markdown.includes(pictureScheme)) return renderMarkdown(markdown, language, pictures);
  const key = `${language} ${markdown}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const html = renderMarkdown(markdown, language, pictures);
  cache.set(key, html);
  return html;
}

function renderMarkdown(markdown: string, language: Language, pictures: TextPictures): string {
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === "link") token.href = linkAddress(token.href, language);
      if (token.type === "table") {
        measureTable(token as Tokens.Table, language);
        labelCells(token as Tokens.Table);
      }
    },
    renderer: {
      html: ({ text }) => escapeMarkup(text),
      tablecell({ header, align, share, columnName, tokens }: MeasuredCell & LabelledCell) {
        const name = header ? "th" : "td";
        const role = header ? "columnheader" : "cell";
        const side = align === "right" ? ' class="figure-cell"' : "";
        const barStyle = share === undefined ? "" : ` style="--rib:${Number(share.toFixed(3))}"`;
        const html = this.parser.parseInline(tokens);
        if (!columnName) return `<${name} role="${role}"${side}${barStyle}>${html}</${name}>\n`;
        const label = escapeMarkup(this.parser.parseInline(columnName, this.parser.textRenderer));
        return `<${name} role="${role}" data-label="${label}"${side}${barStyle}><span>${html}</span></${name}>\n`;
      },
      image({ href, tokens }) {
        if (!href.startsWith(pictureScheme)) return false;
        const picture = pictures.get(href.slice(pictureScheme.length));
        const alt = this.parser.parseInline(tokens, this.parser.textRenderer);
        return picture ? pictureMarkup(picture, alt) : escapeMarkup(alt);
      },
    },
  });
  // A wide table scrolls in its own container, which must be focusable for keyboard users. On phones its rows are blocks
  // (app/styles/narrow.css), and the roles keep it a table in browsers that derive them from `display`.
  return (marked.parse(markdown, { async: false }) as string)
    .replaceAll("<table>", '<div class="table-scroll" tabindex="0"><table class="stacked-table" role="table">')
    .replaceAll("</table>", "</table></div>")
    .replace(/<(thead|tbody|tr)>/g, (_, name: string) => `<${name} role="${name === "tr" ? "row" : "rowgroup"}">`)
    .replace(/<(h[2-4])>(.*) \{#([a-z][a-z0-9-]*)\}(?=<\/h[2-4]>)/g, '<$1 id="$3">$2');
}

/** Returns the path of an entry such as `product:copia`, without language prefix; other addresses stay. */
export function pathOfTarget(target: string): string {
  const entry = parseEntryTarget(target);
  const collection = entry && findCollection(entry.type);
  return collection ? collection.path(entry.key) : target;
}

function linkAddress(href: string, language: Language): string {
  const [type = "", key = ""] = href.split(":", 2);
  const collection = findCollection(type);
  if (collection) return localPath(language, collection.path(key));
  if (pageLink.test(href)) return localPath(language, href);
  return /^(https?:|mailto:|tel:|\/|#)/.test(href) ? href : "#";
}
