import { classNames } from "./class-names.ts";
import { useClipboard } from "./use-clipboard.ts";
import { useHydrated } from "./use-hydrated.ts";

type CopyButtonProps = {
  text: string;
  words: { copy: string; copied: string; notCopied: string };
  /** Name of the copied text, for pages with several such buttons. */
  label?: string;
  className?: string;
};

/** Button that copies a text. Not rendered without JavaScript. */
export function CopyButton({ text, words, label, className }: CopyButtonProps) {
  const { outcome, put } = useClipboard();
  if (!useHydrated()) return null;
  return (
    <span className={classNames("inline-flex flex-wrap items-center gap-y-1 text-small", className)}>
      <output className="text-soft not-empty:mr-3">{outcome && (outcome === "done" ? words.copied : words.notCopied)}</output>
      <button
        type="button"
        aria-label={label && `${words.copy}: ${label}`}
        className="min-h-8 rounded-control border border-current px-3 font-label transition-colors hover:border-strong hover:bg-strong hover:text-on-strong"
        onClick={() => void put(text)}
      >
        {words.copy}
      </button>
    </span>
  );
}
