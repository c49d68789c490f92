import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import {
  restoreEntry,
  cancelSchedule,
  publishEntry,
  restoreRevision,
  saveLocalization,
  sortSourceFirst,
  undoLastAction,
  withdrawEntry,
} from "#domain/content";
import * as editing from "#domain/editing";
import { decideReview } from "#domain/reviews";
import { canEdit } from "#domain/staff";
import { languageCodes } from "#i18n/languages.ts";
import type { StaffContext } from "../../../domain/context.ts";
import { fail, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";
import { findPage } from "#app/routing/match-page.ts";
import { findPermissionError } from "./find-permission-error.ts";
import { forEachLocalization } from "./for-each-localization.ts";
import { refuseDraft } from "./refuse-draft.ts";

const { content } = staffEndpoints;

export function mountEditing(parts: ApiParts): void {
  mountPublication(parts);
  const { services, mount } = parts;
  mount.staff(content.types, [], (c, _, { user }) =>
    succeed(
      c,
      editing.describeTypes().map((type) => ({
        ...type,
        mayEdit: languageCodes.filter((code) => canEdit(user, type.type, code)),
        mayDraftByMachine: services.machineTranslator !== undefined && ["administrator", "editor"].includes(user.role),
      })),
    ),
  );
  mount.staff(content.list, [], async (c, query, { user, context }) => {
    const entries = await editing.listEntriesOf(context, query, user.id);
    return entries ? succeed(c, entries) : fail(c, 404, "notFound");
  });
  mount.staff(content.item, [], async (c, address, { context }) => {
    const entry = await editing.readEntry(context, address);
    return entry ? succeed(c, entry) : fail(c, 404, "notFound");
  });
  mount.staff(content.save, [], async (c, input, { user, context }) => {
    const forbidden = findPermissionError(user, [input]);
    if (forbidden) return fail(c, 403, forbidden);
    const outcome = await saveLocalization(context, input);
    if (!outcome.ok) return refuseDraft(c, context, outcome, input.data);
    const edition = await editing.readLocalization(context, input);
    // Returns the data that this request saved, because another user may have saved since.
    return edition ? succeed(c, { ...edition, revision: outcome.revision, draft: outcome.data }) : fail(c, 404, "notFound");
  });
  mount.staff(content.restore, [], async (c, input, { user, context }) => {
    const forbidden = findPermissionError(user, [input]);
    if (forbidden) return fail(c, 403, forbidden);
    const outcome = await restoreRevision(context, input);
    return outcome.ok ? succeed(c, { revision: outcome.revision }) : refuseDraft(c, context, outcome);
  });
  mount.staff(content.check, [], async (c, edition, { context }) => {
    const faults = await editing.checkLocalization(context, edition, pageAt);
    return faults ? succeed(c, faults) : fail(c, 404, "notFound");
  });
  mount.staff(content.history, [], async (c, query, { context }) => succeed(c, await editing.listRevisions(context, query)));
  mount.staff(content.preview, [], (c, edition, { context }) => {
    const path = editing.createPreviewPath(context, edition);
    return path === undefined ? fail(c, 404, "notFound") : succeed(c, { path });
  });
}

function mountPublication({ mount }: ApiParts): void {
  mount.staff(content.publish, [], async (c, { editions, at, until, follow }, { user, context }) => {
    const forbidden = findPermissionError(user, editions);
    if (forbidden) return fail(c, 403, forbidden);
    const languagesOf = ({ type, key }: (typeof editions)[number]) =>
      editions.filter((other) => other.type === type && other.key === key).map(({ language }) => language);
    const lines = await forEachLocalization(sortSourceFirst(editions), (edition) =>
      publishReviewed(context, { ...edition, at, until, follow, publishedWith: languagesOf(edition) }),
    );
    return succeed(c, lines);
  });
  const actions = [
    [content.unpublish, withdrawEntry],
    [content.republish, restoreEntry],
    [content.cancelSchedule, cancelSchedule],
    [content.undo, undoLastAction],
  ] as const;
  for (const [row, action] of actions)
    mount.staff(row, [], async (c, { editions }, { user, context }) => {
      const forbidden = findPermissionError(user, editions);
      if (forbidden) return fail(c, 403, forbidden);
      return succeed(c, await forEachLocalization(editions, (edition) => action(context, edition)));
    });
}

/** Publishes a localized version, which approves its open review. */
async function publishReviewed(context: StaffContext, publication: Parameters<typeof publishEntry>[1]) {
  const outcome = await publishEntry(context, publication);
  if (outcome.ok) await decideReview(context, { ...publication, decision: "approved" });
  return outcome;
}

const pageAt: editing.FindPage = (path) => {
  const match = findPage(path);
  return match && { type: match.page.content, key: match.params.id };
};
