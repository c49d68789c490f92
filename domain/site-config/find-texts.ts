import { languageCodes, languages, type ConfigKey, type Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { readSiteConfig } from "./read-site-config.ts";
import { normalizeTypedText } from "./normalize-typed-text.ts";
import type { SiteConfig, TextPlace } from "./schema.ts";
import { overrideOf, type UiString } from "./ui-string.ts";

export type FoundUiString = {
  key: string;
  place: TextPlace;
  path?: string;
  texts: Partial<Record<Language, { original: string; words?: string }>>;
};

export const textsPerPage = 50;

/** Finds UI strings that contain the typed text in an original, an override or the key. */
export async function findUiStrings(
  context: Context,
  input: { texts: readonly UiString[]; typed: string; language?: Language; place?: TextPlace; onlyReplaced: boolean; page: number },
): Promise<{ total: number; texts: FoundUiString[] }> {
  const { texts, typed, language, place, onlyReplaced, page } = input;
  const configs = await readSiteConfig(context);
  const searched = language ? [language] : languageCodes;
  const pattern = normalizeTypedText(typed);
  const matches = texts.flatMap((text): FoundUiString[] => {
    if (place && text.place !== place) return [];
    const foundText = toFoundString(text, configs);
    const versions = searched.flatMap((code) => foundText.texts[code] ?? []);
    if (onlyReplaced && !versions.some(({ words }) => words !== undefined)) return [];
    const isMatch = versions.some(({ original, words }) =>
      [original, words ?? ""].some((each) => normalizeTypedText(each).includes(pattern)),
    );
    if (!isMatch && !normalizeTypedText(text.key).includes(pattern)) return [];
    return [foundText];
  });
  return { total: matches.length, texts: matches.slice((page - 1) * textsPerPage, page * textsPerPage) };
}

export function toFoundString(text: UiString, configs: Partial<Record<ConfigKey, SiteConfig>>): FoundUiString {
  const { key, place, path, originals } = text;
  const texts = languageCodes.map((code) => {
    const original = originals[code];
    return [
      code,
      original === undefined ? undefined : { original, words: overrideOf(text, configs[languages[code].configKey]?.copy ?? {}) },
    ];
  });
  return { key, place, path, texts: Object.fromEntries(texts) };
}
