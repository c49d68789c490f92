import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { languageCodes, type Language } from "#i18n/languages.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** A text as somebody may read it, with the file it comes from; spaces are all of one kind. */
export type Text = { file: string; text: string };

/** Every text of a language: copy of pages, shell, mail and documents, messages, and content. */
export async function textsOf(language: Language): Promise<Text[]> {
  const modules = [`{app,domain}/**/copy/${language}.ts`, `domain/documents/guides/${language}.ts`, `i18n/messages/${language}.ts`];
  const [copy, content] = await Promise.all([
    filesOf(modules).then((files) => Promise.all(files.map(stringsOf))),
    filesOf([`content/**/${language}.{md,yaml}`]),
  ]);
  const written = await Promise.all(
    content.map(async (file): Promise<Text> => ({ file, text: await readFile(path.join(root, file), "utf8") })),
  );
  return [...copy.flat(), ...written].map(({ file, text }) => ({
    file,
    text: text.replace(/[\u00a0\u202f]/g, " ").replace(/[\u2060\u200b]/g, ""),
  }));
}

export const allTexts = new Map(await Promise.all(languageCodes.map(async (language) => [language, await textsOf(language)] as const)));

async function filesOf(patterns: string[]): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: root })) files.push(file);
  return files;
}

async function stringsOf(file: string): Promise<Text[]> {
  const module: unknown = await import(pathToFileURL(path.join(root, file)).href);
  return leavesOf(module).map((text) => ({ file, text }));
}

function leavesOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}
