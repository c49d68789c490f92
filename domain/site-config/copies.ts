import { languages, type ConfigKey, type Language } from "#i18n/languages.ts";
import { replaceTexts } from "#i18n/replace-texts.ts";
import type { SiteConfig } from "./schema.ts";

/** `name` is the prefix of the override keys of messages that belong to no page. */
export type NamedCopies<Copy extends object = object> = { name: string; copies: Readonly<Record<Language, Copy>> };

/** Returns the messages in a language with the editors' overrides. */
export function copyIn<Copy extends object>(
  { name, copies }: NamedCopies<Copy>,
  language: Language,
  configs: Partial<Record<ConfigKey, SiteConfig>>,
): Copy {
  return replaceTexts(copies[language], [name], configs[languages[language].configKey]?.copy ?? {});
}
