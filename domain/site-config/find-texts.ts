import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { readSiteConfig } from "./read-site-config.ts";
import type { TextPlace } from "./schema.ts";
import { standingWords, type InterfaceText } from "./interface-text.ts";

export type FoundText = {
  key: string;
  place: TextPlace;
  path?: string;
  texts: Partial<Record<Language, { original: string; words?: string }>>;
};

export const textsPerPage = 50;

/** The texts that have what was typed somewhere: in an original, in what replaces it, or in the key. */
export async function findTexts(
  context: Context,
  input: { texts: readonly InterfaceText[]; typed: string; language?: Language; place?: TextPlace; onlyReplaced: boolean; page: number },
): Promise<{ total: number; texts: FoundText[] }> {
  const { texts, typed, language, place, onlyReplaced, page } = input;
  const configs = await readSiteConfig(context);
  const searched = language ? [language] : languageCodes;
  const wanted = asTyped(typed);
  const found = texts.flatMap((text): FoundText[] => {
    if (place && text.place !== place) return [];
    const inLanguages = languageCodes.map((code) => {
      const original = text.originals[code];
      const words = standingWords(text, configs[languages[code].configKey]?.copy ?? {});
      return [code, original === undefined ? undefined : { original, words }] as const;
    });
    const looked = inLanguages.flatMap(([code, each]) => (each && searched.includes(code) ? [each] : []));
    if (onlyReplaced && !looked.some(({ words }) => words !== undefined)) return [];
    const isFound = looked.some(({ original, words }) => [original, words ?? ""].some((each) => asTyped(each).includes(wanted)));
    if (!isFound && !asTyped(text.key).includes(wanted)) return [];
    return [{ key: text.key, place: text.place, path: text.path, texts: Object.fromEntries(inLanguages) }];
  });
  return { total: found.length, texts: found.slice((page - 1) * textsPerPage, page * textsPerPage) };
}

/** As a keyboard has it: without hidden hyphens, narrow spaces and curved quotation marks. */
function asTyped(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u00ad\u200b\u2060]/g, "")
    .replace(/\s+/g, " ")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015]/g, "-");
}
