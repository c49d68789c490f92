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

/** Entries: what there is, what is worked on, and what is public. */
export function mountEditing({ mount }: ApiParts): void {
  mount.staff(content.types, [], (c, _, { member }) =>
    succeed(
      c,
      editing.describeTypes().map((type) => ({ ...type, mayEdit: languageCodes.filter((code) => mayEdit(member, type.type, code)) })),
    ),
  );
  mount.staff(content.list, [], async (c, query, { member, context }) => {
    const found = await editing.listEntriesOf(context, query, member.id);
    return found ? succeed(c, found) : fail(c, 404, "notFound");
  });
  mount.staff(content.item, [], async (c, address, { context }) => {
    const entry = await editing.readEntry(context, address);
    return entry ? succeed(c, entry) : fail(c, 404, "notFound");
  });
  mount.staff(content.save, [], async (c, input, { member, context }) => {
    const barred = barredFrom(member, [input]);
    if (barred) return fail(c, 403, barred);
    const saved = await saveEdition(context, input);
    if (!saved.ok) return refuseDraft(c, context, saved, input.data);
    const edition = await editing.readEdition(context, input);
    // Another may have saved since; the person goes on from what was saved here.
    return edition ? succeed(c, { ...edition, revision: saved.revision, draft: saved.data }) : fail(c, 404, "notFound");
  });
  mount.staff(content.restore, [], async (c, input, { member, context }) => {
    const barred = barredFrom(member, [input]);
    if (barred) return fail(c, 403, barred);
    const restored = await restoreRevision(context, input);
    return restored.ok ? succeed(c, { revision: restored.revision }) : refuseDraft(c, context, restored);
  });
  mount.staff(content.check, [], async (c, edition, { context }) => {
    const found = await editing.checkEdition(context, edition, pageAt);
    return found ? succeed(c, found) : fail(c, 404, "notFound");
  });
  mount.staff(content.history, [], async (c, query, { context }) => succeed(c, await editing.listRevisions(context, query)));
  mount.staff(content.preview, [], (c, edition, { context }) => {
    const path = editing.previewPath(context, edition);
    return path === undefined ? fail(c, 404, "notFound") : succeed(c, { path });
  });
  mount.staff(content.publish, [], async (c, { editions, at, until, follow }, { member, context }) => {
    const barred = barredFrom(member, editions);
    if (barred) return fail(c, 403, barred);
    return succeed(c, await eachEdition(editions, (edition) => publishEntry(context, { ...edition, at, until, follow })));
  });
  const acts = [
    [content.withdraw, withdrawEntry],
    [content.bringBack, bringBack],
    [content.cancelPlan, cancelPlan],
    [content.undo, undoLast],
  ] as const;
  for (const [row, act] of acts)
    mount.staff(row, [], async (c, { editions }, { member, context }) => {
      const barred = barredFrom(member, editions);
      if (barred) return fail(c, 403, barred);
      return succeed(c, await eachEdition(editions, (edition) => act(context, edition)));
    });
}

const pageAt: editing.PageAt = (path) => {
  const found = findPage(path);
  return found && { type: found.page.content, key: found.params.id };
};
