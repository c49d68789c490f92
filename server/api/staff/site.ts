import * as v from "valibot";
import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { canBeClosed } from "#app/routing/maintenance.ts";
import { pages } from "#app/routing/pages.ts";
import { findSaid, findTexts, readRevisions, replaceText, saveSiteConfig } from "#domain/site-config";
import { sentencesToken } from "#domain/editing";
import { previewName } from "#domain/editing/schema";
import { siteSchema, wrongSiteFields } from "#domain/site-config/schema";
import { mayEdit } from "#domain/staff";
import { languages } from "#i18n/languages.ts";
import { fail, failWith, refuse, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";
import { interfaceTexts } from "./interface-texts.ts";

const { site } = staffEndpoints;

/** Paths of pages that depend on neither entry nor user; all other pages are linked from them. */
const openPages = pages.flatMap(({ path, middleware }) => (path.includes(":") || middleware?.includes("notIndexed") ? [] : [path]));
const closablePages = pages.map(({ path }) => path).filter(canBeClosed);

export function mountSite({ mount }: ApiParts): void {
  mount.staff(site.read, [], async (c, { language }, { context }) =>
    succeed(c, { revisions: await readRevisions(context, languages[language].configKey), pages: closablePages }),
  );
  mount.staff(site.save, [], async (c, { language, basedOn, site: data }, { context }) => {
    const faults = wrongSiteFields(data, canBeClosed);
    if (!v.is(siteSchema, data) || Object.keys(faults).length > 0) return refuse(c, faults);
    const { configKey } = languages[language];
    const outcome = await saveSiteConfig(context, { configKey, config: { site: data }, canBeClosed, basedOn });
    if (outcome.ok) return succeed(c, null);
    return outcome.reason === "savedSince" ? fail(c, 400, outcome.reason) : refuse(c, faults);
  });
  mount.staff(site.texts, [], async (c, { q, language, place, replaced, page }, { context }) =>
    succeed(
      c,
      await findTexts(context, { texts: [...interfaceTexts().values()], typed: q, language, place, onlyReplaced: replaced === "1", page }),
    ),
  );
  mount.staff(site.said, [], async (c, { said, ...page }, { context }) =>
    succeed(c, { texts: await findSaid(context, { ...page, texts: [...interfaceTexts().values()], said: said.split("\n") }) }),
  );
  mount.staff(site.picking, [], (c, _, { context }) =>
    succeed(c, { query: `${previewName}=${sentencesToken(context)}`, pages: openPages }),
  );
  mount.staff(site.replace, [], async (c, { language, key, was, words }, { member, context }) => {
    if (!mayEdit(member, "copy", language)) return fail(c, 403, "notYourLanguage");
    const text = interfaceTexts().get(key);
    const original = text?.originals[language];
    if (!text || original === undefined) return fail(c, 400, "unknownText");
    const outcome = await replaceText(context, { configKey: languages[language].configKey, text, original, words, was });
    if (outcome.ok) return succeed(c, null);
    return outcome.reason === "savedSince" ? failWith(c, outcome.reason, { standing: outcome.standing }) : fail(c, 400, outcome.reason);
  });
}
