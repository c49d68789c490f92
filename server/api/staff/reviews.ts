import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import * as notices from "#domain/notices";
import * as reviews from "#domain/reviews";
import { fail, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";
import { findPermissionError } from "./find-permission-error.ts";

const { reviews: rows, notices: noticeRows } = staffEndpoints;

export function mountReviews({ mount }: ApiParts): void {
  mount.staff(rows.open, [], async (c, _, { user, context }) => succeed(c, await reviews.listOpenReviews(context, user)));
  mount.staff(rows.discussion, [], async (c, entry, { context }) => succeed(c, await reviews.readDiscussion(context, entry)));
  mount.staff(rows.request, [], async (c, input, { user, context }) => {
    const forbidden = findPermissionError(user, [input]);
    if (forbidden) return fail(c, 403, forbidden);
    const outcome = await reviews.requestReview(context, input);
    if (outcome.ok) return succeed(c, null);
    return outcome.reason === "unknownEntry" ? fail(c, 404, "notFound") : fail(c, 400, outcome.reason);
  });
  mount.staff(rows.decide, [], async (c, input, { user, context }) => {
    const forbidden = findPermissionError(user, [input]);
    if (forbidden) return fail(c, 403, forbidden);
    if (!user.mayPublish && input.decision !== "cancelled") return fail(c, 403, "reviewNeeded");
    const outcome = await reviews.decideReview(context, { ...input, requestedBy: user.mayPublish ? undefined : user.id });
    if (outcome.ok) return succeed(c, null);
    return user.mayPublish ? fail(c, 400, outcome.reason) : fail(c, 403, "reviewNeeded");
  });
  mount.staff(rows.comment, [], async (c, input, { context }) => {
    const outcome = await reviews.addComment(context, input);
    return outcome.ok ? succeed(c, null) : fail(c, 404, "notFound");
  });
  mount.staff(rows.resolve, [], async (c, input, { context }) => {
    await reviews.resolveComment(context, input);
    return succeed(c, null);
  });
}

export function mountNotices({ mount }: ApiParts): void {
  mount.staff(noticeRows.list, [], async (c, _, { context }) => succeed(c, await notices.listNotices(context)));
  mount.staff(noticeRows.read, [], async (c, { id }, { context }) => {
    await notices.readNotice(context, id);
    return succeed(c, null);
  });
  mount.staff(noticeRows.settings, [], async (c, _, { context }) => succeed(c, await notices.readNoticeSettings(context)));
  mount.staff(noticeRows.changeSetting, [], async (c, setting, { context }) =>
    succeed(c, await notices.saveNoticeSetting(context, setting)),
  );
}
