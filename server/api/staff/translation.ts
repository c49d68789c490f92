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

/** What languages take over, have to follow, and share. */
export function mountTranslation({ mount }: ApiParts): void {
  mount.staff(translation.progress, [], async (c, _, { context }) => succeed(c, await readProgress(context)));
  mount.staff(translation.copy, [], async (c, input, { member, context }) => {
    const barred = barredFrom(member, [input]);
    if (barred) return fail(c, 403, barred);
    const copied = await copyEdition(context, input);
    return copied.ok ? succeed(c, { revision: copied.revision }) : refuseDraft(c, context, copied);
  });
  mount.staff(translation.tickOff, [], async (c, input, { member, context }) => {
    const barred = barredFrom(member, [input]);
    return barred ? fail(c, 403, barred) : succeed(c, { fields: await tickOff(context, input) });
  });
  mount.staff(translation.saveShared, [], async (c, input, { member, context }) => {
    const barred = await barredFromAll(context, member, input);
    if (barred) return fail(c, 403, barred);
    const saved = await saveShared(context, input);
    if (!saved.ok) return refuseDraft(c, context, saved, input.data);
    const { draft, revision, updatedAt, updatedBy } = saved.shared;
    return succeed(c, { draft, revision, updatedAt: updatedAt.toISOString(), updatedBy: await nameOf(context, updatedBy) });
  });
  mount.staff(translation.publishShared, [], async (c, input, { member, context }) => {
    const barred = await barredFromAll(context, member, input);
    if (barred) return fail(c, 403, barred);
    const published = await publishShared(context, input);
    if (published.ok) return succeed(c, { revision: published.revision });
    return published.reason === "unknownEntry" ? fail(c, 404, "notFound") : fail(c, 400, published.reason);
  });
}

/** What holds in every language is for those who may change every language that there is. */
async function barredFromAll(context: Pick<Context, "database">, member: Member, { type, key }: { type: string; key: string }) {
  const languages = await listLanguages(context, { type, key });
  return barredFrom(
    member,
    languages.map((language) => ({ type, language })),
  );
}
