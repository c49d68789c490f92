import { useEffect } from "react";
import { useLocation } from "react-router";
import { lazyCode } from "#app/page/lazy-code.ts";

const code = lazyCode(() => import("./after-start.ts"));
/** What a page itself still fetches after its start comes first. */
const restMs = 1_000;
let isWatching = false;

/** A second after the first page: asks for news of the build, and fetches the pages that links lead to before they are asked for. */
export function useAfterStart(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    // In development there is always a newer build, and no kept payload.
    if (!import.meta.env.PROD) return;
    let end: (() => void) | undefined;
    let isLeft = false;
    const begin = async () => {
      const { followLinks, watchBuild } = await code.load();
      if (!isWatching) watchBuild();
      isWatching = true;
      if (!isLeft) end = followLinks();
    };
    const rest = setTimeout(() => void begin(), code.progress() === "there" ? 0 : restMs);
    return () => {
      isLeft = true;
      clearTimeout(rest);
      end?.();
    };
  }, [pathname]);
}
