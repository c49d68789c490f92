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
        <OpeningSign />
      </summary>
      <div id={id} className="disclosed mb-5 scroll-mt-32 max-w-[62ch] border-l-3 border-mark pl-5">
        {children}
      </div>
    </details>
  );
}

/** Says of the summary of a `group` that it opens: browsers' own sign is taken away. */
export function OpeningSign() {
  return (
    <span
      aria-hidden="true"
      className="relative size-3.5 flex-none translate-y-0.5 before:absolute before:inset-x-0 before:top-1/2 before:border-t-2 after:absolute after:inset-y-0 after:left-1/2 after:border-l-2 group-open:after:hidden print:hidden"
    />
  );
}
