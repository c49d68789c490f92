import { languageCodes, languages } from "#i18n/languages.ts";

/** Names of an account that an attacker may try as a password. */
export type AccountWords = { email: string; username?: string; nickname?: string };

export const toAccountWords = ({ email, username, name }: { email: string; username: string; name: string }): AccountWords => ({
  email,
  username,
  nickname: name,
});

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

/** Letters and digits that a password needs besides a known word; fewer are found by trying common suffixes. */
const minRestLength = 5;
/** Shorter words occur inside too many other words. */
const minWordLength = 3;
const minPartLength = 4;
const leetspeakLetters: Readonly<Record<string, string>> = { "@": "a", $: "s", 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };

/** Replaces leetspeak characters by letters; the length stays the same. */
export const replaceLeetspeak = (text: string): string => text.replace(/[@$013457]/g, (sign) => leetspeakLetters[sign] ?? sign);

/** Reduces a text to its letters and digits, in lower case and without accents. */
export const toLettersAndDigits = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

export const stripYear = (plain: string): string => plain.replace(/^(19|20)\d\d|(19|20)\d\d$/g, "");

const calendarWords = new Set([...seasons, ...months].map(toLettersAndDigits));
const calendarDigits = /^(\d\d|(19|20)\d\d)?$/;

/** Whether a password is a season or month with a year, or little more than a word of the site or the account. */
export function isGuessable(password: string, account?: AccountWords): boolean {
  const plain = toLettersAndDigits(password);
  if (calendarWords.has(plain.replace(/\d/g, "")) && calendarDigits.test(plain.replace(/\D/g, ""))) return true;
  const texts = [plain, password.normalize("NFKC").toLowerCase()];
  return [...siteWords, ...(account ? accountWords(account) : [])].some((word) => texts.some((text) => isMostlyWord(text, word)));
}

function accountWords({ email, username = "", nickname = "" }: AccountWords): string[] {
  return [email.slice(0, email.lastIndexOf("@")), username, nickname].flatMap((name) => {
    const parts = name.split(/[^\p{L}\p{N}]+/u).map(toLettersAndDigits);
    return [toLettersAndDigits(name), ...parts.filter((part) => part.length >= minPartLength)].filter(
      (word) => word.length >= minWordLength,
    );
  });
}

function isMostlyWord(text: string, word: string): boolean {
  const rest = removeWord(text, word);
  return rest !== undefined && stripYear(toLettersAndDigits(rest)).length < minRestLength;
}

/** Removes every occurrence of a word from a text. `undefined` if the text does not contain the word. */
function removeWord(text: string, word: string): string | undefined {
  const start = [text, replaceLeetspeak(text)].map((spelling) => spelling.indexOf(word)).find((index) => index !== -1);
  if (start === undefined) return undefined;
  const rest = text.slice(0, start) + text.slice(start + word.length);
  return removeWord(rest, word) ?? rest;
}
