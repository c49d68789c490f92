import { useEffect, useState, type ComponentType } from "react";
import { useToasts } from "#app/ui/toast.ts";
import { useShell } from "./use-shell.ts";

/** Where toasts appear. Few visits see one, so the code that shows them is loaded with the first. */
export function Toasts() {
  const shell = useShell();
  const isNeeded = useToasts().length > 0;
  const [Region, setRegion] = useState<ComponentType<{ close: string }>>();
  useEffect(() => {
    // What a toast says stands in the page as well.
    if (isNeeded) void import("#app/ui/toast-region.tsx").then(({ ToastRegion }) => setRegion(() => ToastRegion), () => {});
  }, [isNeeded]);
  return Region && shell && <Region close={shell.copy.close} />;
}
