import { useEffect } from "react";
import { useLocation } from "react-router";
import { lazyCode } from "#app/page/lazy-code.ts";

const code = lazyCode(() => import("./after-start.ts"));
/** What a page itself still fetches after its start comes first. */
const restMs = 1_000;
let isWatching = false;

/**
 * A second after the first page: lays out what waits below, asks for news of the build, and fetches the pages that links lead
 * to before they are asked for.
 */
export function useAfterStart(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    // In development there is always a newer build, and no kept payload.
    if (!import.meta.env.PROD) return;
    let ends: (() => void)[] = [];
    let isLeft = false;
    const begin = async () => {
      const { followLinks, layOutBelow, watchBuild } = await code.load();
      if (!isWatching) watchBuild();
      isWatching = true;
      if (!isLeft) ends = [layOutBelow(), followLinks()];
    };
    const rest = setTimeout(() => void begin(), code.progress() === "there" ? 0 : restMs);
    return () => {
      isLeft = true;
      clearTimeout(rest);
      for (const end of ends) end();
    };
  }, [pathname]);
}
