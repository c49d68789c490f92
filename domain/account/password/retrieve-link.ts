import * as v from "valibot";
import { localPath } from "#i18n/paths.ts";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../../context.ts";
import { minuteMs } from "#i18n/day.ts";
import { codeMinutes } from "../schema.ts";

const validMs = codeMinutes * minuteMs;
const contentSchema = v.strictObject({ use: v.literal("retrieve"), email: v.string(), at: v.number() });

/**
 * Creates the path of the page that sets a new password, for the mail with a code. Wrong codes typed by strangers do not
 * invalidate the sealed token, because it is too long to guess. It is not stored and valid as long as the code.
 */
export function createRetrieveLink({ secrets, clock }: Pick<Context, "secrets" | "clock">, email: string, language: Language): string {
  const content: v.InferOutput<typeof contentSchema> = { use: "retrieve", email, at: clock.now().getTime() };
  const token = Buffer.from(secrets.seal(JSON.stringify(content)), "base64").toString("base64url");
  return `${localPath(language, "/retrieve-password/link")}?token=${token}`;
}

export function readRetrieveLink(
  { secrets, clock }: Pick<Context, "secrets" | "clock">,
  token: string,
): { email: string; sentAt: Date } | undefined {
  try {
    const { email, at } = v.parse(contentSchema, JSON.parse(secrets.open(token)));
    return clock.now().getTime() - at < validMs ? { email, sentAt: new Date(at) } : undefined;
  } catch {
    // The token was not sealed by this site, or for another purpose.
    return undefined;
  }
}
