/** Returns a deterministic number in [0, 1), derived from the words. */
export function pseudoRandom(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const letter of words.join("/")) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // FNV-1a leaves the last letters in the low bits; this step mixes them into the high bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
