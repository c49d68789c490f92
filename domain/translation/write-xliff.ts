import { languages } from "#i18n/languages.ts";
import { escapeMarkup } from "../escape-markup.ts";
import { wrapInlineCodes } from "./inline-codes.ts";
import { xliffNamespace, type TranslationFile, type Unit } from "./xliff-file.ts";

/** Writes XLIFF 1.2 with a `file` element for each entry. */
export function writeXliff(files: readonly TranslationFile[]): string {
  const body = files.map(writeFileElement).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="${xliffNamespace}">\n${body}\n</xliff>\n`;
}

export function writeFileElement({ type, key, from, to, sourceRevision, targetRevision, units }: TranslationFile): string {
  const attributes = {
    original: `${type}/${key}`,
    "source-language": languages[from].tag,
    "target-language": languages[to].tag,
    datatype: "plaintext",
    "product-version": sourceRevision,
    "build-num": targetRevision,
    "xml:space": "preserve",
  };
  const attributeList = Object.entries(attributes).map(([name, value]) => `${name}="${escapeMarkup(String(value))}"`);
  return `<file ${attributeList.join(" ")}><body>\n${units.map(writeUnit).join("\n")}\n</body></file>`;
}

function writeUnit({ id, source, target, note, isOutdated }: Unit): string {
  const state = isOutdated ? "needs-review-translation" : "translated";
  const targetMarkup = target === undefined ? "" : `<target state="${state}">${wrapInlineCodes(target)}</target>`;
  const noteMarkup = note === undefined ? "" : `<note>${escapeMarkup(note)}</note>`;
  return `<trans-unit id="${escapeMarkup(id)}" xml:space="preserve"><source>${wrapInlineCodes(source)}</source>${targetMarkup}${noteMarkup}</trans-unit>`;
}
