import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { readCookie } from "#i18n/language-cache.ts";

/** A sign for the browser alone that there is a session; the session itself is in a cookie that no script can read. */
const signedInCookie = "signed_in";

const atNavigation = () => () => {};

/** Whether somebody seems to be signed in here. Pages are sent the same to all; this is known once the code runs. */
export function useSignedIn(): boolean {
  // Login and sign-out end in a navigation, which is when this is looked at again.
  useLocation();
  return useSyncExternalStore(atNavigation, () => readCookie(document.cookie, signedInCookie) === "1", () => false);
}
