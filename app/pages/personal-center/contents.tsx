import type { ReactNode } from "react";
import type { CenterData } from "./data.server.ts";

type ContentsProps = { label: string; sections: Partial<CenterData["copy"]["sections"]>; children: ReactNode };

/** Table of contents: a scrolling row on narrow windows, a sticky list on wide ones. */
export function Contents({ label, sections, children }: ContentsProps) {
  return (
    <nav aria-label={label} className="min-w-0 pb-10 lg:sticky lg:top-28 lg:col-span-3 lg:self-start print:hidden">
      <ul className="-mx-3 flex overflow-x-auto border-b border-rule lg:mx-0 lg:grid lg:border-0">
        {Object.entries(sections).map(([id, { name }]) => (
          <li key={id} className="flex-none">
            <a
              href={`#${id}`}
              className="block px-3 py-3 text-small font-label -outline-offset-3 hover:text-action lg:border-l lg:border-rule lg:py-2 lg:pl-4 lg:text-base lg:font-normal lg:hover:border-action"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="pt-6 lg:pl-4">{children}</p>
    </nav>
  );
}
