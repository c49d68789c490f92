/** Separators of words in the languages of the website; a comma between digits belongs to a number. */
const separator = /(?<!\d),|,(?!\d)|[;，、；]/;

/** Splits the words of a single line. Several lines stay as they are. */
export function splitWords(lines: readonly string[]): readonly string[] {
  const [only = "", ...others] = lines.filter((line) => line.trim() !== "");
  if (others.length > 0) return lines;
  return only.split(separator).flatMap((word) => word.trim() || []);
}
