import { useEffect, useState, type ComponentType } from "react";
import { useToasts } from "#app/ui/toast.ts";
import { lazyCode } from "#app/page/lazy-code.ts";
import { LazyNotice } from "./lazy-notice.tsx";
import { useLayoutData } from "./use-layout-data.ts";

const regionCode = lazyCode(() => import("#app/ui/toast-region.tsx"));

/** Region for toasts. Its code is loaded with the first toast, because few visits show one. */
export function Toasts() {
  const layoutData = useLayoutData();
  const isNeeded = useToasts().length > 0;
  const [Region, setRegion] = useState<ComponentType<{ close: string }>>();
  useEffect(() => {
    if (isNeeded) void regionCode.load().then(({ ToastRegion }) => setRegion(() => ToastRegion));
  }, [isNeeded]);
  if (!Region)
    return isNeeded && <LazyNotice code={regionCode} className="fixed inset-x-4 top-4 z-50 mx-auto max-w-120 shadow-float print:hidden" />;
  return layoutData && <Region close={layoutData.copy.close} />;
}
