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

/** No entry's and nobody's own: from these, links lead to all others. */
const openPages = pages.flatMap(({ path, middleware }) => (path.includes(":") || middleware?.includes("notIndexed") ? [] : [path]));
const closablePages = pages.map(({ path }) => path).filter(canBeClosed);

/** What each language says about the company, and every sentence of the interface. */
export function mountSite({ mount }: ApiParts): void {
  mount.staff(site.read, [], async (c, { language }, { context }) =>
    succeed(c, { revisions: await readRevisions(context, languages[language].configKey), pages: closablePages }),
  );
  mount.staff(site.save, [], async (c, { language, basedOn, site: data }, { context }) => {
    const wrong = wrongSiteFields(data, canBeClosed);
    if (!v.is(siteSchema, data) || Object.keys(wrong).length > 0) return refuse(c, wrong);
    const { configKey } = languages[language];
    const saved = await saveSiteConfig(context, { configKey, config: { site: data }, canBeClosed, basedOn });
    if (saved.ok) return succeed(c, null);
    return saved.reason === "savedSince" ? fail(c, 400, saved.reason) : refuse(c, wrong);
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
    const changed = await replaceText(context, { configKey: languages[language].configKey, text, original, words, was });
    if (changed.ok) return succeed(c, null);
    return changed.reason === "savedSince" ? failWith(c, changed.reason, { standing: changed.standing }) : fail(c, 400, changed.reason);
  });
}
