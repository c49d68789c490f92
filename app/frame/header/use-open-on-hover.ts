import { useEffect, type RefObject } from "react";
import { isMobile } from "#app/page/use-is-mobile.ts";

const openAfterMs = 120;
const closeAfterMs = 260;

/** Opens a menu of the header under a mouse that rests on it, and closes it when the mouse leaves; a click on its summary keeps it. */
export function useOpenOnHover(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    for (const area of header.current?.querySelectorAll<HTMLElement>("[data-hover]") ?? []) followMouse(area, listening.signal);
    return () => listening.abort();
  }, [header]);
}

/** @param area what holds a menu's `details` */
function followMouse(area: HTMLElement, signal: AbortSignal): void {
  const menu = area.querySelector("details");
  if (!menu) return;
  let timer: number | undefined;
  let byHover = false;
  const setLater =
    (open: boolean, after: number) =>
    ({ pointerType }: PointerEvent) => {
      if (pointerType !== "mouse" || isMobile()) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (menu.open !== open && (open || byHover)) menu.open = byHover = open;
      }, after);
    };
  area.addEventListener("pointerenter", setLater(true, openAfterMs), { signal });
  area.addEventListener("pointerleave", setLater(false, closeAfterMs), { signal });
  menu.querySelector("summary")?.addEventListener(
    "click",
    (event) => {
      clearTimeout(timer);
      if (byHover && menu.open) event.preventDefault();
      byHover = false;
    },
    { signal },
  );
}
