import { useLayoutEffect, type RefObject } from "react";
import { useLocation } from "react-router";
import { languageAddress, languageLinks, useEditions } from "./language-links.ts";

/** Header and footer, as the server drew them for the first page, say of the page that is shown now where it is. */
export function useCurrentPage(header: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const editions = useEditions();
  useLayoutEffect(() => {
    if (!header.current) return;
    markCurrent(header.current, pathname);
    for (const { link, code } of languageLinks(document)) link.href = languageAddress(code, { pathname, search }, editions);
  }, [header, pathname, search, editions]);
}

/** Marks the links to the page at a path, and the entries of the bar on the pages that they lead to and on those below them. */
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
