import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { languageAddress, useAvailableLanguages, usePageSeo } from "#app/frame/header/language-links.ts";
import { dismissLanguageOffer, chooseLanguage } from "#app/frame/language-store.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Button } from "#app/ui/button.tsx";
import { languages } from "#i18n/languages.ts";
import { languageOfferCookie, readCookie } from "#i18n/language-cache.ts";
import { offeredLanguage } from "./offered-language.ts";
import { offerTexts } from "./offer-texts.ts";
import { useIsConsentAnswered } from "./use-is-consent-answered.ts";

/** Offers the page once in the language that the browser prefers, in that language. Does not redirect. */
export function LanguageOffer() {
  const location = useLocation();
  const page = usePageLanguage();
  const availableLanguages = useAvailableLanguages();
  const [isAnswered, setAnswered] = useState(() => readCookie(document.cookie, languageOfferCookie) !== undefined);
  const isPublic = useIsPublic();
  const isConsentAnswered = useIsConsentAnswered();
  const declineOffer = useCallback(() => {
    dismissLanguageOffer();
    setAnswered(true);
  }, []);
  const offered =
    isPublic && isConsentAnswered ? offeredLanguage({ page, availableLanguages, preferred: navigator.languages, isAnswered }) : undefined;
  useEscape(offered && declineOffer);
  const texts = offered && offerTexts[offered];
  return (
    <output className="fixed inset-x-0 bottom-0 z-30 print:hidden">
      {offered && texts && (
        <section
          lang={languages[offered].tag}
          aria-label={texts.text}
          className="flex flex-wrap items-center gap-x-6 border-t border-strong bg-raised px-margin py-1.5 text-ink"
        >
          <p className="max-md:text-small">{texts.text}</p>
          <p className="flex min-w-0 flex-wrap items-center gap-x-5">
            <a
              href={languageAddress(offered, location, availableLanguages)}
              rel="nofollow"
              hrefLang={languages[offered].tag}
              onClick={() => chooseLanguage(offered)}
              className="py-2.5 font-label underline"
            >
              {texts.read}
            </a>
            <Button look="quiet" onClick={declineOffer}>
              {texts.stay}
            </Button>
          </p>
        </section>
      )}
    </output>
  );
}

/** Whether the page is public: neither a personal page, which is not indexed, nor an error page, which has no SEO data. */
function useIsPublic(): boolean {
  const seo = usePageSeo();
  return seo !== undefined && !seo.tags.some((tag) => "name" in tag && tag.name === "robots");
}

function useEscape(leave: (() => void) | undefined): void {
  useEffect(() => {
    if (!leave) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog[open]")) leave();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [leave]);
}
