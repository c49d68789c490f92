import type { Language } from "./languages.ts";

/**
 * Language codes for a page's head, apart from the language table, which every browser loads. `hreflang` lists every code under
 * which search engines find the page.
 */
export const headLanguageCodes: Record<Language, { hreflang: readonly string[]; openGraph: string }> = {
  fr: { hreflang: ["fr"], openGraph: "fr_FR" },
  en: { hreflang: ["en-US", "en"], openGraph: "en_US" },
  cn: { hreflang: ["zh-CN"], openGraph: "zh_CN" },
  au: { hreflang: ["en-AU"], openGraph: "en_AU" },
  de: { hreflang: ["de"], openGraph: "de_DE" },
};
