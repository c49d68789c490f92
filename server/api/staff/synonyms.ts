import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { isSearchTarget, listSynonyms, removeSynonyms, saveSynonyms, suggest } from "#domain/content";
import { canEdit } from "#domain/staff";
import { fail, failValidation, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";
import { openSearchablePages } from "../searchable-pages.ts";

const { synonyms } = staffEndpoints;
const mostTargets = 8;

export function mountSynonyms({ services, mount }: ApiParts): void {
  const pagesOf = openSearchablePages(services.context);
  const searchContext = { ...services.context, database: services.searchDatabase };
  mount.staff(synonyms.list, [], async (c, query, { context }) => succeed(c, await listSynonyms(context, query)));
  mount.staff(synonyms.targets, [], async (c, { language, q }) => {
    const pages = await pagesOf(language);
    const found = await suggest(searchContext, { text: q, language, pages, size: mostTargets });
    return succeed(
      c,
      found.map(({ path, title }) => ({ path, title })),
    );
  });
  mount.staff(synonyms.save, [], async (c, form, { user, context }) => {
    if (!canEdit(user, "copy", form.language)) return fail(c, 403, "notYourLanguage");
    const { language, target, was } = form;
    // A synonym of a page that was unpublished since can still be changed.
    const isNewAddress = was === null && target.startsWith("/");
    if (isNewAddress && !(await isSearchTarget({ context: searchContext, language, pages: await pagesOf(language) }, target)))
      return failValidation(c, { target: "unknownAddress" });
    const outcome = await saveSynonyms(context, form);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(synonyms.remove, [], async (c, synonym, { user, context }) => {
    if (!canEdit(user, "copy", synonym.language)) return fail(c, 403, "notYourLanguage");
    await removeSynonyms(context, synonym);
    return succeed(c, null);
  });
}
