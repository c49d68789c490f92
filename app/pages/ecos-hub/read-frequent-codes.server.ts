import { localiseEntry } from "#app/page/localise-entry.ts";
import { readList } from "#app/page/read-list.ts";
import { traits } from "#i18n/traits.ts";
import type { RequestContext } from "#app/page/request-context.ts";

/** Example frequencies, by the id of the error code's entry. */
const exampleCounts: Record<string, number> = { "agave-th-a103": 9, "agave-th-a104": 7, "agave-th-a203": 4, "agave-th-a302": 2 };

/** Reads error codes with example frequencies, most frequent first; leaves out codes without a published entry. */
export async function readFrequentCodes(page: RequestContext) {
  const allCodes = await readList(page, "error-code");
  const { colon } = traits[page.language];
  const highestCount = Math.max(...Object.values(exampleCounts));
  return Object.entries(exampleCounts).flatMap(([key, count], index) => {
    const entry = allCodes.find(({ id }) => id === key);
    if (!entry) return [];
    const { id, code, meaning, cause, remedy, lang } = localiseEntry(page.language, entry);
    return [
      { id, code, meaning, count, share: Math.round((count / highestCount) * 100), lang, ...(index === 0 && { cause, remedy, colon }) },
    ];
  });
}

export type HubCode = Awaited<ReturnType<typeof readFrequentCodes>>[number];
