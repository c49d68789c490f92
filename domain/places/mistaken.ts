const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/**
 * All words that one mistake makes of a word: a letter too many, too few, another one, or two in the wrong order. A few hundred
 * look-ups in an index of names cost less than one that holds every name's remnants.
 */
export function mistaken(word: string): string[] {
  const made = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of letters) {
      made.add(before + letter + after);
      if (after !== "") made.add(before + letter + after.slice(1));
    }
    if (after !== "") made.add(before + after.slice(1));
    if (after.length > 1) made.add(before + after[1] + after[0] + after.slice(2));
  }
  made.delete(word);
  return [...made];
}
