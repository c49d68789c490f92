import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { pages } from "#app/routing/pages.ts";
import {
  changeKey,
  deleteTrash,
  duplicateEntry,
  findCollection,
  listLanguages,
  policy,
  restoreTrash,
  suggestKey,
  trashEntry,
} from "#domain/content";
import * as editing from "#domain/editing";
import type { StaffUser } from "#domain/staff";
import type { Language } from "#i18n/languages.ts";
import { fail, failValidation, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";
import { findPermissionError } from "./find-permission-error.ts";

const { contentLifecycle: rows } = staffEndpoints;

export function mountContentLifecycle(parts: ApiParts): void {
  mountEntryActions(parts);
  mountTrash(parts);
}

function mountEntryActions({ mount }: ApiParts): void {
  mount.staff(rows.uses, [], async (c, address, { context }) => {
    const uses = await editing.readUses(context, address);
    return uses ? succeed(c, uses) : fail(c, 404, "notFound");
  });
  mount.staff(rows.delete, [], async (c, input, { user, context }) => {
    const forbidden = mayNotEdit(user, input.type, input.language ? [input.language] : await listLanguages(context, input));
    if (forbidden) return fail(c, 403, forbidden);
    // Every form links to the legal texts, so their pages must not disappear by mistake.
    if (input.type === policy.type && !input.language && isFixedPage(input)) return fail(c, 400, "pageIsFixed");
    const outcome = await trashEntry(context, input);
    return outcome.ok ? succeed(c, { id: outcome.id }) : fail(c, 404, "notFound");
  });
  mount.staff(rows.duplicate, [], async (c, address, { user, context }) => {
    const forbidden = mayNotEdit(user, address.type, await listLanguages(context, address));
    if (forbidden) return fail(c, 403, forbidden);
    const outcome = await duplicateEntry(context, address);
    return outcome.ok ? succeed(c, { type: address.type, key: outcome.key }) : fail(c, 404, "notFound");
  });
  mount.staff(rows.changeKey, [], async (c, input, { user, context }) => {
    const { type, key, newKey } = input;
    const forbidden = mayNotEdit(user, type, await listLanguages(context, input));
    if (forbidden) return fail(c, 403, forbidden);
    if (isFixedPage({ type, key }) || isFixedPage({ type, key: newKey })) return failValidation(c, { newKey: "pageIsFixed" });
    const outcome = await changeKey(context, input);
    if (outcome.ok) return succeed(c, { type, key: newKey, references: outcome.references });
    return outcome.reason === "slugTaken" ? failValidation(c, { newKey: "slugTaken" }) : fail(c, 404, "notFound");
  });
  mount.staff(rows.suggestKey, [], async (c, query, { context }) => succeed(c, { key: await suggestKey(context, query) }));
}

function mountTrash({ mount }: ApiParts): void {
  mount.staff(rows.trash, [], async (c, query, { context }) => succeed(c, await editing.listTrash(context, query)));
  mount.staff(rows.restoreTrash, [], async (c, { id }, { user, context }) => {
    const trashed = await editing.readTrashed(context, id);
    if (!trashed) return fail(c, 404, "notFound");
    const forbidden = mayNotEdit(user, trashed.type, trashed.languages);
    if (forbidden) return fail(c, 403, forbidden);
    const outcome = await restoreTrash(context, id);
    return outcome.ok ? succeed(c, outcome.entry) : fail(c, 404, "notFound");
  });
  mount.staff(rows.deleteTrash, [], async (c, { id }, { context }) =>
    (await deleteTrash(context, id)) ? succeed(c, null) : fail(c, 404, "notFound"),
  );
}

/** An entry without a language does not exist; the service function says so. */
function mayNotEdit(user: StaffUser, type: string, languages: readonly Language[]) {
  return findPermissionError(
    user,
    languages.map((language) => ({ type, language })),
  );
}

/** Whether the route table has a row of its own for the entry's page, so that its address belongs to the code. */
function isFixedPage({ type, key }: { type: string; key: string }): boolean {
  const path = findCollection(type)?.path(key);
  return path !== undefined && path.includes(key) && pages.some((page) => page.path === path);
}
