import { SaxesParser, type SaxesTagNS } from "saxes";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { xliffNamespace, type TranslationFile, type Unit } from "./xliff-file.ts";

type Outcome = { ok: true; files: TranslationFile[] } | { ok: false; reason: "xliffUnreadable" };

class Unreadable extends Error {}

/** Namespaces are looked for in every element around one: a file that is all depth would take a minute. */
const deepest = 200;

/**
 * Reads XLIFF 1.2 as translation tools write it: what they add is passed over. A document type is refused, and with it all
 * entities that a file could define; so is what is not well formed, and a file or unit that stands there twice.
 */
export function readXliff(text: string): Outcome {
  const parser = new SaxesParser({ xmlns: true });
  const reading = new Reading();
  const refuse = () => {
    throw new Unreadable();
  };
  parser.on("doctype", refuse);
  parser.on("error", refuse);
  parser.on("opentag", (tag) => reading.open(tag));
  parser.on("closetag", () => reading.close());
  parser.on("text", (part) => reading.add(part));
  parser.on("cdata", (part) => reading.add(part));
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, reason: "xliffUnreadable" };
    throw error;
  }
  return reading.files.length > 0 ? { ok: true, files: reading.files } : { ok: false, reason: "xliffUnreadable" };
}

/** What is read so far, and within which elements. */
class Reading {
  readonly files: TranslationFile[] = [];
  private readonly within: string[] = [];
  private readonly seen = new Set<string>();
  private unit: Unit | undefined;
  private collected: { name: "source" | "target"; depth: number; text: string } | undefined;

  open(tag: SaxesTagNS): void {
    // Some tools write their files without a namespace.
    const name = tag.uri === xliffNamespace || tag.uri === "" ? tag.local : "";
    const parent = this.within.at(-1);
    this.within.push(name);
    if (this.within.length > deepest) throw new Unreadable();
    if (parent === undefined && (name !== "xliff" || attribute(tag, "version") !== "1.2")) throw new Unreadable();
    if (name === "file") this.files.push(this.once(fileOf(tag), ({ type, key, to }) => `${type}/${key}/${to}`));
    if (name === "trans-unit") this.beginUnit(attribute(tag, "id"));
    // Suggestions of a tool have texts of their own, which stand deeper.
    if (parent === "trans-unit" && (name === "source" || (name === "target" && isTranslated(tag))) && this.unit)
      this.collected = { name, depth: this.within.length, text: "" };
  }

  close(): void {
    if (this.collected?.depth === this.within.length) {
      const { name, text } = this.collected;
      if (this.unit) this.unit[name] = text;
      this.collected = undefined;
    }
    this.within.pop();
  }

  add(text: string): void {
    if (this.collected) this.collected.text += text;
  }

  private beginUnit(id: string): void {
    const file = this.files.at(-1);
    if (!file) throw new Unreadable();
    this.unit = this.once({ id, source: "" }, () => `${this.files.length} ${id}`);
    file.units.push(this.unit);
  }

  private once<Found>(found: Found, nameOf: (found: Found) => string): Found {
    const name = nameOf(found);
    if (this.seen.has(name)) throw new Unreadable();
    this.seen.add(name);
    return found;
  }
}

/** XLIFF 1.2, 2.3: tools copy the source into the target of a text that nobody has translated, and say so by its state. */
const untranslatedStates: readonly string[] = ["new", "needs-translation", "needs-l10n"];

function isTranslated(target: SaxesTagNS): boolean {
  return !untranslatedStates.includes(attribute(target, "state"));
}

function fileOf(tag: SaxesTagNS): TranslationFile {
  const [type = "", key = "", ...more] = attribute(tag, "original").split("/");
  const { from, to } = languagesOf(attribute(tag, "source-language"), attribute(tag, "target-language"));
  if (!from || !to || from === to || more.length > 0) throw new Unreadable();
  const revision = (name: string) => Number(/^\d{1,9}$/.exec(attribute(tag, name))?.[0] ?? 0);
  return { type, key, from, to, sourceRevision: revision("product-version"), targetRevision: revision("build-num"), units: [] };
}

function attribute({ attributes }: SaxesTagNS, name: string): string {
  return attributes[name]?.value ?? "";
}

/**
 * Finds both languages by their tags. Where a tool wrote another region or none, such as `en` or `en-GB`, the first
 * language of that name counts that the other tag does not mean.
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
  const nameOf = (of: string) => of.replace(/[-_].*/, "");
  return languageCodes.find((code) => code !== except && isSame(nameOf(languages[code].tag), nameOf(tag)));
}
