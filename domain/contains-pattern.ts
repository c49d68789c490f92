/** Builds a pattern for `ilike` that finds the words anywhere. */
export function containsPattern(words: string): string {
  return `%${beginningPattern(words)}`;
}

/** Builds a pattern for `ilike` that finds texts beginning with the words; escapes the pattern characters in them. */
export function beginningPattern(words: string): string {
  return `${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
