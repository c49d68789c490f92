import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { copyEdition, listLanguages, publishShared, saveShared, tickOff } from "#domain/content";
import { nameOf, readProgress } from "#domain/editing";
import type { Member } from "#domain/staff";
import type { Context } from "../../../domain/context.ts";
import { fail, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";
import { barredFrom } from "./barred-from.ts";
import { refuseDraft } from "./refuse-draft.ts";

const { translation } = staffEndpoints;

export function mountTranslation({ mount }: ApiParts): void {
  mount.staff(translation.progress, [], async (c, _, { context }) => succeed(c, await readProgress(context)));
  mount.staff(translation.copy, [], async (c, input, { member, context }) => {
    const forbidden = barredFrom(member, [input]);
    if (forbidden) return fail(c, 403, forbidden);
    const outcome = await copyEdition(context, input);
    return outcome.ok ? succeed(c, { revision: outcome.revision }) : refuseDraft(c, context, outcome);
  });
  mount.staff(translation.tickOff, [], async (c, input, { member, context }) => {
    const forbidden = barredFrom(member, [input]);
    return forbidden ? fail(c, 403, forbidden) : succeed(c, { fields: await tickOff(context, input) });
  });
  mount.staff(translation.saveShared, [], async (c, input, { member, context }) => {
    const forbidden = await findForbidden(context, member, input);
    if (forbidden) return fail(c, 403, forbidden);
    const outcome = await saveShared(context, input);
    if (!outcome.ok) return refuseDraft(c, context, outcome, input.data);
    const { draft, revision, updatedAt, updatedBy } = outcome.shared;
    return succeed(c, { draft, revision, updatedAt: updatedAt.toISOString(), updatedBy: await nameOf(context, updatedBy) });
  });
  mount.staff(translation.publishShared, [], async (c, input, { member, context }) => {
    const forbidden = await findForbidden(context, member, input);
    if (forbidden) return fail(c, 403, forbidden);
    const outcome = await publishShared(context, input);
    if (outcome.ok) return succeed(c, { revision: outcome.revision });
    return outcome.reason === "unknownEntry" ? fail(c, 404, "notFound") : fail(c, 400, outcome.reason);
  });
}

/** Returns an error code unless the user may change every existing language of the entry, as shared fields require. */
async function findForbidden(context: Pick<Context, "database">, member: Member, { type, key }: { type: string; key: string }) {
  const languages = await listLanguages(context, { type, key });
  return barredFrom(
    member,
    languages.map((language) => ({ type, language })),
  );
}
