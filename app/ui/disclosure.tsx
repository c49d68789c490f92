import type { ReactNode } from "react";

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** Of disclosures with the same name only one is open. */
  name?: string;
  /** Anchor of the answer: the browser opens what it leads into. */
  id?: string;
  /** Open from the start. */
  open?: boolean;
};

/** A question that opens to its answer. */
export function Disclosure({ summary, children, name, id, open }: DisclosureProps) {
  return (
    <details name={name} open={open} className="group border-b border-rule first-of-type:border-t">
      <summary className="flex items-baseline justify-between gap-4 py-4 leading-snug font-label hover:text-action">
        <span className="min-w-0 flex-1 hyphens-auto">{summary}</span>
        <span aria-hidden="true" className="opening-sign" />
      </summary>
      <div id={id} className="disclosed mb-5 scroll-mt-32 max-w-[62ch] border-l-3 border-mark pl-5">
        {children}
      </div>
    </details>
  );
}
