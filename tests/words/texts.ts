import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** A text with the file it comes from: `raw` as it is shown, `text` with spaces of one kind and without invisible characters. */
export type Text = { file: string; text: string; raw: string };
type Source = Pick<Text, "file" | "raw">;

/** Every text of a language: copy of pages, shell, mail and documents, messages, and content. */
export async function textsOf(language: Language): Promise<Text[]> {
  const modules = [`domain/documents/guides/${language}.ts`, `i18n/messages/${language}.ts`];
  const [copy, content] = await Promise.all([
    Promise.all([copiesOf(language), filesOf(modules)]).then((files) => Promise.all(files.flat().map(stringsOf))),
    filesOf([`content/**/${language}.{md,yaml}`]),
  ]);
  const written = await Promise.all(
    content.map(async (file): Promise<Source> => ({ file, raw: await readFile(path.join(root, file), "utf8") })),
  );
  return [...copy.flat(), ...written].map(({ file, raw }) => ({
    file,
    raw,
    text: raw.replace(/[\u00a0\u202f]/g, " ").replace(/[\u2060\u200b]/g, ""),
  }));
}

export const allTexts = new Map(await Promise.all(languageCodes.map(async (language) => [language, await textsOf(language)] as const)));

/** A language that only spells another one otherwise has that one's copy where it has no file. */
async function copiesOf(language: Language): Promise<string[]> {
  const own = await filesOf([`{app,domain}/**/copy/${language}.ts`]);
  const { spellingOf } = traits[language];
  if (!spellingOf) return own;
  const folders = new Set(own.map((file) => path.dirname(file)));
  return [...own, ...(await copiesOf(spellingOf)).filter((file) => !folders.has(path.dirname(file)))];
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
