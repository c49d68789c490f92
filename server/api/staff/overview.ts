import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { listExpiring, listExamples, readCalendar } from "#domain/editing";
import { listLaunchTasks } from "#domain/launch";
import { setExamplesHidden, listSiteExamples } from "#domain/site-config";
import { siteBlocks } from "#domain/site-config/schema";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { recordOf } from "#i18n/record-of.ts";
import { readReadiness } from "../../read-readiness.ts";
import { succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";
import { listUiStrings } from "./ui-strings.ts";

const { overview } = staffEndpoints;

/** The website links to these texts from its footer and its forms. */
const requiredPolicies = ["legal-notice", "privacy-policy", "service-agreement"];

export function mountOverview({ services, mount }: ApiParts): void {
  mount.staff(overview.calendar, [], async (c, query, { context }) => succeed(c, await readCalendar(context, query)));
  mount.staff(overview.expiring, [], async (c, _, { context }) => succeed(c, await listExpiring(context)));
  mount.staff(overview.examples, [], async (c, query, { context }) => succeed(c, await listExamples(context, query)));
  mount.staff(overview.launch, [], async (c, _, { user, context }) => {
    const readiness = user.role === "administrator" ? await readReadiness(services.environment) : undefined;
    return succeed(c, await listLaunchTasks(context, { requiredFields: findRequiredFields(), requiredPolicies, readiness }));
  });
  mount.staff(overview.siteExamples, [], async (c, _, { context }) => succeed(c, await listSiteExamples(context)));
  mount.staff(overview.setExamplesHidden, [], async (c, { isHidden }, { context }) => {
    await setExamplesHidden(context, isHidden);
    return succeed(c, null);
  });
}

/** Finds the company data that the legal notice of each language names, because the law of its country requires them. */
function findRequiredFields() {
  const fields = Object.values(siteBlocks).flatMap((block) => [...block.fields]);
  const isNamed = (code: Language, field: string) => listUiStrings().get(`policy.company.rows.${field}`)?.originals[code] !== undefined;
  return recordOf(languageCodes, (code) => fields.filter((field) => isNamed(code, field)));
}
