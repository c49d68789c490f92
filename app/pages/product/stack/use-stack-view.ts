import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StackProduct } from "#domain/sizing/schema";
import { lazyCode } from "#app/page/lazy-code.ts";
import type { Shown, StackView } from "./view/stack-view.ts";
import type { StackTurntable } from "./view/stack-turntable.tsx";

export const stackViewCode = lazyCode(() => import("./view/stack-view-live.ts"));

// Load the 3D view (200 kB) only after scrolling: visitors who only see the first screen do not need it.
const loadMargin = "100px 0px";

/** Loads the 3D view when the stage comes near the viewport; `undefined` before its first frame and after a lost WebGL context. */
export function useStackView(product: StackProduct, shown: Shown) {
  const stage = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<{ view: StackView; Turntable: typeof StackTurntable }>();
  const current = useEffectEvent(() => shown);

  useEffect(() => {
    const stageElement = stage.current;
    if (!stageElement) return;
    const abortController = new AbortController();
    const { signal } = abortController;
    const openView = async () => {
      const code = await stackViewCode.load();
      if (signal.aborted) return;
      const view = await code.openStackView(product, stageElement, current, signal);
      if (!view) return;
      signal.addEventListener("abort", () => setLive(undefined));
      view.canvas.addEventListener("webglcontextlost", () => abortController.abort());
      setLive({ view, Turntable: code.StackTurntable });
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Check for WebGL here and not at the start: a context costs tens of milliseconds on a phone.
        if (shouldLoadView()) openView().catch((error: unknown) => console.warn("The 3D view could not be loaded", error));
      },
      { rootMargin: loadMargin },
    );
    observer.observe(stageElement);
    return () => {
      observer.disconnect();
      abortController.abort();
    };
  }, [product]);

  useEffect(() => live?.view.show(shown));

  return { stage, live };
}

/** Skips the 3D view for data savers, without WebGL, and with software rendering. */
function shouldLoadView(): boolean {
  return !navigator.connection?.saveData && hasGraphicsCard();
}

const softwareRenderer = /swiftshader|llvmpipe|software|basic render/i;

function hasGraphicsCard(): boolean {
  const gl = document.createElement("canvas").getContext("webgl2");
  if (!gl) return false;
  const unmasked = gl.getExtension("WEBGL_debug_renderer_info")?.UNMASKED_RENDERER_WEBGL;
  const card = String(gl.getParameter(unmasked ?? gl.RENDERER));
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return !softwareRenderer.test(card);
}
