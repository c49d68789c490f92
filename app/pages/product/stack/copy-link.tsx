import { classNames } from "#app/ui/class-names.ts";
import { useClipboard } from "#app/ui/use-clipboard.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Copy } from "#app/features/stack/copy/fr.ts";

type CopyLinkProps = { copy: Copy["link"]; address: () => string };

/** Copies a URL to the clipboard. Without JavaScript the place stays empty. */
export function CopyLink({ copy, address }: CopyLinkProps) {
  const { outcome, put, forget } = useClipboard();
  const isHydrated = useHydrated();
  return (
    <p className={classNames("pt-5 print:hidden", !isHydrated && "invisible")}>
      <button
        type="button"
        onClick={() => void put(address())}
        onBlur={forget}
        className="line-link py-1.5 text-left font-label text-action forced-colors:underline"
      >
        {copy.copy}
      </button>
      <output className="block min-h-[1.45em] text-small text-ink-soft">{outcome && copy[outcome]}</output>
    </p>
  );
}
