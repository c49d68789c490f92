import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StackProduct } from "#domain/sizing/schema";
import { lazyCode } from "#app/page/lazy-code.ts";
import type { Shown, StackView } from "./view/stack-view.ts";
import type { StackTurntable } from "./view/stack-turntable.tsx";

export const stackViewCode = lazyCode(() => import("./view/stack-view-live.ts"));

// Below a first screen the picture stays until one scrolls: 200 kB are not for those who only look at the top.
const near = "100px 0px";

/**
 * The 3D view of a stack, loaded when the stage comes near the window; `undefined` until it has drawn its first
 * picture, and again when the graphics card takes it away.
 */
export function useStackView(product: StackProduct, shown: Shown) {
  const stage = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<{ view: StackView; Turntable: typeof StackTurntable }>();
  const current = useEffectEvent(() => shown);

  useEffect(() => {
    const place = stage.current;
    if (!place) return;
    const opened = new AbortController();
    const { signal } = opened;
    const open = async () => {
      const code = await stackViewCode.load();
      if (signal.aborted) return;
      const view = await code.openStackView(product, place, current, signal);
      if (!view) return;
      signal.addEventListener("abort", () => setLive(undefined));
      view.canvas.addEventListener("webglcontextlost", () => opened.abort());
      setLive({ view, Turntable: code.StackTurntable });
    };
    const arrival = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        arrival.disconnect();
        // Asked here and not at the start: a graphics context takes tens of milliseconds of a phone.
        if (isWelcome()) open().catch((error: unknown) => console.warn("The 3D view could not be loaded", error));
      },
      { rootMargin: near },
    );
    arrival.observe(place);
    return () => {
      arrival.disconnect();
      opened.abort();
    };
  }, [product]);

  useEffect(() => live?.view.show(shown));

  return { stage, live };
}

/** Not for those who save data, and not where WebGL is missing or a processor would have to draw all of it. */
function isWelcome(): boolean {
  return !navigator.connection?.saveData && hasGraphicsCard();
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
