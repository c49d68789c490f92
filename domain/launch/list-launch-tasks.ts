import type { Context } from "../context.ts";
import type { RequiredFields } from "./company-tasks.ts";
import { listCompanyTasks } from "./company-tasks.ts";
import { listContentTasks } from "./content-tasks.ts";
import { listLegalTasks } from "./legal-tasks.ts";
import type { LaunchTask } from "./schema.ts";
import { listTechnicalTasks, type Readiness } from "./technical-tasks.ts";

type Input = {
  requiredFields: RequiredFields;
  /** Slugs of the legal texts that the website links to. */
  requiredPolicies: readonly string[];
  /** State of the installation; only administrators see it. */
  readiness: Readiness | undefined;
};

/** Lists what a company has to do before launch, most important first: what is still an example or missing. */
export async function listLaunchTasks(context: Context, { requiredFields, requiredPolicies, readiness }: Input): Promise<LaunchTask[]> {
  return [
    ...(await listLegalTasks(context, requiredPolicies)),
    ...(await listCompanyTasks(context, requiredFields)),
    ...(await listContentTasks(context)),
    ...(readiness ? await listTechnicalTasks(context, readiness) : []),
  ];
}
