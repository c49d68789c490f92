import * as v from "valibot";
import { localPath } from "#i18n/paths.ts";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../../context.ts";
import { minuteMs } from "#i18n/day.ts";
import { codeMinutes } from "../schema.ts";

const validMs = codeMinutes * minuteMs;
/** Links of the back office accept passphrases, so their tokens are not valid on the website. */
const uses = ["retrieve", "staff"] as const;
export type RetrieveUse = (typeof uses)[number];
const contentSchema = v.strictObject({ use: v.picklist(uses), email: v.string(), at: v.number() });

/**
 * Creates the path of the page that sets a new password, for the mail with a code. Wrong codes typed by strangers do not
 * invalidate the sealed token, because it is too long to guess. It is not stored and valid as long as the code.
 */
export function createRetrieveLink(context: Pick<Context, "secrets" | "clock">, email: string, language: Language): string {
  return `${localPath(language, "/retrieve-password/link")}?token=${createToken(context, email, "retrieve")}`;
}

/** Path of the back office's form. The token is in the fragment, which browsers do not send to the server, so it is not logged. */
export function createStaffRetrieveLink(context: Pick<Context, "secrets" | "clock">, email: string): string {
  return `/admin#/new-password/${createToken(context, email, "staff")}`;
}

function createToken({ secrets, clock }: Pick<Context, "secrets" | "clock">, email: string, use: RetrieveUse): string {
  const content: v.InferOutput<typeof contentSchema> = { use, email, at: clock.now().getTime() };
  return Buffer.from(secrets.seal(JSON.stringify(content)), "base64").toString("base64url");
}

export function readRetrieveLink(
  { secrets, clock }: Pick<Context, "secrets" | "clock">,
  token: string,
  expectedUse: RetrieveUse,
): { email: string; sentAt: Date } | undefined {
  try {
    const { use, email, at } = v.parse(contentSchema, JSON.parse(secrets.open(token)));
    if (use !== expectedUse) return undefined;
    return clock.now().getTime() - at < validMs ? { email, sentAt: new Date(at) } : undefined;
  } catch {
    // The token was not sealed by this site, or for another purpose.
    return undefined;
  }
}
