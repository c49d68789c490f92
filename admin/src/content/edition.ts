import type { Entry } from "../../../domain/editing/schema.ts";
import type { Language } from "../../../i18n/languages.ts";
import { currentTyped, readTyped } from "./typed-store.ts";

export type Edition = Entry["editions"][number];
export type EditionAddress = { type: string; key: string; language: Language };

/** What is worked on, else what is public. */
export const dataOf = (edition: Edition | undefined): Record<string, unknown> => edition?.draft ?? edition?.data ?? {};

/** The same with what was typed a moment ago and is not saved yet. */
export const typedDataOf = ({ type, key }: Entry, edition: Edition): Record<string, unknown> =>
  currentTyped(readTyped(workName({ type, key, language: edition.language })), edition.revision)?.data ?? dataOf(edition);

/** Name of the work on an edition in the browser. */
export const workName = ({ type, key, language }: EditionAddress): string => `${type}/${key}/${language}`;
