import { isMadeOfKnownWords, plainText, withLetters, withoutYear, type AccountWords } from "./guessable-words.ts";

let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is among the fifty thousand that are tried first, or made of a word of this site, of its account or of
 * the calendar. Capitals, signs, a year and signs that stand for letters make none of them another: `P@ssword!2026` is
 * `password`. The list is read at the first call, and never by a browser, which it would cost 200 kB.
 */
export async function isCommonPassword(password: string, account?: AccountWords): Promise<boolean> {
  if (isMadeOfKnownWords(password, account)) return true;
  const common = await (loading ??= readList());
  const folded = password.normalize("NFKC").toLowerCase();
  return [folded, folded.replaceAll("@", "a").replaceAll("$", "s"), withLetters(folded)].some((text) =>
    formsOf(text).some((form) => common.has(form)),
  );
}

function formsOf(text: string): string[] {
  const plain = plainText(text);
  return [text, text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""), plain, withoutYear(plain)];
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}
