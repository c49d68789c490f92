/** Builds a pattern for `ilike` that finds the words anywhere; escapes the pattern characters in them. */
export function containsPattern(words: string): string {
  return `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
