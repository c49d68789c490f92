import { languageCodes, languages, type Language } from "#i18n/languages.ts";

/**
 * Finds both languages by their tags. If a tool wrote another region or none, such as `en` or `en-GB`, the first other
 * language of that name counts.
 */
export function languagesOf(source: string, target: string): { from?: Language; to?: Language } {
  const exact = { from: languageTagged(source), to: languageTagged(target) };
  const from = exact.from ?? languageNamed(source, exact.to);
  return { from, to: exact.to ?? languageNamed(target, from) };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function languageTagged(tag: string): Language | undefined {
  return languageCodes.find((code) => isSame(languages[code].tag, tag.replaceAll("_", "-")));
}

function languageNamed(tag: string, except: Language | undefined): Language | undefined {
  const nameOf = (name: string) => name.replace(/[-_].*/, "");
  return languageCodes.find((code) => code !== except && isSame(nameOf(languages[code].tag), nameOf(tag)));
}
