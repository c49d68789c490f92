import * as v from "valibot";
import { localPath } from "#i18n/paths.ts";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../../context.ts";
import { dayMs } from "#i18n/day.ts";

const validMs = dayMs;
const contentSchema = v.strictObject({ use: v.literal("retrieve"), email: v.string(), at: v.number() });

/**
 * The way to a new password that goes with each code to a mailbox: too long to be guessed, so that nobody's wrong codes
 * can close it, and good for as long as the mailbox may have to wait for another. It is computed, not kept.
 */
export function retrieveLink(
  { secrets, clock }: Pick<Context, "secrets" | "clock">,
  email: string,
  language: Language,
): { path: string; validUntil: Date } {
  const at = clock.now().getTime();
  const content: v.InferOutput<typeof contentSchema> = { use: "retrieve", email, at };
  const token = Buffer.from(secrets.seal(JSON.stringify(content)), "base64").toString("base64url");
  return { path: `${localPath(language, "/retrieve-password/link")}?token=${token}`, validUntil: new Date(at + validMs) };
}

/** Whose mailbox a link was sent to, and when, as long as it is valid. */
export function readRetrieveLink(
  { secrets, clock }: Pick<Context, "secrets" | "clock">,
  token: string,
): { email: string; sentAt: Date } | undefined {
  try {
    const { email, at } = v.parse(contentSchema, JSON.parse(secrets.open(token)));
    return clock.now().getTime() - at < validMs ? { email, sentAt: new Date(at) } : undefined;
  } catch {
    // Not sealed by this site, or sealed for something else.
    return undefined;
  }
}
