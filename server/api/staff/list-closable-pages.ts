import { titlesOfPage } from "#app/page/page-titles.server.ts";
import { canBeClosed } from "#app/routing/maintenance.ts";
import type { PageRow } from "#app/routing/page-row.ts";
import { pages } from "#app/routing/pages.ts";
import { findCollection, entriesAt } from "#domain/content";
import { readTitles } from "#domain/editing";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../../../domain/context.ts";

type Titles = Partial<Record<Language, string>>;

/** Staff know neither the component gallery nor the pages that open only from a link in a mail. */
const isKnownToStaff = ({ layout, query }: PageRow) => layout !== "test" && query?.token === undefined;

/** Lists the pages that may be closed, with their titles: those of their texts, of their content type or of their entry. */
export async function listClosablePages(context: Pick<Context, "database">): Promise<{ path: string; titles: Titles }[]> {
  const closablePages = pages.filter((page: PageRow) => canBeClosed(page.path) && isKnownToStaff(page));
  const entryTitles = await readTitles(
    context,
    closablePages.flatMap(({ path }) => entriesAt(path)),
  );
  return closablePages.map((page) => {
    const ofEntries = entriesAt(page.path).flatMap(({ type, key }) => entryTitles.get(`${type}/${key}`) ?? []);
    return { path: page.path, titles: titlesOfType(page) ?? titlesOfPage(page) ?? ofEntries[0] ?? {} };
  });
}

/** A row with a parameter stands for the pages of all entries of a type. */
function titlesOfType({ content }: PageRow): Titles | undefined {
  return content && findCollection(content)?.name;
}
