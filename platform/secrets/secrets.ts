/** Uses of the session secret. Each use has its own derived key. */
export type Secrets = {
  /** Keyed hash (HMAC). Codes and tokens are stored only as such hashes. */
  hash(text: string): string;
  /** Hashes with every accepted secret, the current one first, because a stored hash may predate a rotation. */
  hashes(text: string): [current: string, ...older: string[]];
  /** Compares in constant time whether a hash belongs to a text under any accepted secret. */
  isHashOf(text: string, given: string): boolean;
  /** Encrypts a text (AES-256-GCM); `open` decrypts it. */
  seal(text: string): string;
  /** @throws if no accepted secret decrypts the text */
  open(sealed: string): string;
  /** Encrypts a sealed text again with the current secret; `undefined` if the current secret sealed it. */
  reseal(sealed: string): string | undefined;
  /** Keys for a library that manages its own use, the current one first. */
  keys(use: string): [current: string, ...older: string[]];
};
