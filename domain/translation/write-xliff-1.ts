import { languages } from "#i18n/languages.ts";
import { escapeMarkup } from "../escape-markup.ts";
import { numberCodes, parseInline, type CodeNumber, type InlinePart } from "./inline-codes.ts";
import { writeAttributes } from "./write-attributes.ts";
import { xliffNamespaces, type TranslationFile, type Unit } from "./xliff-file.ts";

export function wrapFiles1(body: string): string {
  return `<xliff version="1.2" xmlns="${xliffNamespaces["1.2"]}">\n${body}\n</xliff>`;
}

export function writeFile1({ type, key, from, to, sourceRevision, targetRevision, units }: TranslationFile): string {
  const attributes = writeAttributes({
    original: `${type}/${key}`,
    "source-language": languages[from].tag,
    "target-language": languages[to].tag,
    datatype: "plaintext",
    "product-version": sourceRevision,
    "build-num": targetRevision,
    "xml:space": "preserve",
  });
  return `<file ${attributes}><body>\n${units.map(writeUnit).join("\n")}\n</body></file>`;
}

function writeUnit({ id, source, target, note, isOutdated }: Unit): string {
  const { inSource, inTarget } = numberCodes();
  const state = isOutdated ? "needs-review-translation" : "translated";
  const sourceMarkup = writeParts(parseInline(source), inSource);
  const targetMarkup = target === undefined ? "" : `<target state="${state}">${writeParts(parseInline(target), inTarget)}</target>`;
  const noteMarkup = note === undefined ? "" : `<note>${escapeMarkup(note)}</note>`;
  return `<trans-unit id="${escapeMarkup(id)}" xml:space="preserve"><source>${sourceMarkup}</source>${targetMarkup}${noteMarkup}</trans-unit>`;
}

/** Wraps links, images and placeholders in inline elements that contain their text. */
function writeParts(parts: readonly InlinePart[], numberOf: CodeNumber): string {
  const markups = parts.map((part) => {
    if (typeof part === "string") return escapeMarkup(part);
    const id = numberOf(part);
    if ("place" in part) return `<ph id="${id}" ctype="x-place">${escapeMarkup(part.place)}</ph>`;
    const { opening, closing } = part;
    return `<bpt id="${id}" ctype="link">${opening}</bpt>${writeParts(part.parts, numberOf)}<ept id="${id}">${escapeMarkup(closing)}</ept>`;
  });
  return markups.join("");
}
