import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { bringBack, cancelPlan, publishEntry, restoreRevision, saveEdition, undoLast, withdrawEntry } from "#domain/content";
import * as editing from "#domain/editing";
import { mayEdit } from "#domain/staff";
import { languageCodes } from "#i18n/languages.ts";
import { fail, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";
import { findPage } from "#app/routing/match-page.ts";
import { barredFrom } from "./barred-from.ts";
import { eachEdition } from "./each-edition.ts";
import { refuseDraft } from "./refuse-draft.ts";

const { content } = staffEndpoints;

export function mountEditing({ mount }: ApiParts): void {
  mount.staff(content.types, [], (c, _, { member }) =>
    succeed(
      c,
      editing.describeTypes().map((type) => ({ ...type, mayEdit: languageCodes.filter((code) => mayEdit(member, type.type, code)) })),
    ),
  );
  mount.staff(content.list, [], async (c, query, { member, context }) => {
    const entries = await editing.listEntriesOf(context, query, member.id);
    return entries ? succeed(c, entries) : fail(c, 404, "notFound");
  });
  mount.staff(content.item, [], async (c, address, { context }) => {
    const entry = await editing.readEntry(context, address);
    return entry ? succeed(c, entry) : fail(c, 404, "notFound");
  });
  mount.staff(content.save, [], async (c, input, { member, context }) => {
    const forbidden = barredFrom(member, [input]);
    if (forbidden) return fail(c, 403, forbidden);
    const outcome = await saveEdition(context, input);
    if (!outcome.ok) return refuseDraft(c, context, outcome, input.data);
    const edition = await editing.readEdition(context, input);
    // Returns the data that this request saved, because another user may have saved since.
    return edition ? succeed(c, { ...edition, revision: outcome.revision, draft: outcome.data }) : fail(c, 404, "notFound");
  });
  mount.staff(content.restore, [], async (c, input, { member, context }) => {
    const forbidden = barredFrom(member, [input]);
    if (forbidden) return fail(c, 403, forbidden);
    const outcome = await restoreRevision(context, input);
    return outcome.ok ? succeed(c, { revision: outcome.revision }) : refuseDraft(c, context, outcome);
  });
  mount.staff(content.check, [], async (c, edition, { context }) => {
    const faults = await editing.checkEdition(context, edition, pageAt);
    return faults ? succeed(c, faults) : fail(c, 404, "notFound");
  });
  mount.staff(content.history, [], async (c, query, { context }) => succeed(c, await editing.listRevisions(context, query)));
  mount.staff(content.preview, [], (c, edition, { context }) => {
    const path = editing.previewPath(context, edition);
    return path === undefined ? fail(c, 404, "notFound") : succeed(c, { path });
  });
  mount.staff(content.publish, [], async (c, { editions, at, until, follow }, { member, context }) => {
    const forbidden = barredFrom(member, editions);
    if (forbidden) return fail(c, 403, forbidden);
    return succeed(c, await eachEdition(editions, (edition) => publishEntry(context, { ...edition, at, until, follow })));
  });
  const actions = [
    [content.withdraw, withdrawEntry],
    [content.bringBack, bringBack],
    [content.cancelPlan, cancelPlan],
    [content.undo, undoLast],
  ] as const;
  for (const [row, action] of actions)
    mount.staff(row, [], async (c, { editions }, { member, context }) => {
      const forbidden = barredFrom(member, editions);
      if (forbidden) return fail(c, 403, forbidden);
      return succeed(c, await eachEdition(editions, (edition) => action(context, edition)));
    });
}

const pageAt: editing.PageAt = (path) => {
  const match = findPage(path);
  return match && { type: match.page.content, key: match.params.id };
};
