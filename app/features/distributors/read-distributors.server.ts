import type { DistributorSummary } from "#app/page/entries.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { readList } from "#app/page/read-list.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { formatKilometres } from "#i18n/format.ts";
import { kilometresBetween } from "./distance.ts";
import type { DistributorRowData } from "./distributor-list.tsx";

export type Distributor = Pick<DistributorSummary, "id" | "country" | "kind" | "lines"> &
  DistributorSummary["place"] & { row: DistributorRowData };

/** Distributors and installers of the page's website in the list's order, each with the row that shows it. */
export async function readDistributors(page: RequestContext): Promise<Distributor[]> {
  const { language } = page;
  const [copy, shellCopy, listed] = await Promise.all([
    readCopy(page, "distributors"),
    readCopy(page, "frame"),
    readList(page, "distributor"),
  ]);
  return listed.map((entry) => {
    const { id, country, kind, lines, place, name, city, note, sample, lang } = localiseEntry(language, entry);
    const row = {
      id,
      name,
      // A name that says where it is needs no second word for it.
      city: name.includes(city) ? undefined : city,
      what: [copy.kinds[kind], ...lines.map((line) => shellCopy.lines[line])].join("\u00a0· "),
      note,
      example: sample === true ? copy.example : undefined,
      lang,
    };
    return { id, country, kind, lines, ...place, row };
  });
}

/** The nearest first, each row with how far it is. */
export function nearestFirst(
  page: Pick<RequestContext, "language">,
  from: { latitude: number; longitude: number },
  distributors: readonly Distributor[],
): Distributor[] {
  return distributors
    .map((distributor) => ({ distributor, kilometres: kilometresBetween(from, distributor) }))
    .toSorted((a, b) => a.kilometres - b.kilometres)
    .map(({ distributor, kilometres }) => ({
      ...distributor,
      row: { ...distributor.row, distance: formatKilometres(page.language, kilometres) },
    }));
}
