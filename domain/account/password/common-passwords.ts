let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is among the fifty thousand that are tried first. Capitals, signs before and after, and the two
 * signs that stand for letters make none of them another: `P@ssword1!` is `password1`. The list is read at the first
 * call, and never by a browser, which it would cost 200 kB.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await (loading ??= readList());
  const folded = password.normalize("NFKC").toLowerCase();
  const bare = folded.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  return [folded, bare, withLetters(folded), withLetters(bare)].some((form) => common.has(form));
}

function withLetters(text: string): string {
  return text.replaceAll("@", "a").replaceAll("$", "s");
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}
