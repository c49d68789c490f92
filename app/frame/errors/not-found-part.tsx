import { useEffect, useState, type ComponentType } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { lazyCode } from "#app/page/lazy-code.ts";
import { LazyNotice } from "../lazy-notice.tsx";
import { ServerRendered } from "../server-rendered.tsx";

const viewCode = lazyCode(() => import("./not-found-view.tsx"));

/** Shows the 404 page as the server rendered it. Loads the component only after a client-side navigation to a missing page. */
export function NotFoundPart() {
  const isHydrated = useHydrated();
  const [isServerRendered] = useState(!isHydrated);
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    if (!isServerRendered) void viewCode.load().then(({ NotFoundView }) => setView(() => NotFoundView));
  }, [isServerRendered]);
  if (isServerRendered) return <ServerRendered name="NotFoundView" />;
  return View ? <View /> : <LazyNotice code={viewCode} className="wrap mt-40" />;
}
