import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";
import { useIsMobile } from "#app/page/use-is-mobile.ts";

/** Closes the menus of the header where `details` alone would leave them open. */
export function useClosingMenus(header: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isMobile = useIsMobile();
  // What a visitor opened before the code arrived stays: only a change closes.
  const last = useRef({ key, isMobile });
  useEffect(() => {
    const grown = last.current.isMobile && !isMobile;
    if (header.current && (grown || last.current.key !== key)) closeMenus(header.current);
    last.current = { key, isMobile };
  }, [header, key, isMobile]);
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", (event) => event.key === "Escape" && leaveMenus(element), { signal });
    document.addEventListener("pointerdown", (event) => event.composedPath().includes(element) || closeMenus(element), {
      signal,
    });
    // What is open would lie over the element that has the focus now.
    element.addEventListener(
      "focusout",
      ({ relatedTarget }) => relatedTarget instanceof Node && !element.contains(relatedTarget) && closeMenus(element),
      { signal },
    );
    return () => listening.abort();
  }, [header]);
}

function openMenus(header: HTMLElement): HTMLDetailsElement[] {
  return [...header.querySelectorAll<HTMLDetailsElement>("details[open]")];
}

function closeMenus(header: HTMLElement): void {
  for (const menu of openMenus(header)) menu.open = false;
}

/** On phones the first is the menu that holds the others. */
function leaveMenus(header: HTMLElement): void {
  const first = openMenus(header)[0];
  const hadFocus = header.contains(document.activeElement);
  closeMenus(header);
  if (hadFocus) first?.querySelector("summary")?.focus();
}
