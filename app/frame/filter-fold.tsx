import type { ReactNode } from "react";
import { FoldHead } from "#app/ui/fold-head.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { formatMessage } from "#i18n/format-message.ts";
import { useLayoutData } from "./use-layout-data.ts";

type FilterFoldProps = {
  /** Names of the active filters. Empty ones are left out. */
  active: readonly (string | undefined)[];
  /** Name of the filters, if a list has several groups of them. */
  heading?: string;
  children: ReactNode;
};

/** Filters of a list. Phones fold them behind a line that says how many are active, and which. */
export function FilterFold({ active, heading, children }: FilterFoldProps) {
  const language = usePageLanguage();
  const copy = useLayoutData()?.copy.filters;
  if (!copy) return children;
  const names = active.flatMap((name) => name || []);
  const status = names.length > 0 ? [formatMessage(language, copy.active, { count: names.length }), ...names].join(" · ") : "";
  const name = heading ?? copy.heading;
  return (
    <div className="md:contents">
      <FoldHead label={status ? `${name} · ${status}` : name} className="md:hidden">
        <p className="leading-snug">
          <span className="font-label">{name}</span>
          {status && <span className="block text-small text-soft">{status}</span>}
        </p>
      </FoldHead>
      <div className="max-md:py-4 md:contents">{children}</div>
    </div>
  );
}
