import type { DistributorSummary } from "#app/page/entries.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { readList } from "#app/page/read-list.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { formatKilometres } from "#i18n/format.ts";
import { kilometresBetween } from "./distance.ts";
import type { DistributorContactData } from "./distributor-contact.tsx";
import { distributorJsonLd } from "./distributor-json-ld.ts";
import type { DistributorRowData } from "./distributor-list.tsx";

export type Distributor = Pick<DistributorSummary, "id" | "country" | "kind" | "lines"> &
  DistributorSummary["place"] & { row: DistributorRowData; jsonLd: object | undefined };

/** Reads the distributors and installers of the page's website in list order, each with its row. */
export async function readDistributors(page: RequestContext): Promise<Distributor[]> {
  const { language } = page;
  const [copy, layoutCopy, listed] = await Promise.all([
    readCopy(page, "distributors"),
    readCopy(page, "frame"),
    readList(page, "distributor"),
  ]);
  return listed.map((entry) => {
    const localised = localiseEntry(language, entry);
    const { id, country, kind, lines, place, name, city, note, sample, lang } = localised;
    const contact = contactOf(localised);
    const row = {
      id,
      name,
      // The address has the town too.
      city: name.includes(city) || contact?.address ? undefined : city,
      what: [copy.kinds[kind], ...lines.map((line) => layoutCopy.lines[line])].join("\u00a0· "),
      note,
      contact,
      example: sample === true ? copy.example : undefined,
      lang,
    };
    return { id, country, kind, lines, ...place, row, jsonLd: distributorJsonLd(localised) };
  });
}

/** Contact details as pages show them; `undefined` if there are none. */
export function contactOf({
  street,
  postcode,
  city,
  telephone,
  email,
  website,
}: Pick<DistributorSummary, "street" | "postcode" | "city" | "telephone" | "email" | "website">): DistributorContactData | undefined {
  const town = [postcode, city].filter(Boolean).join(" ");
  const address = street ? `${street}, ${town}` : postcode && town;
  return address || telephone || email || website ? { address, telephone, email, website } : undefined;
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
