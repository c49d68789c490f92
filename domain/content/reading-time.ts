const wordsPerMinute = 220;
const charactersPerMinute = 400;

/** Estimates the reading time in minutes, at least 1: from characters in Chinese, from words elsewhere. */
export function readingMinutes(markdown: string): number {
  const text = markdown.replace(/\]\([^)]*\)/g, "]");
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/(?!\p{Script=Han})[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{N}’'.,\u202f-])*/gu)?.length ?? 0;
  return Math.max(1, Math.round(characters / charactersPerMinute + words / wordsPerMinute));
}
