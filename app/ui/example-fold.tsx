import type { ReactNode } from "react";
import { Tag } from "./tag.tsx";

type ExampleFoldProps = {
  heading: string;
  /** Number of entries in the folded list, with its unit. */
  count?: string;
  /** Label of examples in the language of the page. */
  example: string;
  children: ReactNode;
};

/** Folds a list that has only examples, so that the page shows first what a visitor can use. */
export function ExampleFold({ heading, count, example, children }: ExampleFoldProps) {
  return (
    <details className="group border-y border-strong">
      <summary className="link-row flex items-baseline justify-between gap-4 py-5">
        <h2 className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-1 text-h3 hyphens-auto">
          {heading}
          {count && <span className="text-base tabular-nums text-soft">{count}</span>}
          <Tag>{example}</Tag>
        </h2>
        <span aria-hidden="true" className="opening-sign" />
      </summary>
      <div className="pb-8">{children}</div>
    </details>
  );
}
