import type { readSiteConfig } from "#domain/site-config";
import { languages, type Language } from "#i18n/languages.ts";

export function brandOf(language: Language, configs: Awaited<ReturnType<typeof readSiteConfig>>): string | undefined {
  return configs[languages[language].configKey]?.site.brand ?? configs["en-US"]?.site.brand;
}
