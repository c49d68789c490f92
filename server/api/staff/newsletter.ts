import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import * as domain from "#domain/newsletter";
import { fail, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";
import { barredFrom } from "./barred-from.ts";

const { newsletter } = staffEndpoints;
const type = "newsletter";

/** Issues of the newsletter, and who gets them. */
export function mountStaffNewsletter(parts: ApiParts): void {
  mountComposing(parts);
  mountSending(parts);
  mountSubscribers(parts);
}

function mountComposing({ mount }: ApiParts): void {
  mount.staff(newsletter.list, [], async (c, query, { context }) => succeed(c, await domain.listIssues(context, query)));
  for (const row of [newsletter.read, newsletter.watch])
    mount.staff(row, [], async (c, { id }, { context }) => {
      const issue = await domain.readIssue(context, id);
      return issue ? succeed(c, issue) : fail(c, 404, "unknownIssue");
    });
  mount.staff(newsletter.save, [], async (c, form, { member, context }) => {
    const stored = form.id === null ? form.language : await domain.languageOfIssue(context, form.id);
    if (!stored) return fail(c, 400, "unknownIssue");
    const barred = barredFrom(member, [
      { type, language: form.language },
      { type, language: stored },
    ]);
    if (barred) return fail(c, 403, barred);
    const saved = await domain.saveIssue(context, form);
    return saved.ok ? succeed(c, { id: saved.id, revision: saved.revision }) : fail(c, 400, saved.reason);
  });
  mount.staff(newsletter.remove, [], async (c, { id }, { member, context }) => {
    const language = await domain.languageOfIssue(context, id);
    if (!language) return fail(c, 400, "unknownIssue");
    const barred = barredFrom(member, [{ type, language }]);
    if (barred) return fail(c, 403, barred);
    const removed = await domain.removeIssue(context, id);
    return removed.ok ? succeed(c, null) : fail(c, 400, removed.reason);
  });
}

function mountSending({ services, mount }: ApiParts): void {
  const { siteUrl } = services.environment;
  mount.staff(newsletter.preview, [], async (c, { id }, { context }) => {
    const preview = await domain.previewIssue(context, { id, siteUrl });
    if (preview.ok) return succeed(c, { subject: preview.subject, html: preview.html, text: preview.text });
    return preview.reason === "unknownIssue" ? fail(c, 404, preview.reason) : fail(c, 400, preview.reason);
  });
  mount.staff(newsletter.tryOut, [], async (c, { id }, { context }) => {
    const sent = await domain.sendIssueToOneself(context, id);
    return sent.ok ? succeed(c, null) : fail(c, 400, sent.reason);
  });
  mount.staff(newsletter.send, [], async (c, input, { context }) => {
    const sent = await domain.sendIssue(context, input);
    return sent.ok ? succeed(c, { receivers: sent.receivers }) : fail(c, 400, sent.reason);
  });
}

function mountSubscribers({ mount }: ApiParts): void {
  mount.staff(newsletter.subscribers, [], async (c, query, { context }) => succeed(c, await domain.listSubscribers(context, query)));
  mount.staff(newsletter.subscriber, [], async (c, { id }, { context }) => {
    const found = await domain.viewSubscriber(context, id);
    return found ? succeed(c, found) : fail(c, 404, "unknownSubscriber");
  });
  mount.staff(newsletter.export, [], async (c, filters, { context }) => succeed(c, await domain.exportSubscribers(context, filters)));
  mount.staff(newsletter.erase, [], async (c, { id }, { context }) => {
    const erased = await domain.eraseSubscriberOnRequest(context, id);
    return erased.ok ? succeed(c, null) : fail(c, 400, erased.reason);
  });
}
