import type { Language } from "../languages.ts";
import { au } from "./au.ts";
import { cn } from "./cn.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { Messages, Reason } from "./messages.ts";

export type { Messages, Reason } from "./messages.ts";

/** Error messages in all languages, for the server. Pages receive theirs from their loader. */
export const messages: Record<Language, Messages> = { fr, en, cn, de, au };

export function isReason(value: unknown): value is Reason {
  return typeof value === "string" && Object.hasOwn(en, value);
}
