import type { ErrorCodeSummary } from "#app/page/entries.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { inverterFamilies } from "#domain/content/schema";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { matchCodes } from "./match-codes.ts";

export type CodeItem = ReturnType<typeof codeItem>;
/** Codes under one heading: exact matches, similar codes, or a product family. */
export type CodeGroup = { name: "exact" | "similar" | (typeof inverterFamilies)[number]; codes: CodeItem[] };

/** Groups the codes that match a text; without a text, all codes by family. Leaves out empty groups. */
export function codeGroups(
  language: Language,
  entries: readonly ErrorCodeSummary[],
  search: { text: string; family?: string },
): CodeGroup[] {
  const items = entries.map((entry) => codeItem(language, entry));
  if (search.text !== "") {
    const matches = matchCodes(items, search);
    return nonEmptyGroups(["exact", "similar"] as const, (name) => matches.filter(({ match }) => match === name).map(({ entry }) => entry));
  }
  const families = inverterFamilies.filter((family) => search.family === undefined || family === search.family);
  return nonEmptyGroups(families, (name) => items.filter(({ family }) => family === name));
}

function nonEmptyGroups<Name extends CodeGroup["name"]>(names: readonly Name[], codesOf: (name: Name) => CodeItem[]): CodeGroup[] {
  return names.map((name) => ({ name, codes: codesOf(name) })).filter(({ codes }) => codes.length > 0);
}

function codeItem(language: Language, entry: ErrorCodeSummary) {
  const { id, family, code, severity, actor, meaning, cause, ownerSteps, remedy, sample, lang } = localiseEntry(language, entry);
  const request = new URLSearchParams({ problemType: "fault", code, device: family });
  // Contact form with the code and the device filled in.
  const contact = localPath(language, `/contact-us?${request}#ask`);
  return { id, family, code, severity, actor, meaning, cause, ownerSteps, remedy, contact, example: sample === true, lang };
}
