import type { LocalizationKey } from "#domain/content";

type Outcome = { ok: true } | { ok: false; reason: string };
type Line = LocalizationKey & { done: boolean; reason?: string };

/** Applies an action to each localized version in turn. A failure does not stop the others; it is reported with its error code. */
export async function forEachLocalization<Edition extends LocalizationKey>(
  editions: readonly Edition[],
  act: (edition: Edition) => Promise<Outcome>,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const edition of editions) {
    const { type, key, language } = edition;
    const outcome = await act(edition);
    lines.push({ type, key, language, done: outcome.ok, ...(!outcome.ok && { reason: outcome.reason }) });
  }
  return lines;
}
