import { SaxesParser, type SaxesTagNS } from "saxes";
import { UnreadableXliff } from "./file-collector.ts";
import { Xliff1Reader } from "./xliff-1-reader.ts";
import { Xliff2Reader } from "./xliff-2-reader.ts";
import { xliffNamespaces, xliffVersions, type TranslationFile } from "./xliff-file.ts";
import type { XliffElement, XliffReader } from "./xliff-reader.ts";

type Outcome = { ok: true; files: TranslationFile[] } | { ok: false; reason: "xliffUnreadable" };

/** Limits the depth, because namespaces are resolved through all ancestors: a very deep file would take a minute. */
const maxDepth = 200;

/**
 * Reads XLIFF 1.2, 2.0 and 2.1 and ignores extensions of translation tools. Rejects document types (and with them custom
 * entities), malformed files, and duplicate files or units.
 */
export function readXliff(text: string): Outcome {
  const parser = new SaxesParser({ xmlns: true });
  const handler = new DocumentHandler();
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
  const files = handler.files();
  return files.length > 0 ? { ok: true, files } : { ok: false, reason: "xliffUnreadable" };
}

/** Keeps the open elements, and passes events to the reader of the document's version. */
class DocumentHandler {
  private readonly openElements: XliffElement[] = [];
  private namespace = "";
  private reader: XliffReader | undefined;

  files(): TranslationFile[] {
    return this.reader?.collector.files ?? [];
  }

  open(tag: SaxesTagNS): void {
    const parent = this.openElements.at(-1);
    const attribute = (name: string) => tag.attributes[name]?.value ?? "";
    if (!parent) this.namespace = findNamespace(tag, attribute("version"));
    const element: XliffElement = {
      // Accept elements without a namespace, because some tools write none.
      name: tag.uri === this.namespace || tag.uri === "" ? tag.local : "",
      parent: parent?.name ?? "",
      depth: this.openElements.length,
      isTranslatable: attribute("translate") === "" ? (parent?.isTranslatable ?? true) : attribute("translate") !== "no",
      attribute,
    };
    this.openElements.push(element);
    if (this.openElements.length > maxDepth) throw new UnreadableXliff();
    if (parent) this.reader?.open(element);
    else this.reader = attribute("version") === "1.2" ? new Xliff1Reader() : new Xliff2Reader(element);
  }

  close(): void {
    const element = this.openElements.pop();
    if (element) this.reader?.close(element);
  }

  add(text: string): void {
    this.reader?.add(text);
  }
}

/** Returns the namespace of the document's version. */
function findNamespace({ local, uri }: SaxesTagNS, versionName: string): string {
  const version = xliffVersions.find((each) => each === versionName);
  if (local !== "xliff" || !version || (uri !== "" && uri !== xliffNamespaces[version])) throw new UnreadableXliff();
  return xliffNamespaces[version];
}
