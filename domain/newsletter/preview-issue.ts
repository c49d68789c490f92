import { eq } from "drizzle-orm";
import { account } from "#db/account.ts";
import { newsletterIssue } from "#db/newsletter.ts";
import { recordAct } from "#domain/audit";
import { composeMail, queueMail, type OutgoingMail } from "#domain/mail";
import type { Context, StaffContext } from "../context.ts";
import { readLetter } from "./read-letter.ts";
import { actsSubject } from "./save-issue.ts";
import { unsubscribePath } from "./tokens.ts";

type Refused = { ok: false; reason: "unknownIssue" | "entryNotPublic" };
type Composed = OutgoingMail & { to: string };

/** The mail as its receivers get it; its link to unsubscribe is nobody's. */
export async function previewIssue(
  context: Context,
  { id, siteUrl }: { id: string; siteUrl: URL },
): Promise<{ ok: true; subject: string; html: string; text: string } | Refused> {
  const found = await mailOf(context, id, "");
  if (!found.ok) return found;
  const { subject, html, text } = await composeMail(context, { id, mail: found.mail, siteUrl });
  return { ok: true, subject, html, text };
}

/** Sends the mail to the member of staff who asks for it. */
export async function sendIssueToOneself(context: StaffContext, id: string): Promise<{ ok: true } | Refused> {
  const [self] = await context.database.select({ email: account.email }).from(account).where(eq(account.id, context.actor.id));
  if (!self) throw new Error("Whoever acts has an account.");
  const found = await mailOf(context, id, self.email);
  if (!found.ok) return found;
  await context.database.transaction(async (transaction) => {
    await queueMail(context, transaction, [found.mail]);
    await recordAct(context, transaction, { action: "newsletter.tried", subject: actsSubject({ id }) });
  });
  return { ok: true };
}

async function mailOf(context: Context, id: string, to: string): Promise<{ ok: true; mail: Composed } | Refused> {
  const [issue] = await context.database.select().from(newsletterIssue).where(eq(newsletterIssue.id, id));
  if (!issue) return { ok: false, reason: "unknownIssue" };
  const read: Awaited<ReturnType<typeof readLetter>> = issue.letter ? { ok: true, letter: issue.letter } : await readLetter(context, issue);
  if (!read.ok) return read;
  // No subscriber has the id of an issue.
  const data = { issue: read.letter, unsubscribe: unsubscribePath(context.secrets, id) };
  return { ok: true, mail: { name: "newsletterIssue", language: issue.language, to, data } };
}
