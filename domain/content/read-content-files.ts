import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { contentLanguages, languages, type ContentLanguage, type WebsiteId } from "#i18n/languages.ts";
import type { Collection, EntryData } from "./collections/collection.ts";

export type FileEntry = {
  key: string;
  websiteId: WebsiteId;
  data: EntryData;
  /** The file that a field, by its dotted path, was read from, below the content folder; the entry's own folder where it is in none. */
  fileOf(field: string): string;
};
type Part = { file: string; data: EntryData };

const sheetFacts = "entries.yaml";
const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

/**
 * Reads the content folder of a collection. An article is a folder with `entry.yaml` (what holds in every language) and
 * a Markdown file with front matter for each language. A sheet is a folder for many short entries: `entries.yaml` with
 * the facts and a `{language}.yaml` with the texts, both by key; `au.yaml` needs only what differs from `en.yaml`.
 * French texts join the entry of the English website.
 *
 * @throws when a file cannot be parsed; the message names it
 */
export async function readContentFiles(directory: string, collection: Collection): Promise<FileEntry[]> {
  const folder = path.join(directory, collection.type);
  const names = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : [];
  const folders = names.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const read = await Promise.all(
    folders.sort().map((name) => {
      const own = path.join(folder, name);
      const place = `${collection.type}/${name}`;
      return existsSync(path.join(own, sheetFacts)) ? readSheet(own, place) : readEntry(own, place, name);
    }),
  );
  return read.flat();
}

async function readSheet(folder: string, place: string): Promise<FileEntry[]> {
  const readTexts = async (name: string) => {
    const file = path.join(folder, `${name}.yaml`);
    return existsSync(file) ? ((await readYaml(file)) as Record<string, EntryData>) : {};
  };
  const facts = (await readYaml(path.join(folder, sheetFacts))) as Record<string, EntryData>;
  const [fr, en, au, cn, de] = await Promise.all([readTexts("fr"), readTexts("en"), readTexts("au"), readTexts("cn"), readTexts("de")]);
  const part = (texts: Record<string, EntryData>, name: string, key: string) =>
    texts[key] && { file: `${place}/${name}.yaml`, data: texts[key] };
  const textsIn = (language: ContentLanguage, key: string) =>
    language === "au" ? (part(au, "au", key) ?? part(en, "en", key)) : part({ cn, en, de }[language], language, key);
  return Object.entries(facts).flatMap(([key, fact]) =>
    contentLanguages.flatMap((language) => {
      const texts = textsIn(language, key);
      return texts
        ? [fileEntry({ key, language, place, parts: [{ file: `${place}/${sheetFacts}`, data: fact }, texts], french: part(fr, "fr", key) })]
        : [];
    }),
  );
}

async function readEntry(folder: string, place: string, key: string): Promise<FileEntry[]> {
  const names = await readdir(folder);
  const read = async (file: string, how: typeof readYaml) =>
    names.includes(file) ? { file: `${place}/${file}`, data: await how(path.join(folder, file)) } : undefined;
  const facts = await read("entry.yaml", readYaml);
  const french = await read("fr.md", readMarkdown);
  const entries = await Promise.all(
    contentLanguages.map(async (language) => {
      const texts = await read(`${language}.md`, readMarkdown);
      return texts && fileEntry({ key, language, place, parts: facts ? [facts, texts] : [texts], french });
    }),
  );
  return entries.filter((entry) => entry !== undefined);
}

/** Later parts win over earlier ones; French texts join the English entry. */
function fileEntry({
  key,
  language,
  place,
  parts,
  french,
}: {
  key: string;
  language: ContentLanguage;
  place: string;
  parts: readonly Part[];
  french: Part | undefined;
}): FileEntry {
  const joined = language === "en" ? french : undefined;
  return {
    key,
    websiteId: languages[language].websiteId,
    data: Object.assign({}, ...parts.map(({ data }) => data), joined && { fr: joined.data }) as EntryData,
    fileOf(field) {
      const name = field.split(".", 1)[0]!;
      if (name === "fr" && joined) return joined.file;
      return parts.findLast(({ data }) => Object.hasOwn(data, name))?.file ?? place;
    },
  };
}

async function readMarkdown(file: string): Promise<EntryData> {
  const match = frontMatter.exec(await readFile(file, "utf8"));
  if (!match) throw new Error(`${file}: front matter between two lines of --- is missing`);
  return { ...parseYaml(file, match[1]!), body: match[2]!.trim() };
}

async function readYaml(file: string): Promise<EntryData> {
  return parseYaml(file, await readFile(file, "utf8"));
}

function parseYaml(file: string, source: string): EntryData {
  try {
    return parse(source) as EntryData;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}
