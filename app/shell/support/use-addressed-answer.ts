import { useEffect } from "react";
import { useLocation } from "react-router";

/** A new document opens the answer that its address names by itself; a link within the site is left to us. */
export function useAddressedAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    const details = answer && answer.closest("details");
    if (!details || details.open) return;
    details.open = true;
    answer.scrollIntoView();
  }, [hash]);
}
