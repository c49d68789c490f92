import { localiseEntry } from "#app/page/localise-entry.ts";
import { readList } from "#app/page/read-list.ts";
import { traits } from "#i18n/traits.ts";
import type { RequestContext } from "#app/page/request-context.ts";

/** Example frequencies, by the id of the error code's entry. */
const counts: Record<string, number> = { "agave-th-a103": 9, "agave-th-a104": 7, "agave-th-a203": 4, "agave-th-a302": 2 };

/** Reads error codes with example frequencies, most frequent first; leaves out codes without a published entry. */
export async function readCodes(page: RequestContext) {
  const listed = await readList(page, "error-code");
  const { colon } = traits[page.language];
  const most = Math.max(...Object.values(counts));
  return Object.entries(counts).flatMap(([key, count], index) => {
    const entry = listed.find(({ id }) => id === key);
    if (!entry) return [];
    const { id, code, meaning, cause, remedy, lang } = localiseEntry(page.language, entry);
    return [{ id, code, meaning, count, share: Math.round((count / most) * 100), lang, ...(index === 0 && { cause, remedy, colon }) }];
  });
}

export type HubCode = Awaited<ReturnType<typeof readCodes>>[number];
