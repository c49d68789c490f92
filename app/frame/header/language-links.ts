import { useMatches, type Path } from "react-router";
import type { SeoData } from "#app/page/seo.ts";
import { isLanguage, languageCodes, type Language } from "#i18n/languages.ts";
import { switchLangQuery } from "#i18n/language-rules.ts";
import { localPath, splitPath } from "#i18n/paths.ts";
import { chooseLanguage } from "../language-store.ts";

/** Returns the SEO data of the current page; `undefined` if the page failed. */
export function usePageSeo(): SeoData | undefined {
  const page = useMatches().at(-1)?.loaderData as { seo?: SeoData } | undefined;
  return page?.seo;
}

export function useAvailableLanguages(): readonly Language[] {
  return usePageSeo()?.languages ?? languageCodes;
}

/** Returns the address of a page in another language, or of the home page if the page does not exist in that language. */
export function languageAddress(
  code: Language,
  { pathname, search }: Pick<Path, "pathname" | "search">,
  availableLanguages: readonly Language[],
): string {
  const address = availableLanguages.includes(code) ? `${localPath(code, splitPath(pathname).path)}${search}` : localPath(code, "/");
  return `${address}${address.includes("?") ? "&" : "?"}${switchLangQuery}=${code}`;
}

export function languageLinks(container: ParentNode): { link: HTMLAnchorElement; code: Language }[] {
  return [...container.querySelectorAll<HTMLAnchorElement>("a[hreflang]")].flatMap((link) => {
    const code = languageOf(link);
    return code ? [{ link, code }] : [];
  });
}

export function storeClickedLanguage(element: Element): void {
  const link = element.closest("a");
  const code = link && languageOf(link);
  if (code) chooseLanguage(code);
}

function languageOf({ search }: HTMLAnchorElement): Language | undefined {
  const code = new URLSearchParams(search).get(switchLangQuery);
  return isLanguage(code) ? code : undefined;
}
