import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StackProduct } from "./stack-energy.ts";
import type { Shown, StackView } from "./view/stack-view.ts";

const near = "400px 0px";

/**
 * The 3D view of a stack, loaded when the stage comes near the window; `undefined` until it has drawn its first
 * picture, and again when the graphics card takes it away.
 */
export function useStackView(product: StackProduct, shown: Shown) {
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<StackView>();
  const current = useEffectEvent(() => shown);

  useEffect(() => {
    const place = stage.current!;
    const opened = new AbortController();
    const open = async () => {
      const { StackView } = await import("./view/stack-view.ts");
      if (opened.signal.aborted) return;
      const loaded = await StackView.create(product, current());
      if (opened.signal.aborted) return loaded.dispose();
      const sizes = new ResizeObserver(() => loaded.resize(place.clientWidth, place.clientHeight));
      const close = () => {
        sizes.disconnect();
        loaded.dispose();
        setView(undefined);
      };
      opened.signal.addEventListener("abort", close);
      loaded.canvas.addEventListener("webglcontextlost", () => opened.abort());
      loaded.resize(place.clientWidth, place.clientHeight);
      sizes.observe(place);
      setView(loaded);
    };
    const arrival = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        arrival.disconnect();
        open().catch((error: unknown) => console.warn("The 3D view could not be loaded", error));
      },
      { rootMargin: near },
    );
    if (isWelcome()) arrival.observe(place);
    return () => {
      arrival.disconnect();
      opened.abort();
    };
  }, [product]);

  useEffect(() => view?.show(shown));

  return { stage, view };
}

/** Not for those who save data, and not where WebGL would fail after all that loading. */
function isWelcome(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && hasWebgl();
}

function hasWebgl(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
