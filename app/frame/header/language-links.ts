import { useMatches, type Path } from "react-router";
import type { SeoData } from "#app/page/seo.ts";
import { isLanguage, languageCodes, type Language } from "#i18n/languages.ts";
import { switchLangQuery } from "#i18n/language-rules.ts";
import { localPath, splitPath } from "#i18n/paths.ts";
import { chooseLanguage } from "../language-store.ts";

/** What the page says of itself that is shown; nothing where it failed. */
export function usePageSeo(): SeoData | undefined {
  const page = useMatches().at(-1)?.loaderData as { seo?: SeoData } | undefined;
  return page?.seo;
}

/** The languages in which the page exists that is shown. */
export function useEditions(): readonly Language[] {
  return usePageSeo()?.languages ?? languageCodes;
}

/** Where a page stands in a language; where it has no edition in it, its home page is what there is. */
export function languageAddress(
  code: Language,
  { pathname, search }: Pick<Path, "pathname" | "search">,
  editions: readonly Language[],
): string {
  const address = editions.includes(code) ? `${localPath(code, splitPath(pathname).path)}${search}` : localPath(code, "/");
  return `${address}${address.includes("?") ? "&" : "?"}${switchLangQuery}=${code}`;
}

/** The links in a drawn part that lead to other languages, with the language of each. */
export function languageLinks(part: ParentNode): { link: HTMLAnchorElement; code: Language }[] {
  return [...part.querySelectorAll<HTMLAnchorElement>("a[hreflang]")].flatMap((link) => {
    const code = languageOf(link);
    return code ? [{ link, code }] : [];
  });
}

/** Keeps the language whose link was pressed. */
export function storePressed(pressed: Element): void {
  const link = pressed.closest("a");
  const code = link && languageOf(link);
  if (code) chooseLanguage(code);
}

function languageOf({ search }: HTMLAnchorElement): Language | undefined {
  const code = new URLSearchParams(search).get(switchLangQuery);
  return isLanguage(code) ? code : undefined;
}
