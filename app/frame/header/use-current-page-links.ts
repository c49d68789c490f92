import { useLayoutEffect, type RefObject } from "react";
import { useLocation } from "react-router";
import { languageAddress, languageLinks, useAvailableLanguages } from "./language-links.ts";

/** Updates the static header and footer after a client-side navigation: current links, and the addresses of language links. */
export function useCurrentPageLinks(header: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const availableLanguages = useAvailableLanguages();
  useLayoutEffect(() => {
    if (!header.current) return;
    markCurrent(header.current, pathname);
    for (const { link, code } of languageLinks(document)) link.href = languageAddress(code, { pathname, search }, availableLanguages);
  }, [header, pathname, search, availableLanguages]);
}

/** Marks links to the current page, and menu entries of pages above it, with `aria-current`. */
function markCurrent(header: HTMLElement, pathname: string): void {
  const isBelow = (link: HTMLAnchorElement) => pathname === link.pathname || pathname.startsWith(`${link.pathname}/`);
  for (const link of header.querySelectorAll<HTMLAnchorElement>(".main-entries .menu-links a"))
    mark(link, link.pathname === pathname && "page");
  for (const link of header.querySelectorAll<HTMLAnchorElement>("a.bar-entry")) mark(link, isBelow(link) && "page");
  for (const menu of header.querySelectorAll(".main-entries details")) {
    const [entry, links] = [menu.querySelector("summary"), [...menu.querySelectorAll("a")]];
    if (entry) mark(entry, links.some(isBelow) && "true");
  }
}

function mark(element: Element, current: "page" | "true" | false): void {
  if (current) element.setAttribute("aria-current", current);
  else element.removeAttribute("aria-current");
}
