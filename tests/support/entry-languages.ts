import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { languageCodes, type Language } from "#i18n/languages.ts";

const content = path.resolve(import.meta.dirname, "../../content");

export const entryKeys = (type: string): string[] => readdirSync(path.join(content, type));

/** Guides have a chart, company news have none. */
export function hasChart(type: string, key: string): boolean {
  const folder = path.join(content, type, key);
  return readdirSync(folder).some((file) => readFileSync(path.join(folder, file), "utf8").includes("\nchartText:"));
}

/** Languages of an entry. Articles about the law of one market have only one language. */
export const entryLanguages = (type: string, key: string): Language[] =>
  languageCodes.filter((code) => existsSync(path.join(content, type, key, `${code}.md`)));
