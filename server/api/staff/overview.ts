import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { bringBack, withdrawEntry } from "#domain/content";
import { listSamples, pageSamples, readCalendar } from "#domain/editing";
import { listSiteSamples } from "#domain/site-config";
import { succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";
import { eachEdition } from "./each-edition.ts";

const { overview } = staffEndpoints;

/** What is planned, and what is only an example. */
export function mountOverview({ mount }: ApiParts): void {
  mount.staff(overview.calendar, [], async (c, query, { context }) => succeed(c, await readCalendar(context, query)));
  mount.staff(overview.samples, [], async (c, query, { context }) => succeed(c, await pageSamples(context, query)));
  mount.staff(overview.siteSamples, [], async (c, _, { context }) => succeed(c, await listSiteSamples(context)));
  mount.staff(overview.showSamples, [], async (c, { shown }, { context }) => {
    const samples = await listSamples(context);
    if (shown) {
      const withdrawn = samples.filter(({ withAll }) => withAll);
      return succeed(c, await eachEdition(withdrawn, (edition) => bringBack(context, edition)));
    }
    const seen = samples.filter(({ state }) => state === "published" || state === "scheduled");
    return succeed(c, await eachEdition(seen, (edition) => withdrawEntry(context, { ...edition, asSample: true })));
  });
}
