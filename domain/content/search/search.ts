import { languages, type Language, type WebsiteId } from "#i18n/languages.ts";
import { collectionOf } from "../collections/index.ts";
import { hasExpired } from "../expiry.ts";
import { emergencyTarget } from "./emergency-target.ts";
import { isEmergency } from "./emergency.ts";
import { excerptOf, type ExcerptPart } from "./excerpt.ts";
import { moveExpiredCertificates } from "./expired-certificates.ts";
import { readResultContents, type SearchContext } from "./find-entries.ts";
import { kindOf, searchKinds, type ResultType, type SearchKind } from "./kinds.ts";
import { matchWords, type Query } from "./match-words.ts";
import { findErrorCodes, findTown, pinWholeQuery } from "./pinned-results.ts";
import { normalizeQuery, searchWordsOf, allowLongerLastWord, type SearchWord } from "./query.ts";
import type { SitePage } from "./fields.ts";
import { rank, type Matches, type Ranked } from "./rank.ts";
import { readCorrection, readWords, withSynonyms, type ReadWords } from "./read-query.ts";
import { completeSynonyms } from "./synonyms.ts";

/** `size` limits the results. `kind` filters results; the others are still counted. */
export type SearchInput = Omit<Query, "context"> & { size: number; kind?: SearchKind };
/** `lang` is the language tag of the texts. */
export type SearchResult = {
  type: ResultType;
  id: string;
  websiteId: WebsiteId;
  state: 1;
  path: string;
  lang: string;
  title: string;
  excerpt: ExcerptPart[];
  picture?: string;
  date?: string;
  sample?: true;
  /** Last valid day of a certificate that has expired. */
  expiredOn?: string;
};
/** `isEmergency`: the query has words of an emergency, so that the emergency notice belongs above the results. */
export type SearchAnswer = { results: SearchResult[]; counts: Partial<Record<SearchKind, number>>; isEmergency: boolean };
export type Suggestion = Pick<SearchResult, "type" | "path" | "title" | "lang">;

/** Each step continues from the attempt of the step before it. */
type Attempt = ReadWords & { matches: Matches };
type Step = (query: Query, last: Attempt, correction: Promise<ReadWords>) => Promise<Attempt>;

/** The steps go from strict to lenient; the first one with results ends the search. */
const steps: readonly Step[] = [matchAllWords, matchTown, matchCorrectedWords, matchKnownWords, matchAnyWord];

export async function search(context: SearchContext, { size, kind, ...input }: SearchInput): Promise<SearchAnswer> {
  const { type, language } = input;
  const query = { ...input, context, text: normalizeQuery(input.text) };
  const typed = await readWords(context.database, query);
  const correction = readCorrection(context.database, query, typed);
  const [matches, corrected] = await Promise.all([findMatches(query, typed, correction), correction]);
  const ranked = await moveExpiredCertificates(context, rank(matches, language), language);
  const filtered = ranked.filter((each) => (!type || each.type === type) && (!kind || kindOf[each.type] === kind));
  return {
    results: await resultsOf(context, filtered.slice(0, size), matches.words, language),
    counts: countsOf(matches, ranked),
    isEmergency: isEmergency(corrected),
  };
}

/** Completes an unfinished query, whose last word may be the beginning of a longer one. In an emergency its notice comes first. */
export async function suggest(
  context: SearchContext,
  { text: typed, size, ...input }: Omit<SearchInput, "type" | "kind" | "nearby">,
): Promise<Suggestion[]> {
  const { language } = input;
  const text = normalizeQuery(typed);
  const words = allowLongerLastWord(searchWordsOf(text, language));
  const synonyms = await completeSynonyms(context.database, { text, language, words });
  const query = { ...input, context, text };
  const [matches, corrected] = await Promise.all([
    matchWords(query, { words, synonyms }, "all"),
    readWords(context.database, query).then((whole) => readCorrection(context.database, query, whole)),
  ]);
  const ranked = await moveExpiredCertificates(context, rank(matches, language), language);
  const suggestions = ranked.map(({ type, path, title, entry }): Suggestion => {
    return { type, path, title, lang: languages[entry?.edition ?? language].tag };
  });
  const notice = isEmergency(corrected) ? pageAt(emergencyTarget, input.pages) : undefined;
  return [...(notice ? [{ ...notice, lang: languages[language].tag }] : []), ...suggestions].slice(0, size);
}

