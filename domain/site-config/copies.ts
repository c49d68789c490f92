import { languages, type ConfigKey, type Language } from "#i18n/languages.ts";
import { replaceTexts } from "#i18n/replace-texts.ts";
import type { SiteConfig } from "./schema.ts";

/** A copy outside of the pages, under the name that its replacements have. */
export type NamedCopies<Copy extends object = object> = { name: string; copies: Readonly<Record<Language, Copy>> };

/** What it says in a language, with editors' replacements laid over it. */
export function copyIn<Copy extends object>(
  { name, copies }: NamedCopies<Copy>,
  language: Language,
  configs: Partial<Record<ConfigKey, SiteConfig>>,
): Copy {
  return replaceTexts(copies[language], [name], configs[languages[language].configKey]?.copy ?? {});
}
