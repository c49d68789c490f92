import { useEffect, useState, type ComponentType } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { lazyCode } from "#app/page/lazy-code.ts";
import { LazyNotice } from "../lazy-notice.tsx";
import { ServerDrawn } from "../server-drawn.tsx";

const viewCode = lazyCode(() => import("./not-found-view.tsx"));

/** As the server drew it. Its code comes only where one goes on to what does not exist without a new document. */
export function NotFoundPart() {
  const isHydrated = useHydrated();
  const [isDrawn] = useState(!isHydrated);
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    if (!isDrawn) void viewCode.load().then(({ NotFoundView }) => setView(() => NotFoundView));
  }, [isDrawn]);
  if (isDrawn) return <ServerDrawn name="NotFoundView" />;
  return View ? <View /> : <LazyNotice code={viewCode} className="wrap mt-40" />;
}
