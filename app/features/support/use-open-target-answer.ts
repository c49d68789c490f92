import { useEffect } from "react";
import { useLocation } from "react-router";

/** Opens the answer that the address names. Browsers do it for a new document, but not after a client-side navigation. */
export function useOpenTargetAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1));
    if (answer?.closest("details:not([open])")?.toggleAttribute("open", true)) answer.scrollIntoView();
  }, [hash]);
}
