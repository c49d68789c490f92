import { Disclosure } from "#app/ui/disclosure.tsx";
import type { PolicyView } from "./policy-view.server.ts";

type ContentsProps = { label: string; entries: PolicyView["contents"] };

/** Numbered table of contents: beside the text on wide windows, folded above it on narrow ones. */
export function Contents({ label, entries }: ContentsProps) {
  return (
    <nav aria-label={label} className="min-w-0 pb-10 lg:sticky lg:top-28 lg:col-span-4 lg:self-start lg:pr-10 print:hidden">
      <div className="lg:hidden">
        <Disclosure summary={label}>
          <Entries entries={entries} />
        </Disclosure>
      </div>
      <div className="max-lg:hidden">
        <Entries entries={entries} />
      </div>
    </nav>
  );
}

function Entries({ entries }: Pick<ContentsProps, "entries">) {
  return (
    <ol className="lg:border-t lg:border-rule">
      {entries.map(({ id, html }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="grid grid-cols-[2.25rem_1fr] py-2 leading-snug hover:text-action hover:underline lg:border-b lg:border-rule lg:py-2.5"
          >
            <span aria-hidden="true" className="text-soft tabular-nums">
              {index + 1}
            </span>
            <span className="hyphens-auto" dangerouslySetInnerHTML={{ __html: html }} />
          </a>
        </li>
      ))}
    </ol>
  );
}
