import type { Language } from "#i18n/languages.ts";
import { collectionOf } from "../collections/index.ts";
import { lexemesOf, tokensOf } from "./analyse.ts";
import type { FoundEntries, FoundEntry } from "./find-entries.ts";
import { priorOf, type ResultType } from "./kinds.ts";
import { answersTo, hasNumber, meanOf, scoreOf, worthOf, type Field, type WeighedWord } from "./score.ts";
import { readPage, type ReadPage } from "./search-pages.ts";
import type { Signpost } from "./signposts.ts";

export type Found = { words: WeighedWord[]; signposts: Signpost[]; pages: ReadPage[] } & FoundEntries;
/** `isFound`: the database found it and has counted it. */
export type Ranked = {
  type: ResultType;
  id: string;
  path: string;
  title: string;
  description?: string;
  entry?: FoundEntry;
  isFound: boolean;
  score: number;
};

/** What leads to something says more than that it stands there. */
const worthOfSign = 1.15;
/** A word besides those that lead there says of what it is asked: garantie MYRTILLO. */
const worthBeside = 0.35;
const wholeSign = 0.2;
const priorOfSign = 0.1;
const worthOfLength = 0.001;

/** All that was found, best first, each once. */
export function rank(found: Found, language: Language): Ranked[] {
  const { words, pages, entries, signposts } = found;
  const isFound = new Set(entries.map(nameOf));
  const all = [
    ...signposts.map((signpost) => rankedSign(signpost, found, language, isFound)),
    ...pages.map(({ page, fields }): Ranked => {
      const { type = "page", id, path, title, description } = page;
      const score = scoreOf(answersTo(words, fields, 0), words, title, language) + priorOf[type];
      return { type, id, path, title, description, isFound: false, score };
    }),
    ...entries.map((entry): Ranked => {
      const answers = answersTo(words, fieldsOf(entry, language), worthOf.mentioned);
      return {
        ...rankedEntry(entry),
        isFound: true,
        score: scoreOf(answers, words, entry.title, language) + priorOf[collectionOf(entry.type).type],
      };
    }),
  ].toSorted((a, b) => b.score - a.score);
  const known = new Set<string>();
  return all.filter(({ type, id }) => {
    const name = `${type} ${id}`;
    if (known.has(name)) return false;
    known.add(name);
    return true;
  });
}

function rankedSign(signpost: Signpost, { words }: Found, language: Language, isFound: ReadonlySet<string>): Ranked {
  const { page, entry, covers, path } = signpost;
  const fields = entry ? fieldsOf(entry, language) : page ? readPage(page, language).fields : [];
  const answers = answersTo(words, fields, 0).map((answer, index) => {
    const cover = covers[index] ?? 0;
    const beside = words[index] && hasNumber(words[index]) ? 0 : worthBeside;
    return Math.max(answer, cover === 0 ? beside : cover * worthOfSign);
  });
  const cover = words.length === 0 ? 1 : meanOf(covers, words);
  const score =
    (words.length === 0 ? worthOfSign : meanOf(answers, words)) + wholeSign * cover * cover + priorOfSign + worthOfLength * signpost.size;
  if (entry) return { ...rankedEntry(entry), path, isFound: isFound.has(nameOf(entry)), score };
  const { type = "page", id = path, title = path, description = "" } = page ?? {};
  return { type, id, path, title: signpost.title ? `${title} · ${signpost.title}` : title, description, isFound: false, score };
}

function rankedEntry(entry: FoundEntry) {
  const collection = collectionOf(entry.type);
  return { type: collection.type, id: entry.key, path: collection.path(entry.key), title: entry.title, entry };
}

function nameOf({ type, key }: FoundEntry): string {
  return `${type} ${key}`;
}

/** The lexemes of an entry's title, and of its head with their weights, as PostgreSQL writes them; one without a letter has weight D. */
function fieldsOf({ title, head }: FoundEntry, language: Language): Field[] {
  const called = tokensOf(title).flatMap((token) => lexemesOf(token, language));
  const others = [...head.matchAll(/'([^'~][^']*)':1([ABC]?)/g)].map(([, lexeme = "", weight]) => ({
    lexeme,
    worth: weight === "A" || weight === "B" || weight === "C" ? worthOf[weight] : worthOf.D,
  }));
  return [...called.map((lexeme) => ({ lexeme, worth: worthOf.A })), ...others];
}
