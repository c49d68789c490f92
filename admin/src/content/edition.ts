import type { Entry } from "../../../domain/editing/schema.ts";
import type { Language } from "../../../i18n/languages.ts";

export type Edition = Entry["editions"][number];
export type EditionAddress = { type: string; key: string; language: Language };

/** What is worked on, else what is public. */
export const dataOf = (edition: Edition | undefined): Record<string, unknown> => edition?.draft ?? edition?.data ?? {};
