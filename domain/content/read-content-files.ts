import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { contentLanguages, languages, type WebsiteId } from "#i18n/languages.ts";
import type { Collection, EntryData } from "./collections/collection.ts";

export type FileEntry = { key: string; websiteId: WebsiteId; data: EntryData };

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
      const place = path.join(folder, name);
      return existsSync(path.join(place, sheetFacts)) ? readSheet(place) : readEntry(place, name);
    }),
  );
  return read.flat();
}

async function readSheet(folder: string): Promise<FileEntry[]> {
  const readTexts = async (name: string) => {
    const file = path.join(folder, `${name}.yaml`);
    return existsSync(file) ? ((await readYaml(file)) as Record<string, EntryData>) : {};
  };
  const facts = (await readYaml(path.join(folder, sheetFacts))) as Record<string, EntryData>;
  const [french, english, australian, chinese, german] = await Promise.all(["fr", "en", "au", "cn", "de"].map(readTexts));
  const texts = { en: english!, au: { ...english, ...australian }, cn: chinese!, de: german! };
  return Object.entries(facts).flatMap(([key, fact]) =>
    contentLanguages
      .filter((language) => texts[language][key])
      .map((language) => {
        const data = { ...fact, ...texts[language][key], ...(language === "en" && french![key] && { fr: french![key] }) };
        return { key, websiteId: languages[language].websiteId, data };
      }),
  );
}

async function readEntry(folder: string, key: string): Promise<FileEntry[]> {
  const names = await readdir(folder);
  const facts = names.includes("entry.yaml") ? await readYaml(path.join(folder, "entry.yaml")) : {};
  const french = names.includes("fr.md") ? await readMarkdown(path.join(folder, "fr.md")) : undefined;
  const entries: FileEntry[] = [];
  for (const language of contentLanguages) {
    if (!names.includes(`${language}.md`)) continue;
    const text = await readMarkdown(path.join(folder, `${language}.md`));
    const data = { ...facts, ...text, ...(language === "en" && french && { fr: french }) };
    entries.push({ key, websiteId: languages[language].websiteId, data });
  }
  return entries;
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
