import { eq } from "drizzle-orm";
import { account } from "#db/account.ts";
import { newsletterIssue } from "#db/newsletter.ts";
import { recordAuditEntry } from "#domain/audit";
import { composeMail, queueMail, type OutgoingMail } from "#domain/mail";
import type { Context, StaffContext } from "../context.ts";
import { readIssueContent } from "./read-issue-content.ts";
import { issueAuditSubject } from "./save-issue.ts";
import { unsubscribePath } from "./unsubscribe-token.ts";

type Rejection = { ok: false; reason: "unknownIssue" | "entryNotPublic" };
type AddressedMail = OutgoingMail & { to: string };

/** Renders the mail as subscribers get it, except for its unsubscribe link. */
export async function previewIssue(
  context: Context,
  { id, siteUrl }: { id: string; siteUrl: URL },
): Promise<{ ok: true; subject: string; html: string; text: string } | Rejection> {
  const composed = await createIssueMail(context, id, "");
  if (!composed.ok) return composed;
  const { subject, html, text } = await composeMail(context, { id, mail: composed.mail, siteUrl });
  return { ok: true, subject, html, text };
}

export async function sendTestIssue(context: StaffContext, id: string): Promise<{ ok: true } | Rejection> {
  const [recipient] = await context.database.select({ email: account.email }).from(account).where(eq(account.id, context.actor.id));
  if (!recipient) throw new Error("The staff user has no account.");
  const composed = await createIssueMail(context, id, recipient.email);
  if (!composed.ok) return composed;
  await context.database.transaction(async (transaction) => {
    await queueMail(context, transaction, [composed.mail]);
    await recordAuditEntry(context, transaction, { action: "newsletter.tried", subject: issueAuditSubject({ id }) });
  });
  return { ok: true };
}

async function createIssueMail(context: Context, id: string, to: string): Promise<{ ok: true; mail: AddressedMail } | Rejection> {
  const [issue] = await context.database.select().from(newsletterIssue).where(eq(newsletterIssue.id, id));
  if (!issue) return { ok: false, reason: "unknownIssue" };
  const outcome: Awaited<ReturnType<typeof readIssueContent>> = issue.letter
    ? { ok: true, letter: issue.letter }
    : await readIssueContent(context, issue);
  if (!outcome.ok) return outcome;
  // The link contains the id of the issue, so it unsubscribes no subscriber.
  const data = { issue: outcome.letter, unsubscribe: unsubscribePath(context.secrets, id) };
  return { ok: true, mail: { name: "newsletterIssue", language: issue.language, to, data } };
}
