import { isGuessable, toLettersAndDigits, replaceLeetspeak, stripYear, type AccountWords } from "./guessable-words.ts";

let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is among the 50,000 most common ones or made of a word of the site, the account or the calendar.
 * Ignores case, symbols, years and leetspeak: `P@ssword!2026` equals `password`. Not for browsers: the list has 200 kB.
 */
export async function isCommonPassword(password: string, account?: AccountWords): Promise<boolean> {
  if (isGuessable(password, account)) return true;
  const commonPasswords = await (loading ??= readList());
  const folded = password.normalize("NFKC").toLowerCase();
  return [folded, folded.replaceAll("@", "a").replaceAll("$", "s"), replaceLeetspeak(folded)].some((text) =>
    variantsOf(text).some((variant) => commonPasswords.has(variant)),
  );
}

function variantsOf(text: string): string[] {
  const plain = toLettersAndDigits(text);
  return [text, text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""), plain, stripYear(plain)];
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}
