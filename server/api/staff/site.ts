import * as v from "valibot";
import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { canBeClosed } from "#app/routing/maintenance.ts";
import { pages } from "#app/routing/pages.ts";
import {
  findByRenderedText,
  findUiStrings,
  overrideUiString,
  readMaintenance,
  readRevisions,
  saveMaintenance,
  saveSiteConfig,
} from "#domain/site-config";
import { createInspectorToken } from "#domain/editing";
import { previewParameter } from "#domain/editing/schema";
import { siteSchema, findSiteErrors } from "#domain/site-config/schema";
import { canEdit } from "#domain/staff";
import type { MaintenanceRow } from "#domain/site-config/fields";
import { languages } from "#i18n/languages.ts";
import type { Reason } from "#i18n/messages/index.ts";
import { fail, failWith, failValidation, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";
import { listClosablePages } from "./list-closable-pages.ts";
import { listUiStrings } from "./ui-strings.ts";

const { site } = staffEndpoints;

/** Paths of pages that depend on neither entry nor user; all other pages are linked from them. */
const openPages = pages.flatMap(({ path, middleware }) => (path.includes(":") || middleware?.includes("notIndexed") ? [] : [path]));

export function mountSite({ mount }: ApiParts): void {
  mount.staff(site.read, [], async (c, { language }, { context }) =>
    succeed(c, { revisions: await readRevisions(context, languages[language].configKey) }),
  );
  mount.staff(site.save, [], async (c, { language, basedOn, site: data }, { context }) => {
    const faults = findSiteErrors(data, canBeClosed);
    if (!v.is(siteSchema, data) || Object.keys(faults).length > 0) return failValidation(c, faults);
    const { configKey } = languages[language];
    const outcome = await saveSiteConfig(context, { configKey, config: { site: data }, canBeClosed, basedOn, keepsMaintenance: true });
    if (outcome.ok) return succeed(c, null);
    return outcome.reason === "savedSince" ? fail(c, 400, outcome.reason) : failValidation(c, faults);
  });
  mount.staff(site.maintenance, [], async (c, _, { context }) =>
    succeed(c, { ...(await readMaintenance(context)), pages: await listClosablePages(context) }),
  );
  mount.staff(site.saveMaintenance, [], async (c, input, { context }) => {
    const faults = findMaintenanceErrors(input.rows);
    if (Object.keys(faults).length > 0) return failValidation(c, faults);
    const outcome = await saveMaintenance(context, input);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(site.texts, [], async (c, { q, language, place, replaced, page }, { context }) =>
    succeed(
      c,
      await findUiStrings(context, {
        texts: [...listUiStrings().values()],
        typed: q,
        language,
        place,
        onlyReplaced: replaced === "1",
        page,
      }),
    ),
  );
  mount.staff(site.findByRenderedText, [], async (c, { said, ...page }, { context }) =>
    succeed(c, { texts: await findByRenderedText(context, { ...page, texts: [...listUiStrings().values()], said: said.split("\n") }) }),
  );
  mount.staff(site.inspect, [], (c, _, { context }) =>
    succeed(c, { query: `${previewParameter}=${createInspectorToken(context)}`, pages: openPages }),
  );
  mount.staff(site.replace, [], async (c, { language, key, was, words }, { user, context }) => {
    if (!canEdit(user, "copy", language)) return fail(c, 403, "notYourLanguage");
    const text = listUiStrings().get(key);
    const original = text?.originals[language];
    if (!text || original === undefined) return fail(c, 400, "unknownText");
    const outcome = await overrideUiString(context, { configKey: languages[language].configKey, text, original, words, was });
    if (outcome.ok) return succeed(c, null);
    return outcome.reason === "savedSince" ? failWith(c, outcome.reason, { standing: outcome.standing }) : fail(c, 400, outcome.reason);
  });
}

/** Returns the error codes of wrong rows by dotted path. */
function findMaintenanceErrors(rows: readonly MaintenanceRow[]): Record<string, Reason> {
  return Object.fromEntries(
    rows.flatMap(({ path, languages: closedIn }, index): [string, Reason][] => [
      ...(canBeClosed(path) ? [] : [[`rows.${index}.path`, path === "" ? "required" : "unknownAddress"] as [string, Reason]]),
      ...(closedIn.length > 0 ? [] : [[`rows.${index}.languages`, "required"] as [string, Reason]]),
    ]),
  );
}
