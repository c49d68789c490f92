import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import type { Collection, EntryData } from "./collections/collection.ts";

type EntryKey = { key: string; language: Language };
export type FileEntry = EntryKey & {
  data: EntryData;
  /** Returns the file of a field (dotted path) relative to the content folder, or the entry's folder for a missing field. */
  fileOf(field: string): string;
};
type Part = { file: string; data: EntryData };

const sharedFieldsFile = "entries.yaml";
const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

/**
 * Reads a collection's content folder: per article a folder with `entry.yaml` (shared fields) and `{language}.md`, or
 * for many short entries a sheet with `entries.yaml` and `{language}.yaml`. `au.yaml` contains only differences.
 *
 * @throws when a file cannot be parsed; the message names it
 */
export async function readContentFiles(directory: string, collection: Collection): Promise<FileEntry[]> {
  const folder = path.join(directory, collection.type);
  const names = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : [];
  const folders = names.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const entries = await Promise.all(
    folders.sort().map((name) => {
      const entryFolder = path.join(folder, name);
      const place = `${collection.type}/${name}`;
      return existsSync(path.join(entryFolder, sharedFieldsFile)) ? readSheet(entryFolder, place) : readEntry(entryFolder, place, name);
    }),
  );
  return entries.flat();
}

async function readSheet(folder: string, place: string): Promise<FileEntry[]> {
  const sharedFields = (await readYaml(path.join(folder, sharedFieldsFile))) as Record<string, EntryData>;
  const texts = new Map(await Promise.all(languageCodes.map(async (code) => [code, await readTexts(folder, code)] as const)));
  const textsOf = (code: Language, key: string): Part | undefined => {
    const data = texts.get(code)?.[key];
    if (data) return { file: `${place}/${code}.yaml`, data };
    const { spellingOf } = traits[code];
    return spellingOf && textsOf(spellingOf, key);
  };
  return Object.entries(sharedFields).flatMap(([key, data]) =>
    languageCodes.flatMap((language) => {
      const localTexts = textsOf(language, key);
      return localTexts ? [fileEntry({ key, language, place, parts: [{ file: `${place}/${sharedFieldsFile}`, data }, localTexts] })] : [];
    }),
  );
}

async function readTexts(folder: string, code: Language): Promise<Record<string, EntryData>> {
  const file = path.join(folder, `${code}.yaml`);
  return existsSync(file) ? ((await readYaml(file)) as Record<string, EntryData>) : {};
}

async function readEntry(folder: string, place: string, key: string): Promise<FileEntry[]> {
  const names = await readdir(folder);
  const readPart = async (file: string, parseFile: typeof readYaml) =>
    names.includes(file) ? { file: `${place}/${file}`, data: await parseFile(path.join(folder, file)) } : undefined;
  const sharedFields = await readPart("entry.yaml", readYaml);
  const entries = await Promise.all(
    languageCodes.map(async (language) => {
      const texts = await readPart(`${language}.md`, readMarkdown);
      return texts && fileEntry({ key, language, place, parts: sharedFields ? [sharedFields, texts] : [texts] });
    }),
  );
  return entries.filter((entry) => entry !== undefined);
}

/**
 * Later parts override earlier ones. Groups and rows in both are merged: `entry.yaml` has the figures of a chart, the
 * language file their labels.
 */
function fileEntry({ key, language, place, parts }: EntryKey & { place: string; parts: readonly Part[] }): FileEntry {
  return {
    key,
    language,
    data: parts.map(({ data }) => data).reduce(joinParts, {}),
    fileOf(field) {
      const [name = ""] = field.split(".", 1);
      return parts.findLast(({ data }) => Object.hasOwn(data, name))?.file ?? place;
    },
  };
}

function joinParts(earlier: EntryData, later: EntryData): EntryData {
  const joined = Object.entries(later).map(([name, value]) => [name, joinValues(earlier[name], value)]);
  return { ...earlier, ...Object.fromEntries(joined) };
}

/** Rows that differ in number are not merged; validation then reports the missing fields. */
function joinValues(earlier: unknown, later: unknown): unknown {
  if (isData(earlier) && isData(later)) return joinParts(earlier, later);
  if (!Array.isArray(earlier) || !Array.isArray(later) || earlier.length !== later.length) return later;
  return later.map((value: unknown, index) => joinValues(earlier[index], value));
}

function isData(value: unknown): value is EntryData {
  return typeof value === "object" && value !== null && !Array.isArray(value);
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
