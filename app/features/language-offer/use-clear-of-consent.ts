import { useEffect, useState } from "react";
import { useAppState } from "#app/page/use-app-state.ts";

/** Pixels at the foot of the window that the offer may take on the narrowest phone. */
const room = 64;

/** Whether the question about cookies, in the page or over its foot, leaves the place free: it comes first. */
export function useClearOfConsent(): boolean {
  const isOpen = useAppState("consentOpen");
  const [isClear, setClear] = useState(false);
  useEffect(() => {
    const bar = document.querySelector(".consent-bar");
    const look = () => setClear(!bar || bar.getBoundingClientRect().bottom < window.innerHeight - room);
    // It is hidden once it is answered, and a hidden element has no size.
    const sizes = new ResizeObserver(look);
    if (bar) sizes.observe(bar);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener("scroll", look);
    };
  }, []);
  return isClear && !isOpen;
}