function pageAt(path: string, pages: readonly SitePage[]) {
  const page = pages.find((each) => each.path === path.replace(/#.*$/, ""));
  return page && { type: "page" as const, path, title: page.title };
}

async function findMatches(query: Query, typed: ReadWords, correction: Promise<ReadWords>): Promise<Matches> {
  const [matches, codes] = await Promise.all([findMatchesOfWords(query, typed, correction), findErrorCodes(query)]);
  return { ...matches, pinned: [...codes.map((entry) => pinWholeQuery(entry, matches.words)), ...matches.pinned] };
}

async function findMatchesOfWords(query: Query, typed: ReadWords, correction: Promise<ReadWords>): Promise<Matches> {
  let attempt: Attempt = { ...typed, matches: { words: [], pinned: [], pages: [], entries: [], counts: {} } };
  for (const step of steps) {
    attempt = await step(query, attempt, correction);
    if (typed.words.length === 0 || hasResults(attempt.matches)) break;
  }
  return attempt.matches;
}

/** Ignores results pinned for some of the words, because the other words may be mistyped. */
function hasResults({ words, pinned, pages, entries }: Matches): boolean {
  return pages.length > 0 || entries.length > 0 || pinned.some(({ coverage }) => words.every((_, index) => coverage[index]! > 0.5));
}

/** "agave battery": finds results with every word, and results pinned by synonyms. */
async function matchAllWords(query: Query, last: Attempt): Promise<Attempt> {
  return { ...last, matches: await matchWords(query, last, "all") };
}

/** "Kassel": leads from a town or country to the list of installers there. */
async function matchTown(query: Query, last: Attempt): Promise<Attempt> {
  const { words, matches } = last;
  const town = await findTown(query, words);
  return town ? { ...last, matches: { ...matches, pinned: [town, ...matches.pinned] } } : last;
}

/** "agvae", "Notstromfähigkeit": finds results with every word after fuzzy matching. */
async function matchCorrectedWords(query: Query, _: Attempt, correction: Promise<ReadWords>): Promise<Attempt> {
  const corrected = await correction;
  return { ...corrected, matches: await matchWords(query, corrected, "all") };
}

/** "inverter for my yacht": finds results with every word except those that occur nowhere. */
async function matchKnownWords(query: Query, last: Attempt): Promise<Attempt> {
  const { matches } = last;
  const isKnown = ({ isUnknown }: SearchWord, index: number) =>
    !isUnknown || matches.words[index]!.pages > 0 || matches.pinned.some(({ coverage }) => coverage[index]);
  const words = last.words.filter(isKnown);
  if (words.length === 0 || words.length === last.words.length) return last;
  const { context, text, language } = query;
  const known = await withSynonyms(context.database, { text, language, words });
  return { ...known, matches: await matchWords(query, known, "all") };
}

/** "inverter insurance": finds results with any of the words that the steps before have corrected. */
async function matchAnyWord(query: Query, last: Attempt): Promise<Attempt> {
  return { ...last, matches: await matchWords(query, last, "any") };
}

function countsOf({ counts }: Matches, ranked: readonly Ranked[]): SearchAnswer["counts"] {
  const uncounted = ranked.filter(({ isCounted }) => !isCounted);
  const byKind = searchKinds.map((kind): [SearchKind, number] => {
    const entries = Object.entries(counts).filter(([type]) => kindOf[collectionOf(type).type] === kind);
    return [kind, entries.reduce((sum, [, number]) => sum + number, 0) + uncounted.filter(({ type }) => kindOf[type] === kind).length];
  });
  return Object.fromEntries(byKind.filter(([, number]) => number > 0));
}

async function resultsOf(
  context: SearchContext,
  ranked: readonly Ranked[],
  words: readonly SearchWord[],
  language: Language,
): Promise<SearchResult[]> {
  const { websiteId, tag } = languages[language];
  const entries = ranked.flatMap(({ entry }) => entry ?? []);
  const contentsByEntry = new Map((await readResultContents(context, language, entries)).map((row) => [`${row.type} ${row.key}`, row]));
  return ranked.flatMap(({ type, id, path, title, entry, description = "" }): SearchResult[] => {
    const common = { type, id, websiteId, state: 1, path, title } as const;
    if (!entry) return [{ ...common, lang: tag, excerpt: excerptOf(description, words, language) }];
    const row = contentsByEntry.get(`${entry.type} ${entry.key}`);
    if (!row) return [];
    return [
      {
        ...common,
        path: type === "download" && row.file ? `/files/${row.file}` : path,
        lang: languages[entry.edition].tag,
        excerpt: excerptOf(row.content, words, language),
        ...(row.picture !== null && { picture: row.picture }),
        ...(row.date !== null && { date: row.date }),
        ...(row.isSample && { sample: true }),
        ...(row.validUntil !== null && hasExpired(row, context.clock.now()) && { expiredOn: row.validUntil }),
      },
    ];
  });
}
