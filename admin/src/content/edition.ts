import type { Entry } from "../../../domain/editing/schema.ts";
import type { Language } from "../../../i18n/languages.ts";
import { currentTyped, readTyped } from "./typed-store.ts";

export type Edition = Entry["editions"][number];
export type EditionAddress = { type: string; key: string; language: Language };

/** Returns the draft, or the published data if there is no draft. */
export const dataOf = (edition: Edition | undefined): Record<string, unknown> => edition?.draft ?? edition?.data ?? {};

/** Returns the same data with typed text that is not saved yet. */
export const typedDataOf = ({ type, key }: Entry, edition: Edition): Record<string, unknown> =>
  currentTyped(readTyped(workName({ type, key, language: edition.language })), edition.revision)?.data ?? dataOf(edition);

/** Name under which the browser stores the unsaved text of a localization. */
export const workName = ({ type, key, language }: EditionAddress): string => `${type}/${key}/${language}`;
