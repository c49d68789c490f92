import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { listSynonyms, removeSynonyms, saveSynonyms } from "#domain/content";
import { mayEdit } from "#domain/staff";
import { fail, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";

const { synonyms } = staffEndpoints;

/** What people call something, for the search of the site. */
export function mountSynonyms({ mount }: ApiParts): void {
  mount.staff(synonyms.list, [], async (c, asked, { context }) => succeed(c, await listSynonyms(context, asked)));
  mount.staff(synonyms.save, [], async (c, form, { member, context }) => {
    if (!mayEdit(member, "copy", form.language)) return fail(c, 403, "notYourLanguage");
    const saved = await saveSynonyms(context, form);
    return saved.ok ? succeed(c, null) : fail(c, 400, saved.reason);
  });
  mount.staff(synonyms.remove, [], async (c, named, { member, context }) => {
    if (!mayEdit(member, "copy", named.language)) return fail(c, 403, "notYourLanguage");
    await removeSynonyms(context, named);
    return succeed(c, null);
  });
}
