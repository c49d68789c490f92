import { writeFile1, wrapFiles1 } from "./write-xliff-1.ts";
import { writeFile2, wrapFiles2 } from "./write-xliff-2.ts";
import type { TranslationFile, XliffVersion } from "./xliff-file.ts";

/** Writes the `file` element of an entry. */
export function writeFileElement(file: TranslationFile, version: XliffVersion): string {
  return version === "1.2" ? writeFile1(file) : writeFile2(file);
}

/** Writes a document from `file` elements, which all have the same languages. */
export function writeXliff(elements: readonly string[], version: XliffVersion, languages: Pick<TranslationFile, "from" | "to">): string {
  const body = elements.join("\n");
  const root = version === "1.2" ? wrapFiles1(body) : wrapFiles2(body, version, languages);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
