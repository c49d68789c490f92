import type { FileCollector } from "./file-collector.ts";

/** Element of a document. `name` is empty for other namespaces; `isTranslatable` is false below `translate="no"`. */
export type XliffElement = {
  name: string;
  parent: string;
  depth: number;
  isTranslatable: boolean;
  attribute(name: string): string;
};

/** Reader of one XLIFF version, which gets the events of the parser below the root element. */
export type XliffReader = {
  collector: FileCollector;
  open(element: XliffElement): void;
  close(element: XliffElement): void;
  add(text: string): void;
};
