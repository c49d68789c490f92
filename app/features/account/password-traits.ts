import { keysOf } from "#i18n/keys-of.ts";
/**
 * Criteria of a password for the live checklist. The account schema has the same rule, but would add its library to the page; a
 * test
 * compares both.
 */
export const passwordTypes = { upper: /\p{Lu}/u, lower: /\p{Ll}/u, digit: /\p{Nd}/u, special: /[^\p{Lu}\p{Ll}\p{Nd}\s]/u };
export type PasswordType = keyof typeof passwordTypes;
export type PasswordTraits = {
  length: boolean;
  noSpaces: boolean;
  types: ReadonlySet<PasswordType>;
  enoughTypes: boolean;
  enough: boolean;
};

const [shortest, longest, neededTypes] = [8, 20, 3];

export function passwordTraits(password: string): PasswordTraits {
  const text = password.normalize("NFC");
  const characters = Array.from(text).length;
  const types = new Set(keysOf(passwordTypes).filter((name) => passwordTypes[name].test(text)));
  const length = characters >= shortest && characters <= longest;
  // oxlint-disable-next-line no-control-regex -- the pattern looks for control characters
  const noSpaces = text !== "" && !/[\s\u0000-\u001f\u007f]/.test(text);
  const enoughTypes = types.size >= neededTypes;
  return { length, noSpaces, types, enoughTypes, enough: length && noSpaces && enoughTypes };
}
