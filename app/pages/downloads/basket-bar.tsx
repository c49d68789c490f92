import { useEffect, useRef } from "react";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { formatBytes } from "#i18n/format.ts";
import { formatMessage } from "#i18n/format-message.ts";
import type { DownloadsData } from "./data.server.ts";
import { basketForm, type Basket } from "./use-basket.ts";

type BarProps = {
  basket: Basket;
  bundle: DownloadsData["bundle"];
  visibleFiles: readonly { id: string; bytes: number }[];
  copy: DownloadsData["copy"]["basket"];
};

/** Shows the number of selected files and downloads them as one archive. The checkboxes beside the files belong to this form. */
export function BasketBar({ basket, bundle, visibleFiles, copy }: BarProps) {
  const language = usePageLanguage();
  // Before hydration the number of ticked boxes is unknown.
  const isHydrated = useHydrated();
  const { files, isFull } = basket;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Boxes may be ticked before hydration.
    const tickedIds = new FormData(form.current ?? undefined).getAll("document");
    for (const row of visibleFiles) if (tickedIds.includes(row.id)) basket.setSelected(row, true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only at hydration: later changes call `onChange`
  }, []);
  const otherFiles = files.filter(({ id }) => !visibleFiles.some((row) => row.id === id));
  const size = formatBytes(
    language,
    files.reduce((sum, { bytes }) => sum + bytes, 0),
  );
  return (
    <form
      ref={form}
      id={basketForm}
      action={bundle.address}
      aria-label={copy.label}
      className={classNames(
        "sticky bottom-0 z-10 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-soft bg-paper py-3 print:hidden",
        // The bar takes a ninth of a phone's screen, so it is sticky only after the first selection.
        files.length === 0 && "max-md:static",
      )}
    >
      <input type="hidden" name="in" value={language} />
      {otherFiles.map(({ id }) => (
        <input key={id} type="hidden" name="document" value={id} />
      ))}
      <output className="min-w-0 grow font-label tabular-nums">
        {files.length === 0 ? copy.none : formatMessage(language, copy.count, { count: files.length, size })}
        {isFull && <span className="block text-small text-soft">{fillPlaceholders(copy.full, { most: bundle.maxFiles })}</span>}
      </output>
      {files.length > 0 && (
        <Button look="quiet" onClick={basket.clear}>
          {copy.clear}
        </Button>
      )}
      <Button type="submit" disabled={isHydrated && files.length === 0}>
        {copy.download}
      </Button>
    </form>
  );
}
