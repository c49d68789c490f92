import type { Language } from "#i18n/languages.ts";
import type { TextPlace } from "./schema.ts";

/** UI string with its original texts. `formerKey`: key of overrides saved before a rename; `path`: a page that shows the string. */
export type InterfaceText = {
  key: string;
  formerKey?: string;
  place: TextPlace;
  path?: string;
  originals: Partial<Record<Language, string>>;
};

export function standingWords({ key, formerKey }: InterfaceText, copy: Readonly<Record<string, string>>): string | undefined {
  return copy[key] ?? (formerKey === undefined ? undefined : copy[formerKey]);
}
