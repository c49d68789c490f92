import { Converter } from "opencc-js/t2cn";

const toSimplified = Converter({ from: "twp", to: "cn" });
const han = /\p{Script=Han}/u;
const unicodeHyphen = /\u2010/g;

/**
 * Writes a query as the index writes its texts: compatibility characters such as full-width letters and the radicals that
 * PDFs contain become plain ones, and traditional Chinese, Taiwan's terms included, becomes simplified Chinese.
 */
export function normalizeQuery(text: string): string {
  const plain = text.normalize("NFKC").replace(unicodeHyphen, "-");
  return han.test(plain) ? toSimplified(plain) : plain;
}
