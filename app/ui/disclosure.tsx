import type { ReactNode } from "react";

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** Only one disclosure with the same name is open. */
  name?: string;
  /** Id of the content: browsers open it when the address has it as fragment. */
  id?: string;
  open?: boolean;
};

export function Disclosure({ summary, children, name, id, open }: DisclosureProps) {
  return (
    <details name={name} open={open} className="group border-b border-rule first-of-type:border-t">
      <summary className="link-row flex items-baseline justify-between gap-4 py-4 leading-snug font-label">
        <span className="min-w-0 flex-1 hyphens-auto">{summary}</span>
        <span aria-hidden="true" className="opening-sign" />
      </summary>
      <div id={id} className="disclosed mb-5 scroll-mt-32 max-w-[62ch] border-l-3 border-mark pl-5">
        {children}
      </div>
    </details>
  );
}
