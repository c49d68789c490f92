import type { Language } from "#i18n/languages.ts";
import type { TextPlace } from "./schema.ts";

/** `formerKey` is the key of overrides saved before a rename; `path` is a page that shows the string. */
export type UiString = {
  key: string;
  formerKey?: string;
  place: TextPlace;
  path?: string;
  originals: Partial<Record<Language, string>>;
};

export function overrideOf({ key, formerKey }: UiString, copy: Readonly<Record<string, string>>): string | undefined {
  return copy[key] ?? (formerKey === undefined ? undefined : copy[formerKey]);
}
