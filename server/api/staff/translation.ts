import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { copyLocalization, listLanguages, publishShared, saveShared, markReviewed, markUpToDate } from "#domain/content";
import { readActorName, readLocalization, readProgress } from "#domain/editing";
import { draftByMachine } from "#domain/translation";
import type { StaffUser } from "#domain/staff";
import { consumeLimit } from "#platform/rate-limit";
import type { Context } from "../../../domain/context.ts";
import { fail, succeed, tooMany } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";
import { findPermissionError } from "./find-permission-error.ts";
import { refuseDraft } from "./refuse-draft.ts";

const { translation } = staffEndpoints;

/** Calls of a user in an hour: enough for a translator who works through a list, too few for a program. */
const machineLimit = { name: "machine-translation", limit: 100, seconds: 3600 };

export function mountTranslation(parts: ApiParts): void {
  mountMachineTranslation(parts);
  const { mount } = parts;
  mount.staff(translation.progress, [], async (c, _, { context }) => succeed(c, await readProgress(context)));
  mount.staff(translation.copy, [], async (c, input, { user, context }) => {
    const forbidden = findPermissionError(user, [input]);
    if (forbidden) return fail(c, 403, forbidden);
    const outcome = await copyLocalization(context, input);
    return outcome.ok ? succeed(c, { revision: outcome.revision }) : refuseDraft(c, context, outcome);
  });
  mount.staff(translation.markUpToDate, [], async (c, input, { user, context }) => {
    const forbidden = findPermissionError(user, [input]);
    return forbidden ? fail(c, 403, forbidden) : succeed(c, { fields: await markUpToDate(context, input) });
  });
  mount.staff(translation.saveShared, [], async (c, input, { user, context }) => {
    const forbidden = await findForbidden(context, user, input);
    if (forbidden) return fail(c, 403, forbidden);
    const outcome = await saveShared(context, input);
    if (!outcome.ok) return refuseDraft(c, context, outcome, input.data);
    const { draft, revision, updatedAt, updatedBy } = outcome.shared;
    return succeed(c, { draft, revision, updatedAt: updatedAt.toISOString(), updatedBy: await readActorName(context, updatedBy) });
  });
  mount.staff(translation.publishShared, [], async (c, input, { user, context }) => {
    const forbidden = await findForbidden(context, user, input);
    if (forbidden) return fail(c, 403, forbidden);
    const outcome = await publishShared(context, input);
    if (outcome.ok) return succeed(c, { revision: outcome.revision });
    return outcome.reason === "unknownEntry" ? fail(c, 404, "notFound") : fail(c, 400, outcome.reason);
  });
}

function mountMachineTranslation({ services, mount }: ApiParts): void {
  mount.staff(translation.draftByMachine, [], async (c, input, { user, context }) => {
    const forbidden = findPermissionError(user, [input]);
    if (forbidden) return fail(c, 403, forbidden);
    const { machineTranslator } = services;
    if (!machineTranslator) return fail(c, 400, "translationOff");
    const allowance = await consumeLimit(context.database, machineLimit, user.id, context.clock.now());
    if (!allowance.ok) return tooMany(c, allowance.retryAfter);
    const outcome = await draftByMachine(context, machineTranslator, input);
    if (outcome.ok) {
      const localization = await readLocalization(context, input);
      return localization ? succeed(c, { localization, fields: outcome.fields, units: outcome.units }) : fail(c, 404, "notFound");
    }
    return "machineReason" in outcome ? fail(c, 400, outcome.machineReason) : refuseDraft(c, context, outcome);
  });
  mount.staff(translation.markReviewed, [], async (c, input, { user, context }) => {
    const forbidden = findPermissionError(user, [input]);
    return forbidden ? fail(c, 403, forbidden) : succeed(c, { fields: await markReviewed(context, input) });
  });
}

/** Returns an error code unless the user may change every existing language of the entry, as shared fields require. */
async function findForbidden(context: Pick<Context, "database">, member: StaffUser, { type, key }: { type: string; key: string }) {
  const languages = await listLanguages(context, { type, key });
  return findPermissionError(
    member,
    languages.map((language) => ({ type, language })),
  );
}
