import { useEffect, useState } from "react";
import { useAppState } from "#app/page/use-app-state.ts";

/** Height in CSS pixels of the language offer on the narrowest phone. */
const offerHeightPx = 64;

/** Returns whether neither the cookie banner nor the cookie settings cover the foot of the window. They take precedence. */
export function useIsBottomFree(): boolean {
  const isOpen = useAppState("consentOpen");
  const [isFree, setIsFree] = useState(false);
  useEffect(() => {
    const bar = document.querySelector(".consent-bar");
    const update = () => setIsFree(!bar || bar.getBoundingClientRect().bottom < window.innerHeight - offerHeightPx);
    // Hiding the banner after an answer changes its size, which the observer reports.
    const resizeObserver = new ResizeObserver(update);
    if (bar) resizeObserver.observe(bar);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => {
      resizeObserver.disconnect();
      window.removeEventListener("scroll", update);
    };
  }, []);
  return isFree && !isOpen;
}
