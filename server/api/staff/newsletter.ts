import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import * as domain from "#domain/newsletter";
import { fail, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";
import { findPermissionError } from "./find-permission-error.ts";

const { newsletter } = staffEndpoints;
const type = "newsletter";

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
  mount.staff(newsletter.save, [], async (c, form, { user, context }) => {
    const storedLanguage = form.id === null ? form.language : await domain.readIssueLanguage(context, form.id);
    if (!storedLanguage) return fail(c, 400, "unknownIssue");
    const forbidden = findPermissionError(user, [
      { type, language: form.language },
      { type, language: storedLanguage },
    ]);
    if (forbidden) return fail(c, 403, forbidden);
    const outcome = await domain.saveIssue(context, form);
    return outcome.ok ? succeed(c, { id: outcome.id, revision: outcome.revision }) : fail(c, 400, outcome.reason);
  });
  mount.staff(newsletter.remove, [], async (c, { id }, { user, context }) => {
    const language = await domain.readIssueLanguage(context, id);
    if (!language) return fail(c, 400, "unknownIssue");
    const forbidden = findPermissionError(user, [{ type, language }]);
    if (forbidden) return fail(c, 403, forbidden);
    const outcome = await domain.removeIssue(context, id);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
}

function mountSending({ services, mount }: ApiParts): void {
  const { siteUrl } = services.environment;
  mount.staff(newsletter.preview, [], async (c, { id }, { context }) => {
    const preview = await domain.previewIssue(context, { id, siteUrl });
    if (preview.ok) return succeed(c, { subject: preview.subject, html: preview.html, text: preview.text });
    return preview.reason === "unknownIssue" ? fail(c, 404, preview.reason) : fail(c, 400, preview.reason);
  });
  mount.staff(newsletter.sendTest, [], async (c, { id }, { context }) => {
    const outcome = await domain.sendTestIssue(context, id);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(newsletter.send, [], async (c, input, { context }) => {
    const outcome = await domain.sendIssue(context, input);
    return outcome.ok ? succeed(c, { receivers: outcome.receivers }) : fail(c, 400, outcome.reason);
  });
}

function mountSubscribers({ mount }: ApiParts): void {
  mount.staff(newsletter.subscribers, [], async (c, query, { context }) => succeed(c, await domain.listSubscribers(context, query)));
  mount.staff(newsletter.subscriber, [], async (c, { id }, { context }) => {
    const subscriber = await domain.readSubscriber(context, id);
    return subscriber ? succeed(c, subscriber) : fail(c, 404, "unknownSubscriber");
  });
  mount.staff(newsletter.export, [], async (c, filters, { context }) => succeed(c, await domain.exportSubscribers(context, filters)));
  mount.staff(newsletter.erase, [], async (c, { id }, { context }) => {
    const outcome = await domain.eraseSubscriberAsStaff(context, id);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
}
