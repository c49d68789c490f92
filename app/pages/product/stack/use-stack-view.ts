import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StackProduct } from "#domain/sizing/schema";
import { lazyCode } from "#app/shell/lazy-code.ts";
import type { Shown, StackView } from "./view/stack-view.ts";

export const stackViewCode = lazyCode(() => import("./view/stack-view.ts"));

// Below a first screen the picture stays until one scrolls: 200 kB are not for those who only look at the top.
const near = "100px 0px";

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
      const { StackView } = await stackViewCode.load();
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

/** Not for those who save data, and not where WebGL is missing or a processor would have to draw all of it. */
function isWelcome(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && hasGraphicsCard();
}

const drawnByProcessor = /swiftshader|llvmpipe|software|basic render/i;

function hasGraphicsCard(): boolean {
  const gl = document.createElement("canvas").getContext("webgl2");
  if (!gl) return false;
  const unmasked = gl.getExtension("WEBGL_debug_renderer_info")?.UNMASKED_RENDERER_WEBGL;
  const card = String(gl.getParameter(unmasked ?? gl.RENDERER));
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return !drawnByProcessor.test(card);
}
