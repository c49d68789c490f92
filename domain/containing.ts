/** What `ilike` finds these words by, wherever they stand; its own signs are words like any other. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
