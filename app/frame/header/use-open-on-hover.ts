import { useEffect, type RefObject } from "react";
import { isMobile } from "#app/page/use-is-mobile.ts";

const openAfterMs = 120;
const closeAfterMs = 260;

/** Opens a menu when the mouse rests on it and closes it when the mouse leaves. A click on the summary keeps it open. */
export function useOpenOnHover(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listeners = new AbortController();
    for (const area of header.current?.querySelectorAll<HTMLElement>("[data-hover]") ?? []) openOnHover(area, listeners.signal);
    return () => listeners.abort();
  }, [header]);
}

/** @param area element that contains the `details` of a menu */
function openOnHover(area: HTMLElement, signal: AbortSignal): void {
  const menu = area.querySelector("details");
  if (!menu) return;
  let timer: number | undefined;
  let isOpenedByHover = false;
  const scheduleOpen =
    (open: boolean, after: number) =>
    ({ pointerType }: PointerEvent) => {
      if (pointerType !== "mouse" || isMobile()) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (menu.open !== open && (open || isOpenedByHover)) menu.open = isOpenedByHover = open;
      }, after);
    };
  area.addEventListener("pointerenter", scheduleOpen(true, openAfterMs), { signal });
  area.addEventListener("pointerleave", scheduleOpen(false, closeAfterMs), { signal });
  menu.querySelector("summary")?.addEventListener(
    "click",
    (event) => {
      clearTimeout(timer);
      if (isOpenedByHover && menu.open) event.preventDefault();
      isOpenedByHover = false;
    },
    { signal },
  );
}
