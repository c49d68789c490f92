import type { PageRow } from "#app/routing/page-row.ts";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { copiesOf, copyNameOf } from "./copies.server.ts";

/** Returns the titles of a page in every language; `undefined` if an entry gives the page its title. */
export function titlesOfPage(page: PageRow): Partial<Record<Language, string>> | undefined {
  const name = copyNameOf(page);
  if (!name) return undefined;
  const copies = copiesOf(name);
  const titles = languageCodes.flatMap((code) => {
    const copy = copies[code];
    return "seo" in copy ? [[code, copy.seo.title] as const] : [];
  });
  return titles.length > 0 ? Object.fromEntries(titles) : undefined;
}
