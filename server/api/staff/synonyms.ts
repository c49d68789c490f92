import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { listSynonyms, removeSynonyms, saveSynonyms } from "#domain/content";
import { canEdit } from "#domain/staff";
import { fail, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";

const { synonyms } = staffEndpoints;

export function mountSynonyms({ mount }: ApiParts): void {
  mount.staff(synonyms.list, [], async (c, query, { context }) => succeed(c, await listSynonyms(context, query)));
  mount.staff(synonyms.save, [], async (c, form, { user, context }) => {
    if (!canEdit(user, "copy", form.language)) return fail(c, 403, "notYourLanguage");
    const outcome = await saveSynonyms(context, form);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(synonyms.remove, [], async (c, synonym, { user, context }) => {
    if (!canEdit(user, "copy", synonym.language)) return fail(c, 403, "notYourLanguage");
    await removeSynonyms(context, synonym);
    return succeed(c, null);
  });
}
