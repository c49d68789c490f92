import { useRef, type MouseEvent, type PointerEvent } from "react";
import { mobileBreakpoint } from "#app/page/use-is-mobile.ts";

const openAfterMs = 120;
const closeAfterMs = 260;

/** Opens a menu under a mouse that rests on it, and closes it when the mouse leaves; a click on its summary keeps it. */
export function useOpenOnHover() {
  const menu = useRef<HTMLDetailsElement>(null);
  const timer = useRef(0);
  const byHover = useRef(false);

  const setLater = (open: boolean, after: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (menu.current && menu.current.open !== open && (open || byHover.current)) menu.current.open = byHover.current = open;
    }, after);
  };
  const rests = ({ pointerType }: PointerEvent) => pointerType === "mouse" && window.innerWidth >= mobileBreakpoint;

  return {
    menu,
    area: {
      onPointerEnter: (event: PointerEvent) => rests(event) && setLater(true, openAfterMs),
      onPointerLeave: (event: PointerEvent) => rests(event) && setLater(false, closeAfterMs),
    },
    keepOpen: (event: MouseEvent) => {
      clearTimeout(timer.current);
      if (byHover.current && menu.current?.open) event.preventDefault();
      byHover.current = false;
    },
  };
}
