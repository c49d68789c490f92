import { useSyncExternalStore } from "react";
import { readCookie } from "#i18n/language-cache.ts";
import type { Link } from "#app/routing/destinations.ts";
import type { Shell } from "../use-shell.ts";

/** Set beside the session's own cookie, which no script can read. */
const hintCookie = "signed_in";

// Looked at whenever the page is rendered: login and sign-out end in a navigation.
const never = () => () => {};

/** Where the header's account entry leads: pages are sent the same to all, and who is signed in is known once the code runs. */
export function useAccountLink({ navigation }: Shell): Link | undefined {
  const { login, personalCenter } = navigation.links.tools;
  const isSignedIn = useSyncExternalStore(
    never,
    () => readCookie(document.cookie, hintCookie) === "1",
    () => false,
  );
  return isSignedIn ? (personalCenter ?? login) : login;
}
