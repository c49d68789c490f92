import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";
import { useIsMobile } from "#app/page/use-is-mobile.ts";

/** Closes the menus of the header after a navigation, on Escape, and on a click or focus outside. */
export function useClosingMenus(header: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isMobile = useIsMobile();
  // Menus that the visitor opened before hydration stay open: only a change closes them.
  const previous = useRef({ key, isMobile });
  useEffect(() => {
    const hasGrown = previous.current.isMobile && !isMobile;
    if (header.current && (hasGrown || previous.current.key !== key)) closeMenus(header.current);
    previous.current = { key, isMobile };
  }, [header, key, isMobile]);
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener("keydown", (event) => event.key === "Escape" && leaveMenus(element), { signal });
    document.addEventListener("pointerdown", (event) => event.composedPath().includes(element) || closeMenus(element), {
      signal,
    });
    // An open menu would cover the element that has the focus now.
    element.addEventListener(
      "focusout",
      ({ relatedTarget }) => relatedTarget instanceof Node && !element.contains(relatedTarget) && closeMenus(element),
      { signal },
    );
    return () => listeners.abort();
  }, [header]);
}

function openMenus(header: HTMLElement): HTMLDetailsElement[] {
  return [...header.querySelectorAll<HTMLDetailsElement>("details[open]")];
}

function closeMenus(header: HTMLElement): void {
  for (const menu of openMenus(header)) menu.open = false;
}

/** Closes all menus. On phones, the first one is the menu that contains the others. */
function leaveMenus(header: HTMLElement): void {
  const first = openMenus(header)[0];
  const hadFocus = header.contains(document.activeElement);
  closeMenus(header);
  if (hadFocus) first?.querySelector("summary")?.focus();
}
