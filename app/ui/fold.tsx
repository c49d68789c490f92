import type { ReactNode } from "react";

type FoldProps = { heading: ReactNode; open?: boolean; children: ReactNode };

/** Part of a page with a heading of its own, folded until the visitor opens it. */
export function Fold({ heading, open, children }: FoldProps) {
  return (
    <details open={open} className="group border-y border-strong">
      <summary className="link-row flex items-baseline justify-between gap-4 py-5">
        <h2 className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-1 text-h3 hyphens-auto">{heading}</h2>
        <span aria-hidden="true" className="opening-sign" />
      </summary>
      <div className="pb-8">{children}</div>
    </details>
  );
}
