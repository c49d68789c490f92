import { useEffect, useState } from "react";
import { useAppState } from "#app/page/use-app-state.ts";

/** Returns whether the visitor has answered the cookie banner and the cookie settings are closed: one question at a time. */
export function useIsConsentAnswered(): boolean {
  const isOpen = useAppState("consentOpen");
  const [isAnswered, setIsAnswered] = useState(false);
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>(".consent-bar");
    const update = () => setIsAnswered(bar?.hidden !== false);
    // Hiding the banner after an answer changes its size, which the observer reports.
    const resizeObserver = new ResizeObserver(update);
    if (bar) resizeObserver.observe(bar);
    update();
    return () => resizeObserver.disconnect();
  }, []);
  return isAnswered && !isOpen;
}
