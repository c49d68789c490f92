import { renderBody } from "../render-body.ts";
import type { Language } from "#i18n/languages.ts";

const namedCharacters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** Renders Markdown as plain text with a line for each paragraph, heading, item and cell. */
export function plainText(markdown: string, language: Language): string {
  return (
    renderBody(markdown, language)
      // Pages replace such a placeholder by a component.
      .replace(/<p>\{[a-z-]+\}<\/p>/g, "")
      .replace(/<\/(p|h\d|li|t[dhr]|pre|blockquote)>|<br>/g, "\n")
      .replace(/<[^>]*>/g, "")
      .replace(/&(#?\w+);/g, (whole, name: string) => namedCharacters[name] ?? decodeReference(name) ?? whole)
      .replace(/\s*\n\s*/g, "\n")
      .trim()
  );
}

/** Decodes a numeric character reference such as `#233` or `#xe9`; `undefined` for a number beyond Unicode. */
function decodeReference(name: string): string | undefined {
  const [, hex, digits] = /^#(x?)([0-9a-f]+)$/i.exec(name) ?? [];
  const point = Number.parseInt(digits ?? "", hex ? 16 : 10);
  return point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}
