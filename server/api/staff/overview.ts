import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { changeExamples } from "#domain/content";
import { nextExamples, pageSamples, readCalendar } from "#domain/editing";
import { listSiteSamples } from "#domain/site-config";
import { succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";

const { overview } = staffEndpoints;

export function mountOverview({ mount }: ApiParts): void {
  mount.staff(overview.calendar, [], async (c, query, { context }) => succeed(c, await readCalendar(context, query)));
  mount.staff(overview.samples, [], async (c, query, { context }) => succeed(c, await pageSamples(context, query)));
  mount.staff(overview.siteSamples, [], async (c, _, { context }) => succeed(c, await listSiteSamples(context)));
  mount.staff(overview.showSamples, [], async (c, { shown, after }, { context }) => {
    const { editions, left: remaining } = await nextExamples(context, { shown, after });
    const lines = await changeExamples(context, editions, shown);
    return succeed(c, { lines, left: remaining, next: remaining > 0 ? (editions.at(-1) ?? null) : null });
  });
}
