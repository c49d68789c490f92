import type { ReactNode } from "react";

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** Of disclosures with the same name only one is open. */
  name?: string;
};

/** A question that opens to its answer. */
export function Disclosure({ summary, children, name }: DisclosureProps) {
  return (
    <details name={name} className="group border-b border-rule first-of-type:border-t">
      <summary className="flex items-baseline justify-between gap-4 py-4 leading-snug font-label hover:text-action">
        <span className="min-w-0 hyphens-auto">{summary}</span>
        <span aria-hidden="true" className="relative size-3.5 flex-none translate-y-0.5 before:absolute before:inset-x-0 before:top-1/2 before:border-t-2 after:absolute after:inset-y-0 after:left-1/2 after:border-l-2 group-open:after:hidden print:hidden" />
      </summary>
      <div className="disclosed mb-5 max-w-[62ch] border-l-3 border-mark pl-5">{children}</div>
    </details>
  );
}
