export type EntryData = Record<string, unknown>;
type Kept = { basedOn: number; data: EntryData };

const nameOf = (edition: string) => `ecactus.admin.draft.${edition}`;

/** What was typed and has not reached the server: kept in the browser, so that neither a reload nor a lost line takes it. */
export function keepTyped(edition: string, kept: Kept): void {
  localStorage.setItem(nameOf(edition), JSON.stringify(kept));
}

export function readTyped(edition: string): Kept | undefined {
  const text = localStorage.getItem(nameOf(edition));
  return text === null ? undefined : (JSON.parse(text) as Kept);
}

export function forgetTyped(edition: string): void {
  localStorage.removeItem(nameOf(edition));
}
