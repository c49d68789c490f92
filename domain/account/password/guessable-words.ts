import { languageCodes, languages } from "#i18n/languages.ts";

/** Names of an account that a stranger may know and try as a password. */
export type AccountWords = { email: string; username?: string; nickname?: string };

/** The words of a stored account. */
export const wordsOf = ({ email, username, name }: { email: string; username: string; name: string }): AccountWords => ({
  email,
  username,
  nickname: name,
});

/** Names of the company, its platforms and its products. */
const siteWords = ["cactus", "ecos", "pangu", "tianyuan", "agave", "myrtillo", "copia", "cholla"];
const seasons = ["spring", "summer", "autumn", "fall", "winter"].concat(
  ["printemps", "été", "automne", "hiver"],
  ["Frühling", "Fruehling", "Frühjahr", "Sommer", "Herbst"],
);
const months = languageCodes.flatMap((code) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(languages[code].tag, { month: "long", timeZone: "UTC" }).format(Date.UTC(2026, month)),
  ),
);

/** With fewer letters and digits beside a known word a password is guessed by trying what people add to words. */
const leastRest = 5;
/** Shorter words stand in too many others. */
const leastWord = 3;
const leastPart = 4;
const letters: Readonly<Record<string, string>> = { "@": "a", $: "s", 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };

/** The text with letters for the signs and digits that people write instead. Its length stays. */
export const withLetters = (text: string): string => text.replace(/[@$013457]/g, (sign) => letters[sign] ?? sign);

/** Letters and digits alone, in lower case and without accents. */
export const plainText = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

export const withoutYear = (plain: string): string => plain.replace(/^(19|20)\d\d|(19|20)\d\d$/g, "");

const calendarWords = new Set([...seasons, ...months].map(plainText));
const ofCalendar = /^(\d\d|(19|20)\d\d)?$/;

/** Whether a password is a season or month with a year, or little more than a word of this site or of the account. */
export function isMadeOfKnownWords(password: string, account?: AccountWords): boolean {
  const plain = plainText(password);
  if (calendarWords.has(plain.replace(/\d/g, "")) && ofCalendar.test(plain.replace(/\D/g, ""))) return true;
  const texts = [plain, password.normalize("NFKC").toLowerCase()];
  return [...siteWords, ...(account ? accountWords(account) : [])].some((word) => texts.some((text) => isLittleMore(text, word)));
}

function accountWords({ email, username = "", nickname = "" }: AccountWords): string[] {
  return [email.slice(0, email.lastIndexOf("@")), username, nickname].flatMap((name) => {
    const parts = name.split(/[^\p{L}\p{N}]+/u).map(plainText);
    return [plainText(name), ...parts.filter((part) => part.length >= leastPart)].filter((word) => word.length >= leastWord);
  });
}

function isLittleMore(text: string, word: string): boolean {
  const rest = restBeside(text, word);
  return rest !== undefined && withoutYear(plainText(rest)).length < leastRest;
}

/** Removes every occurrence of a word from a text. `undefined` if the text does not contain the word. */
function restBeside(text: string, word: string): string | undefined {
  const at = [text, withLetters(text)].map((written) => written.indexOf(word)).find((index) => index !== -1);
  if (at === undefined) return undefined;
  const rest = text.slice(0, at) + text.slice(at + word.length);
  return restBeside(rest, word) ?? rest;
}
