import { Button } from "#app/ui/button.tsx";
import { useClipboard } from "#app/ui/use-clipboard.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { SpecRow } from "#app/ui/spec-table.tsx";
import type { Copy } from "./copy/fr.ts";
import { CsvLink } from "#app/ui/csv-link.tsx";
import { formatTabSeparated } from "#app/ui/table-text.ts";

type TableToolsProps = { name: string; rows: readonly SpecRow[]; copy: Copy["specification"] };

/** Downloads the table as a file, also without JavaScript, or copies it to the clipboard. */
export function TableTools({ name, rows, copy }: TableToolsProps) {
  const header = [copy.columns.figure, copy.columns.value, copy.columns.condition];
  const cells = [header, ...rows.map((row) => [row.label, row.value, row.condition ?? ""])];
  const file = `${name.toLowerCase().replaceAll(" ", "-")}.csv`;
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-6 print:hidden">
      <CsvLink cells={cells} file={file}>
        {copy.download}
      </CsvLink>
      <CopyButton text={formatTabSeparated(cells)} copy={copy} />
    </p>
  );
}

/** The button is invisible but takes its space until hydration, because the clipboard needs JavaScript. */
function CopyButton({ text, copy }: { text: string; copy: Copy["specification"] }) {
  const { outcome, put } = useClipboard();
  const isHydrated = useHydrated();
  return (
    <span aria-live="polite" className={isHydrated ? undefined : "invisible"}>
      <Button look="quiet" onClick={() => void put(text)}>
        {outcome === "done" ? copy.copied : copy.copy}
      </Button>
      {/* At most as wide as the button, so that the button does not move. */}
      {outcome === "failed" && <span className="block w-0 min-w-full pt-2 text-small text-soft">{copy.failed}</span>}
    </span>
  );
}
