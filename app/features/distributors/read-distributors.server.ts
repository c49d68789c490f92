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

/** Reads the distributors and installers of the page's website in list order, each with its row. */
export async function readDistributors(page: RequestContext): Promise<Distributor[]> {
  const { language } = page;
  const [copy, layoutCopy, listed] = await Promise.all([
    readCopy(page, "distributors"),
    readCopy(page, "frame"),
    readList(page, "distributor"),
  ]);
  return listed.map((entry) => {
    const { id, country, kind, lines, place, name, city, note, sample, lang } = localiseEntry(language, entry);
    const row = {
      id,
      name,
      city: name.includes(city) ? undefined : city,
      what: [copy.kinds[kind], ...lines.map((line) => layoutCopy.lines[line])].join("\u00a0· "),
      note,
      example: sample === true ? copy.example : undefined,
      lang,
    };
    return { id, country, kind, lines, ...place, row };
  });
}

export function sortByDistance(
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
