import { useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./button.tsx";
import { dismissToast, useToasts, type Toast } from "./toast.ts";

const durationMs = 3000;

/** Region for toasts at the top of the window. Each is visible for three seconds, and longer while it is hovered or focused. */
export function ToastRegion({ close }: { close: string }) {
  const toasts = useToasts();
  // Screen readers announce a live region when its content changes, not when it is inserted with content.
  const [isThere, setIsThere] = useState(false);
  useEffect(() => void Promise.resolve().then(() => setIsThere(true)), []);
  const views = (kind: Toast["kind"]) =>
    isThere && toasts.filter((toast) => toast.kind === kind).map((toast) => <ToastView key={toast.id} toast={toast} close={close} />);
  return (
    <div className="pointer-events-none fixed inset-x-4 top-4 z-50 grid justify-items-center print:hidden">
      <div aria-live="polite" className="contents">
        {views("done")}
      </div>
      <div role="alert" className="contents">
        {views("failed")}
      </div>
    </div>
  );
}

function ToastView({ toast, close }: { toast: Toast; close: string }) {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPaused = isPointed || isFocused;
  const remaining = useRef(durationMs);
  useEffect(() => {
    if (isPaused) return;
    const start = performance.now();
    const timer = setTimeout(() => dismissToast(toast.id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - start;
    };
  }, [isPaused, toast.id]);
  return (
    <div
      className="toast night pointer-events-auto bg-raised relative mb-2 flex w-full max-w-120 items-center gap-4 overflow-clip rounded-control py-2 pl-5 pr-2 shadow-float outline-1 outline-graphite-line"
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <div className="min-w-0 flex-1 py-2 leading-snug hyphens-auto">
        <p>{toast.text}</p>
        {toast.next && <p>{toast.next}</p>}
      </div>
      <IconButton icon="close" label={close} onClick={() => dismissToast(toast.id)} />
      <span
        className={classNames(
          "toast-time absolute inset-x-0 bottom-0 h-0.75 origin-left",
          toast.kind === "failed" ? "bg-danger" : "bg-light",
        )}
      />
    </div>
  );
}
