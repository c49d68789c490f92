const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/**
 * Returns all words within one typing error: a letter inserted, removed, replaced, or two swapped. Their index lookups
 * (a few hundred) need no extra index.
 */
export function typoCandidates(word: string): string[] {
  const candidates = new Set<string>();
  for (let position = 0; position <= word.length; position += 1) {
    const [before, after] = [word.slice(0, position), word.slice(position)];
    for (const letter of letters) {
      candidates.add(before + letter + after);
      if (after !== "") candidates.add(before + letter + after.slice(1));
    }
    if (after !== "") candidates.add(before + after.slice(1));
    if (after.length > 1) candidates.add(before + after[1] + after[0] + after.slice(2));
  }
  candidates.delete(word);
  return [...candidates];
}
