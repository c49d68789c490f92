import { useLayoutEffect, type RefObject } from "react";
import { useLocation } from "react-router";
import { isSignedIn } from "#app/page/is-signed-in.ts";
import { useShell } from "../use-shell.ts";

/**
 * Where the header's account entries lead: pages are sent the same to all, and who is signed in is known once the code runs.
 * Looked at after each navigation: login and sign-out end in one.
 */
export function useAccountLink(header: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const { login, personalCenter } = useShell()?.navigation.links.tools ?? {};
  useLayoutEffect(() => {
    const account = isSignedIn() ? (personalCenter ?? login) : login;
    if (!account) return;
    for (const link of header.current?.querySelectorAll<HTMLAnchorElement>("a[data-account]") ?? []) {
      link.href = account.to;
      // One is a picture, the other has words.
      if (link.title) link.title = link.ariaLabel = account.text;
      else link.textContent = account.text;
    }
  }, [header, key, login, personalCenter]);
}
