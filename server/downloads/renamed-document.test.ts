import { expect, test } from "vitest";
import { renamedDocument } from "./renamed-document.ts";

const formerKeys: Record<string, string> = { "product copia": "copia-2", "download warranty": "warranty-terms", "product a-b": "c" };
const redirects = { currentKey: (type: string, key: string) => formerKeys[`${type} ${key}`] };

test.each([
  ["copia-data-sheet-de.pdf", "copia-2-data-sheet-de.pdf"],
  ["a-b-quick-guide-cn.pdf", "c-quick-guide-cn.pdf"],
  ["copia-cutout.png", "copia-2-cutout.png"],
  ["warranty", "warranty-terms"],
  ["copia", undefined],
  ["copia-2-data-sheet-de.pdf", undefined],
  ["copia-else-de.pdf", undefined],
])("document %s of a renamed entry › redirects to %s", (name, expected) => expect(renamedDocument(name, redirects)).toBe(expected));
