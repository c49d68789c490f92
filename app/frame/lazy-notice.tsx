import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useProgress, type LazyCode } from "#app/page/lazy-code.ts";
import { useLayoutData } from "./use-layout-data.ts";

/** Notice in the place of a lazy-loaded component that could not be loaded, with a retry button. */
export function LazyNotice({ code, className }: { code: LazyCode<unknown>; className?: string }) {
  const copy = useLayoutData()?.copy;
  const progress = useProgress(code);
  const isRetrying = progress === "again";
  if (!copy || (progress !== "failed" && !isRetrying)) return null;
  return (
    <div
      className={classNames(
        "flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-3 border-danger bg-danger-ground px-5 py-4 text-ink",
        className,
      )}
    >
      {/* The alert is empty during a retry, so that screen readers announce it again after another failure. */}
      <p role="alert" className="flex-1 basis-60">
        {!isRetrying && copy.missingCode}
        {isRetrying && <span aria-hidden="true">{copy.missingCode}</span>}
      </p>
      <Button look="quiet" aria-disabled={isRetrying || undefined} onClick={() => void code.load()}>
        {copy.errors.internal.retry}
        {isRetrying && <span className="run-of-light" />}
      </Button>
    </div>
  );
}
