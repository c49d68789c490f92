import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { languageCodes, type Language } from "#i18n/languages.ts";

const content = path.resolve(import.meta.dirname, "../../content");

/** Keys of the entries of a content type. */
export const entryKeys = (type: string): string[] => readdirSync(path.join(content, type));

/** Whether an entry has a chart: guides have one, company news do not. */
export function hasChart(type: string, key: string): boolean {
  const folder = path.join(content, type, key);
  return readdirSync(folder).some((file) => readFileSync(path.join(folder, file), "utf8").includes("\nchartText:"));
}

/** Languages of an entry. Articles on the law of one market have only one. */
export const entryLanguages = (type: string, key: string): Language[] =>
  languageCodes.filter((code) => existsSync(path.join(content, type, key, `${code}.md`)));
