import { useEffect } from "react";
import { useLocation } from "react-router";

/** A new document opens the answer that its address names by itself; a link within the site is left to us. */
export function useAddressedAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1));
    if (answer?.closest("details:not([open])")?.toggleAttribute("open", true)) answer.scrollIntoView();
  }, [hash]);
}
