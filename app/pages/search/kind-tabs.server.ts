import { searchKinds, type SearchKind } from "#domain/content/schema";
import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";

export type Counts = Partial<Record<SearchKind, number>>;
type Tabs = { language: Language; text: string; counts: Counts; copy: Copy["kinds"] };

/** Tabs with counts: all results, then each kind that has results. */
export function kindTabs({ language, text, counts, copy }: Tabs) {
  const kinds = searchKinds.flatMap((kind) => {
    const count = counts[kind];
    return count ? [{ kind, name: copy.names[kind], count }] : [];
  });
  return [{ kind: undefined, name: copy.all, count: totalOf(counts) }, ...kinds].map(({ kind, name, count }) => ({
    to: searchAddress(language, text, kind),
    name,
    count: formatNumber(language, count),
  }));
}

export function totalOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

export function searchAddress(language: Language, text: string, kind: SearchKind | undefined): string {
  return `${localPath(language, "/search")}?${new URLSearchParams({ q: text, ...(kind && { kind }) })}`;
}
