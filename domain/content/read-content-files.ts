import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { contentLanguages, languages, type WebsiteId } from "#i18n/languages.ts";
import type { Collection, EntryData } from "./collections/collection.ts";

export type FileEntry = { key: string; websiteId: WebsiteId; data: EntryData };

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

/**
 * Reads the content folder of a collection: a folder for each entry with `entry.yaml` (what holds in every language)
 * and a Markdown file with front matter for each language. `fr.md` joins the entry of the English website.
 *
 * @throws when a file cannot be parsed; the message names it
 */
export async function readContentFiles(directory: string, collection: Collection): Promise<FileEntry[]> {
  const folder = path.join(directory, collection.type);
  const keys = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const entries = await Promise.all(keys.sort().map((key) => readEntry(path.join(folder, key), key)));
  return entries.flat();
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
