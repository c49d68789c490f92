import type { Language } from "./languages.ts";

/**
 * Language codes for a page's head; separate from the language table, which every browser loads.
 *
 * - `hreflang`: every code under which search engines find the page
 * - `openGraph`: value of `og:locale`
 */
export const headNames: Record<Language, { hreflang: readonly string[]; openGraph: string }> = {
  fr: { hreflang: ["fr"], openGraph: "fr_FR" },
  en: { hreflang: ["en-US", "en"], openGraph: "en_US" },
  cn: { hreflang: ["zh-CN"], openGraph: "zh_CN" },
  au: { hreflang: ["en-AU"], openGraph: "en_AU" },
  de: { hreflang: ["de"], openGraph: "de_DE" },
};
