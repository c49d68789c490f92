import { useLayoutEffect, type RefObject } from "react";
import { useLocation } from "react-router";
import { isSignedIn } from "#app/page/is-signed-in.ts";
import { useLayoutData } from "../use-layout-data.ts";

/**
 * Updates the header's account links: the server sends the same page to all visitors, so only the browser knows who is logged in.
 * Runs after each navigation, because login and logout end in one.
 */
export function useAccountLink(header: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const { login, personalCenter } = useLayoutData()?.navigation.links.tools ?? {};
  useLayoutEffect(() => {
    const account = isSignedIn() ? (personalCenter ?? login) : login;
    if (!account) return;
    for (const link of header.current?.querySelectorAll<HTMLAnchorElement>("a[data-account]") ?? []) {
      link.href = account.to;
      // One link is an icon with a title, the other one has text.
      if (link.title) link.title = link.ariaLabel = account.text;
      else link.textContent = account.text;
    }
  }, [header, key, login, personalCenter]);
}
