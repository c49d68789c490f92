import { SaxesParser, type SaxesTagNS } from "saxes";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { xliffNamespace, type TranslationFile, type Unit } from "./xliff-file.ts";

type Outcome = { ok: true; files: TranslationFile[] } | { ok: false; reason: "xliffUnreadable" };

class UnreadableXliff extends Error {}

/** Limits the depth, because namespaces are resolved through all ancestors: a very deep file would take a minute. */
const maxDepth = 200;

/**
 * Reads XLIFF 1.2 and ignores extensions of translation tools. Rejects document types (and with them custom entities),
 * malformed files, and duplicate files or units.
 */
export function readXliff(text: string): Outcome {
  const parser = new SaxesParser({ xmlns: true });
  const handler = new XliffHandler();
  const reject = () => {
    throw new UnreadableXliff();
  };
  parser.on("doctype", reject);
  parser.on("error", reject);
  parser.on("opentag", (tag) => handler.open(tag));
  parser.on("closetag", () => handler.close());
  parser.on("text", (part) => handler.add(part));
  parser.on("cdata", (part) => handler.add(part));
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof UnreadableXliff) return { ok: false, reason: "xliffUnreadable" };
    throw error;
  }
  return handler.files.length > 0 ? { ok: true, files: handler.files } : { ok: false, reason: "xliffUnreadable" };
}

/** Collects files and texts from the parser's events. */
class XliffHandler {
  readonly files: TranslationFile[] = [];
  private readonly openElements: string[] = [];
  private readonly seenNames = new Set<string>();
  private unit: Unit | undefined;
  private currentText: { name: "source" | "target"; depth: number; text: string } | undefined;

  open(tag: SaxesTagNS): void {
    // Accept elements without a namespace, because some tools write none.
    const name = tag.uri === xliffNamespace || tag.uri === "" ? tag.local : "";
    const parent = this.openElements.at(-1);
    this.openElements.push(name);
    if (this.openElements.length > maxDepth) throw new UnreadableXliff();
    if (parent === undefined && (name !== "xliff" || attribute(tag, "version") !== "1.2")) throw new UnreadableXliff();
    if (name === "file") this.files.push(this.addOnce(fileOf(tag), ({ type, key, to }) => `${type}/${key}/${to}`));
    if (name === "trans-unit") this.beginUnit(attribute(tag, "id"));
    // Ignore suggestions of tools (`alt-trans`), which have nested sources and targets.
    if (parent === "trans-unit" && (name === "source" || (name === "target" && isTranslated(tag))) && this.unit)
      this.currentText = { name, depth: this.openElements.length, text: "" };
  }

  close(): void {
    if (this.currentText?.depth === this.openElements.length) {
      const { name, text } = this.currentText;
      if (this.unit) this.unit[name] = text;
      this.currentText = undefined;
    }
    this.openElements.pop();
  }

  add(text: string): void {
    if (this.currentText) this.currentText.text += text;
  }

  private beginUnit(id: string): void {
    const file = this.files.at(-1);
    if (!file) throw new UnreadableXliff();
    this.unit = this.addOnce({ id, source: "" }, () => `${this.files.length} ${id}`);
    file.units.push(this.unit);
  }

  private addOnce<Item>(item: Item, nameOf: (item: Item) => string): Item {
    const name = nameOf(item);
    if (this.seenNames.has(name)) throw new UnreadableXliff();
    this.seenNames.add(name);
    return item;
  }
}

/** Tools copy the source into untranslated targets and mark them by state (XLIFF 1.2, section 2.3). */
const untranslatedStates: readonly string[] = ["new", "needs-translation", "needs-l10n"];

function isTranslated(target: SaxesTagNS): boolean {
  return !untranslatedStates.includes(attribute(target, "state"));
}

function fileOf(tag: SaxesTagNS): TranslationFile {
  const [type = "", key = "", ...more] = attribute(tag, "original").split("/");
  const { from, to } = languagesOf(attribute(tag, "source-language"), attribute(tag, "target-language"));
  if (!from || !to || from === to || more.length > 0) throw new UnreadableXliff();
  const revision = (name: string) => Number(/^\d{1,9}$/.exec(attribute(tag, name))?.[0] ?? 0);
  return { type, key, from, to, sourceRevision: revision("product-version"), targetRevision: revision("build-num"), units: [] };
}

function attribute({ attributes }: SaxesTagNS, name: string): string {
  return attributes[name]?.value ?? "";
}

/**
 * Finds both languages by their tags. If a tool wrote another region or none, such as `en` or `en-GB`, the first other
 * language of that name counts.
 */
function languagesOf(source: string, target: string): { from?: Language; to?: Language } {
  const exact = { from: languageTagged(source), to: languageTagged(target) };
  const from = exact.from ?? languageNamed(source, exact.to);
  return { from, to: exact.to ?? languageNamed(target, from) };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function languageTagged(tag: string): Language | undefined {
  return languageCodes.find((code) => isSame(languages[code].tag, tag.replaceAll("_", "-")));
}

function languageNamed(tag: string, except: Language | undefined): Language | undefined {
  const nameOf = (name: string) => name.replace(/[-_].*/, "");
  return languageCodes.find((code) => code !== except && isSame(nameOf(languages[code].tag), nameOf(tag)));
}
