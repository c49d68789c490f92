import { languages } from "#i18n/languages.ts";
import { escapeMarkup } from "../escape-markup.ts";
import { numberCodes, parseInline, type CodeNumber, type InlinePart } from "./inline-codes.ts";
import { writeAttributes } from "./write-attributes.ts";
import { writeFileId, writeUnitId } from "./xliff-2-ids.ts";
import { xliffNamespaces, type TranslationFile, type Unit, type XliffVersion } from "./xliff-file.ts";

export function wrapFiles2(body: string, version: XliffVersion, { from, to }: Pick<TranslationFile, "from" | "to">): string {
  const attributes = { version, xmlns: xliffNamespaces[version], srcLang: languages[from].tag, trgLang: languages[to].tag };
  return `<xliff ${writeAttributes(attributes)}>\n${body}\n</xliff>`;
}

export function writeFile2(file: TranslationFile): string {
  const attributes = { id: writeFileId(file), original: `${file.type}/${file.key}`, "xml:space": "preserve" };
  return `<file ${writeAttributes(attributes)}>\n${file.units.map(writeUnit).join("\n")}\n</file>`;
}

function writeUnit({ id, source, target, note, isOutdated }: Unit): string {
  const { inSource, inTarget } = numberCodes();
  const data = new Map<string, string>();
  const state = target === undefined ? { state: "initial" } : { state: "translated", ...(isOutdated && { subState: "site:stale" }) };
  const sourceMarkup = writeParts(parseInline(source), inSource, data);
  const targetMarkup = target === undefined ? "" : `<target>${writeParts(parseInline(target), inTarget, data)}</target>`;
  const dataMarkup = Array.from(data, ([code, dataId]) => `<data id="${dataId}">${escapeMarkup(code)}</data>`).join("");
  return [
    `<unit id="${escapeMarkup(writeUnitId(id))}">`,
    note === undefined ? "" : `<notes><note>${escapeMarkup(note)}</note></notes>`,
    dataMarkup && `<originalData>${dataMarkup}</originalData>`,
    `<segment ${writeAttributes(state)}><source>${sourceMarkup}</source>${targetMarkup}</segment>`,
    "</unit>",
  ].join("");
}

/** Replaces links, images and placeholders with inline elements. `data` collects their text, to which the elements refer. */
function writeParts(parts: readonly InlinePart[], numberOf: CodeNumber, data: Map<string, string>): string {
  const refer = (code: string) => {
    const id = data.get(code) ?? `d${data.size + 1}`;
    data.set(code, id);
    return id;
  };
  const fixed = { canCopy: "no", canDelete: "no" };
  const markups = parts.map((part) => {
    if (typeof part === "string") return escapeMarkup(part);
    const id = numberOf(part);
    if ("place" in part) return `<ph ${writeAttributes({ id, ...fixed, dataRef: refer(part.place), disp: part.place })}/>`;
    const type = part.opening === "[" ? "link" : "image";
    const attributes = { id, type, ...fixed, dataRefStart: refer(part.opening), dataRefEnd: refer(part.closing) };
    return `<pc ${writeAttributes(attributes)}>${writeParts(part.parts, numberOf, data)}</pc>`;
  });
  return markups.join("");
}
