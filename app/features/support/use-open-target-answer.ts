import { useEffect } from "react";
import { useLocation } from "react-router";

/** Opens the answer that the address names. Browsers do it for a new document, but not after a client-side navigation. */
export function useOpenTargetAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1));
    if (!answer) return;
    // On phones the answer may be in a folded group, which begins with its own `details`.
    const group = answer.closest("section")?.querySelector(":scope > .fold-head > .fold:not([open])");
    const closed = [group, answer.closest("details:not([open])")];
    for (const details of closed) details?.toggleAttribute("open", true);
    if (closed.some(Boolean)) answer.scrollIntoView();
  }, [hash]);
}
