import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { listCounts, readVisits, readWebVitals } from "#domain/visits";
import { succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";

const { visits } = staffEndpoints;

export function mountAnalytics({ mount }: ApiParts): void {
  mount.staff(visits.read, [], async (c, query, { context }) => succeed(c, await readVisits(context, query)));
  mount.staff(visits.list, [], async (c, query, { context }) => succeed(c, await listCounts(context, query)));
  mount.staff(visits.vitals, [], async (c, query, { context }) => succeed(c, await readWebVitals(context, query)));
}
