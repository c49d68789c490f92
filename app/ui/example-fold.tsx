import type { ReactNode } from "react";
import { Fold } from "./fold.tsx";
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
    <Fold
      heading={
        <>
          {heading}
          {count && <span className="text-base tabular-nums text-soft">{count}</span>}
          <Tag>{example}</Tag>
        </>
      }
    >
      {children}
    </Fold>
  );
}
