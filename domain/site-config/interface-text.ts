import type { Language } from "#i18n/languages.ts";
import type { TextPlace } from "./schema.ts";

/** A text of the interface as it is written. `formerKey` is one under which words may be kept from before; `path` is a page that shows it. */
export type InterfaceText = {
  key: string;
  formerKey?: string;
  place: TextPlace;
  path?: string;
  originals: Partial<Record<Language, string>>;
};

/** The words that an editor put in the place of a text. */
export function standingWords({ key, formerKey }: InterfaceText, copy: Readonly<Record<string, string>>): string | undefined {
  return copy[key] ?? (formerKey === undefined ? undefined : copy[formerKey]);
}
