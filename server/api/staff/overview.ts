import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { withdrawOrRestoreExamples } from "#domain/content";
import { listNextExamples, listExamples, readCalendar } from "#domain/editing";
import { listSiteExamples } from "#domain/site-config";
import { succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";

const { overview } = staffEndpoints;

export function mountOverview({ mount }: ApiParts): void {
  mount.staff(overview.calendar, [], async (c, query, { context }) => succeed(c, await readCalendar(context, query)));
  mount.staff(overview.examples, [], async (c, query, { context }) => succeed(c, await listExamples(context, query)));
  mount.staff(overview.siteExamples, [], async (c, _, { context }) => succeed(c, await listSiteExamples(context)));
  mount.staff(overview.publishExamples, [], async (c, { shown, after }, { context }) => {
    const { editions, left: remaining } = await listNextExamples(context, { shown, after });
    const lines = await withdrawOrRestoreExamples(context, editions, shown);
    return succeed(c, { lines, left: remaining, next: remaining > 0 ? (editions.at(-1) ?? null) : null });
  });
}
