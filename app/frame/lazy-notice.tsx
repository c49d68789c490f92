import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useProgress, type LazyCode } from "#app/page/lazy-code.ts";
import { useShell } from "./use-shell.ts";

/** Stands where code is waited for: when it did not come, says so and offers to try again. */
export function LazyNotice({ code, className }: { code: LazyCode<unknown>; className?: string }) {
  const copy = useShell()?.copy;
  const progress = useProgress(code);
  const isTrying = progress === "again";
  if (!copy || (progress !== "failed" && !isTrying)) return null;
  return (
    <div
      className={classNames(
        "flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-3 border-danger bg-danger-ground px-5 py-4 text-ink",
        className,
      )}
    >
      {/* Said again after each try. */}
      <p role="alert" className="flex-1 basis-60">
        {!isTrying && copy.missingCode}
        {isTrying && <span aria-hidden="true">{copy.missingCode}</span>}
      </p>
      <Button look="quiet" aria-disabled={isTrying || undefined} onClick={() => void code.load()}>
        {copy.errors.internal.retry}
        {isTrying && <span className="run-of-light" />}
      </Button>
    </div>
  );
}
