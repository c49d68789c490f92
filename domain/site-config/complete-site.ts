import { keysOf } from "#i18n/keys-of.ts";
import { siteBlocks, withoutReplacedExamples, type Site } from "./schema.ts";

/**
 * Fills the gaps of a language with the English values, which also replace example values once they are real. A block is
 * marked as example as long as one of its values is one, whether the language's own or an English one.
 */
export function completeSite(typed: Partial<Site>, english: Partial<Site>): Partial<Site> {
  const own = withoutReplacedExamples(typed, english);
  const marks = keysOf(siteBlocks).map((block) => {
    const { mark, fields } = siteBlocks[block];
    const usesEnglish = fields.some((name) => own[name] === undefined && english[name] !== undefined);
    return [mark, own[mark] || (usesEnglish && english[mark]) || undefined] as const;
  });
  return { ...english, ...own, ...Object.fromEntries(marks) };
}
