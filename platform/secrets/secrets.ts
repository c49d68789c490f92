export type Secrets = {
  /** Keyed hash (HMAC), the only form in which codes and tokens are stored. */
  hash(text: string): string;
  /** Hashes with every accepted secret, the current one first, because a stored hash may be older than a rotation. */
  hashes(text: string): [current: string, ...older: string[]];
  /** Compares a text with a hash in constant time, under every accepted secret. */
  isHashOf(text: string, given: string): boolean;
  seal(text: string): string;
  /** @throws if no accepted secret decrypts the text */
  open(sealed: string): string;
  /** Encrypts a sealed text again with the current secret. Returns `undefined` if it is sealed with that secret already. */
  reseal(sealed: string): string | undefined;
  keys(use: string): [current: string, ...older: string[]];
};
