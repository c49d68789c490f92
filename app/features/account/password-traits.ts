import { keysOf } from "#i18n/keys-of.ts";
/**
 * What a password has and lacks, to be shown while it is typed. The rule itself is the account schema's, which would
 * bring a schema library into the page; a test holds the two together.
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
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  const noSpaces = text !== "" && !/[\s\u0000-\u001f\u007f]/.test(text);
  const enoughTypes = types.size >= neededTypes;
  return { length, noSpaces, types, enoughTypes, enough: length && noSpaces && enoughTypes };
}
