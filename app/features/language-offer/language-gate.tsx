import { useEffect, useState, type ComponentType } from "react";
import { lazyCode } from "#app/page/lazy-code.ts";
import { languageOfferCookie } from "#i18n/language-cache.ts";

const code = lazyCode(() => import("./language-offer.tsx"));
/** The page comes first, and most readers have it in their language. */
const pauseMs = 2500;

/** Brings what offers a page in another language to who may want it. Pages are the same for everybody: the browser decides. */
export function LanguageGate() {
  const [Offer, setOffer] = useState<ComponentType>();
  useEffect(() => {
    if (navigator.language === document.documentElement.lang || document.cookie.includes(`${languageOfferCookie}=`)) return;
    const pause = setTimeout(() => void code.load().then(({ LanguageOffer }) => setOffer(() => LanguageOffer)), pauseMs);
    return () => clearTimeout(pause);
  }, []);
  return Offer && <Offer />;
}
