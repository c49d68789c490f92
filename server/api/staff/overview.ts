import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { copiesOf } from "#app/page/copies.server.ts";
import { withdrawOrRestoreExamples } from "#domain/content";
import { listNextExamples, listExamples, readCalendar } from "#domain/editing";
import { listLaunchTasks } from "#domain/launch";
import { listSiteExamples } from "#domain/site-config";
import { keysOf } from "#i18n/keys-of.ts";
import { languageCodes } from "#i18n/languages.ts";
import { recordOf } from "#i18n/record-of.ts";
import { readReadiness } from "../../read-readiness.ts";
import { succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";

const { overview } = staffEndpoints;

/** The website links to these texts from its footer and its forms. */
const requiredPolicies = ["legal-notice", "privacy-policy", "service-agreement"];
/** The legal notice of each language names the details that the law of its country requires. */
const requiredFields = recordOf(languageCodes, (code) => keysOf(copiesOf("policy")[code].company.rows));

export function mountOverview({ services, mount }: ApiParts): void {
  mount.staff(overview.calendar, [], async (c, query, { context }) => succeed(c, await readCalendar(context, query)));
  mount.staff(overview.examples, [], async (c, query, { context }) => succeed(c, await listExamples(context, query)));
  mount.staff(overview.launch, [], async (c, _, { user, context }) => {
    const readiness = user.role === "administrator" ? await readReadiness(services.environment) : undefined;
    return succeed(c, await listLaunchTasks(context, { requiredFields, requiredPolicies, readiness }));
  });
  mount.staff(overview.siteExamples, [], async (c, _, { context }) => succeed(c, await listSiteExamples(context)));
  mount.staff(overview.publishExamples, [], async (c, input, { context }) => {
    const { editions, left: remaining } = await listNextExamples(context, input);
    const lines = await withdrawOrRestoreExamples(context, editions, input.shown);
    return succeed(c, { lines, left: remaining, next: remaining > 0 ? (editions.at(-1) ?? null) : null });
  });
}
