import { useEffect, useState, type ComponentType } from "react";
import { lazyCode } from "#app/page/lazy-code.ts";
import { languageOfferCookie } from "#i18n/language-cache.ts";

const code = lazyCode(() => import("./language-offer.tsx"));
/** Delay after the page load: most visitors do not need the offer. */
const pauseMs = 2500;

/**
 * Loads the language offer for visitors whose browser prefers another language. Pages are the same for all visitors, so the browser
 * decides.
 */
export function LazyLanguageOffer() {
  const [Offer, setOffer] = useState<ComponentType>();
  useEffect(() => {
    if (navigator.language === document.documentElement.lang || document.cookie.includes(`${languageOfferCookie}=`)) return;
    const pause = setTimeout(() => void code.load().then(({ LanguageOffer }) => setOffer(() => LanguageOffer)), pauseMs);
    return () => clearTimeout(pause);
  }, []);
  return Offer && <Offer />;
}
