import type { EditionKey } from "#domain/content";

type Outcome = { ok: true } | { ok: false; reason: string };
type Line = EditionKey & { done: boolean; reason?: string };

/** One after the other, each by itself: what can be done is done, and of the others it is said why not. */
export async function eachEdition<Edition extends EditionKey>(
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
