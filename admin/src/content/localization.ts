import type { Entry } from "../../../domain/editing/schema.ts";
import type { Language } from "../../../i18n/languages.ts";
import { newerTyped, readTyped } from "./typed-store.ts";

export type Localization = Entry["editions"][number];
export type LocalizationAddress = { type: string; key: string; language: Language };

/** Returns the draft, or the published data if there is no draft. */
export const currentDataOf = (localization: Localization | undefined): Record<string, unknown> =>
  localization?.draft ?? localization?.data ?? {};

/** Returns the same data with typed text that is not saved yet. */
export const typedOrCurrentDataOf = ({ type, key }: Entry, localization: Localization): Record<string, unknown> =>
  newerTyped(readTyped(storageNameOf({ type, key, language: localization.language })), localization.revision)?.data ??
  currentDataOf(localization);

/** Name under which the browser stores the unsaved text of a localization. */
export const storageNameOf = ({ type, key, language }: LocalizationAddress): string => `${type}/${key}/${language}`;
