import { FileCollector, UnreadableXliff } from "./file-collector.ts";
import { joinSegments, type Segment } from "./join-segments.ts";
import { readFileId, readUnitId } from "./xliff-2-ids.ts";
import { languagesOf } from "./xliff-languages.ts";
import type { XliffElement, XliffReader } from "./xliff-reader.ts";

/** Text of an inline code: before and after the words that it encloses. */
type Code = { start: string; end: string };
type OpenUnit = { id: string; segments: Segment[]; data: Map<string, string>; sourceCodes: Map<string, Code> };
type OpenText = { name: "source" | "target" | "data"; id: string; depth: number; text: string };

/** Reads XLIFF 2.0 and 2.1. Inline codes are replaced with their original data. */
export class Xliff2Reader implements XliffReader {
  readonly collector = new FileCollector();
  private readonly languages: ReturnType<typeof languagesOf>;
  private unit: OpenUnit | undefined;
  private text: OpenText | undefined;
  private readonly openCodes: { depth: number; end: string }[] = [];

  constructor(root: XliffElement) {
    this.languages = languagesOf(root.attribute("srcLang"), root.attribute("trgLang"));
  }

  open(element: XliffElement): void {
    const { name, parent, depth, attribute } = element;
    if (this.text) return this.openCode(element);
    if (name === "file") this.addFile(element);
    if (name === "unit" && element.isTranslatable)
      this.unit = { id: readUnitId(attribute("id")), segments: [], data: new Map(), sourceCodes: new Map() };
    if (!this.unit) return;
    if (parent === "unit" && (name === "segment" || name === "ignorable"))
      this.unit.segments.push({ source: "", state: attribute("state"), isIgnorable: name === "ignorable" });
    const isText = (parent === "segment" || parent === "ignorable") && (name === "source" || name === "target");
    if (isText) this.text = { name, id: attribute("order"), depth, text: "" };
    if (name === "data" && parent === "originalData") this.text = { name, id: attribute("id"), depth, text: "" };
  }

  close({ name, depth }: XliffElement): void {
    if (this.openCodes.at(-1)?.depth === depth) this.add(this.openCodes.pop()?.end ?? "");
    if (this.text?.depth === depth) this.closeText(this.text);
    if (name !== "unit" || !this.unit) return;
    Object.assign(this.collector.addUnit(this.unit.id), joinSegments(this.unit.segments));
    this.unit = undefined;
  }

  add(text: string): void {
    if (this.text) this.text.text += text;
  }

  private closeText({ name, id, text }: OpenText): void {
    const segment = this.unit?.segments.at(-1);
    if (name === "data") this.unit?.data.set(id, text);
    else if (segment && name === "source") segment.source = text;
    else if (segment) Object.assign(segment, { target: text, order: id === "" ? undefined : Number(id) });
    this.text = undefined;
  }

  private openCode({ name, depth, attribute }: XliffElement): void {
    // A code point that XML cannot contain is not imported.
    if (name === "cp") return this.add("\ufffd");
    if (name === "ph" || name === "sc") this.add(this.codeOf(attribute, "dataRef", "dataRef").start);
    if (name === "ec") this.add(this.codeOf(attribute, "", "dataRef").end);
    if (name !== "pc") return;
    const { start, end } = this.codeOf(attribute, "dataRefStart", "dataRefEnd");
    this.add(start);
    this.openCodes.push({ depth, end });
  }

  /** Finds the data of a code. In a target, tools may write only the id of the source's code. */
  private codeOf(attribute: XliffElement["attribute"], startName: string, endName: string): Code {
    const { data, sourceCodes } = this.unit ?? { data: new Map<string, string>(), sourceCodes: new Map<string, Code>() };
    const id = attribute("startRef") || attribute("copyOf") || attribute("id");
    const sourceCode = sourceCodes.get(id);
    const code = {
      start: data.get(attribute(startName)) ?? sourceCode?.start ?? "",
      end: data.get(attribute(endName)) ?? sourceCode?.end ?? "",
    };
    if (this.text?.name === "source") sourceCodes.set(id, startName === "" && sourceCode ? { ...sourceCode, end: code.end } : code);
    return code;
  }

  private addFile({ attribute }: XliffElement): void {
    const names = readFileId(attribute("id"), attribute("original"));
    if (!names) throw new UnreadableXliff();
    this.collector.addFile({ ...names, ...this.languages });
  }
}
