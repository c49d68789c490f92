import { pages } from "#app/routing/pages.ts";
import type { PolicyItem, PolicySummary } from "#app/page/entries.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { formatDay } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";

/** Placeholders in a policy, each in a paragraph of its own such as `{company}`. */
export const blockNames = [
  "company",
  "contact",
  "privacy-contact",
  "security-contact",
  "question-retention",
  "reply-time",
  "consent",
  "cookies",
] as const;
export type BlockName = (typeof blockNames)[number];
type Part = { html: string } | { block: BlockName };

const placeholder = /<p>\{([a-z-]+)\}<\/p>/;
const headings = /<h2 id="([^"]+)">(.*?)<\/h2>/g;
const isBlock = (name: string): name is BlockName => blockNames.some((block) => block === name);

export function policyView(language: Language, item: PolicyItem) {
  const { title, lead, points, body, version, date, sample, lang } = localiseEntry(language, item);
  return {
    title,
    lead,
    points,
    parts: splitBody(body),
    contents: Array.from(body.matchAll(headings), ([, id = "", html = ""]) => ({ id, html })),
    version,
    day: date,
    date: formatDay(language, date),
    example: sample === true,
    lang,
  };
}

/** Splits the HTML at its placeholders; unknown placeholders stay as text. */
export function splitBody(body: string): Part[] {
  return body.split(new RegExp(placeholder, "g")).flatMap((piece, index): Part[] => {
    if (index % 2 === 0) return piece.trim() === "" ? [] : [{ html: piece }];
    return [isBlock(piece) ? { block: piece } : { html: `<p>{${piece}}</p>` }];
  });
}

/** Lists the other policies that have a page, in their order. */
export function otherPolicies(language: Language, key: string, listed: readonly PolicySummary[]) {
  return listed.flatMap((entry) => {
    const { id, title, description } = localiseEntry(language, entry);
    const row = pages.find(({ path }) => path.endsWith(`/${id}`));
    return row && id !== key ? [{ id, title, description, to: localPath(language, row.path) }] : [];
  });
}

export type PolicyView = ReturnType<typeof policyView>;
