import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** A text of a file. `raw` is the text as shown; `text` has plain spaces and no zero-width characters. */
export type Text = { file: string; text: string; raw: string };
type Source = Pick<Text, "file" | "raw">;

/** All texts of a language: messages of pages, layout, mail and documents, and content. */
export async function readTexts(language: Language): Promise<Text[]> {
  const modules = [`domain/guides/${language}.ts`, `i18n/messages/${language}.ts`];
  const [copy, content] = await Promise.all([
    Promise.all([findMessageFiles(language), filesOf(modules)]).then((files) => Promise.all(files.flat().map(stringsOf))),
    filesOf([`content/**/${language}.{md,yaml}`]),
  ]);
  const contentTexts = await Promise.all(
    content.map(async (file): Promise<Source> => ({ file, raw: await readFile(path.join(root, file), "utf8") })),
  );
  return [...copy.flat(), ...contentTexts].map(({ file, raw }) => ({
    file,
    raw,
    text: raw.replace(/[\u00a0\u202f]/g, " ").replace(/[\u00ad\u2060\u200b]/g, ""),
  }));
}

export const allTexts = new Map(await Promise.all(languageCodes.map(async (language) => [language, await readTexts(language)] as const)));

/** Messages of a language. A regional language such as Australian English uses those of its base language where it has no file. */
async function findMessageFiles(language: Language): Promise<string[]> {
  const ownFiles = await filesOf([`{app,domain}/**/copy/${language}.ts`]);
  const { spellingOf } = traits[language];
  if (!spellingOf) return ownFiles;
  const folders = new Set(ownFiles.map((file) => path.dirname(file)));
  return [...ownFiles, ...(await findMessageFiles(spellingOf)).filter((file) => !folders.has(path.dirname(file)))];
}

async function filesOf(patterns: string[]): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: root })) files.push(file);
  return files;
}

async function stringsOf(file: string): Promise<Source[]> {
  const module: unknown = await import(pathToFileURL(path.join(root, file)).href);
  return leavesOf(module).map((raw) => ({ file, raw }));
}

function leavesOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}
