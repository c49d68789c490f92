import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { Copy } from "./copy/fr.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

type BarProps = { names: readonly string[]; isSelectionFull: boolean; clearTo: string; onFollow: () => void; copy: Copy["compare"] };

/** Shows the selection below the list; dark and sticky once there is one. */
export function CompareBar({ names, isSelectionFull, clearTo, onFollow, copy }: BarProps) {
  const selected = fillPlaceholders(copy.selected, { count: names.length, names: names.join(copy.separator) });
  const hasSelection = names.length > 0;
  const message = isSelectionFull ? copy.full : hasSelection ? selected : copy.hint;
  return (
    <div
      style={{ viewTransitionName: "compare-bar" }}
      className={classNames("print:hidden", hasSelection && "night rises sticky bottom-0 z-10 border-t-3 border-light")}
    >
      <Container className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-3 py-3 text-small md:grid-cols-[1fr_auto_auto] md:py-4 md:text-base">
        {/* Without JavaScript only the checkboxes show the selection. */}
        <p className="text-balance scripted:hidden">{copy.hint}</p>
        <output className="hidden min-w-0 text-balance tabular-nums scripted:block">{message}</output>
        {hasSelection && (
          <Link to={clearTo} onClick={onFollow} replace preventScrollReset className="line-link py-1.5 font-label">
            {copy.clear}
          </Link>
        )}
        <Button type="submit" look={hasSelection ? undefined : "quiet"} className="col-span-2 md:col-span-1 md:col-start-3">
          {copy.submit}
        </Button>
      </Container>
    </div>
  );
}
