import { useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./button.tsx";
import { dismissToast, useToasts, type Toast } from "./toast.ts";

const shownFor = 3000;

/** Where toasts appear: at the top, each for three seconds, longer while it is pointed at or holds the focus. */
export function ToastRegion({ close }: { close: string }) {
  const toasts = useToasts();
  // A region is announced when something comes into it, not when it comes with something in it.
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
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  const left = useRef(shownFor);
  useEffect(() => {
    if (held) return;
    const start = performance.now();
    const timer = setTimeout(() => dismissToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [held, toast.id]);
  return (
    <div
      className="toast night pointer-events-auto bg-raised relative mb-2 flex w-full max-w-120 items-center gap-4 overflow-clip rounded-control py-2 pl-5 pr-2 shadow-float outline-1 outline-graphite-line"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
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
