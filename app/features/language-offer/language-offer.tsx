import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { languageAddress, useEditions, usePageSeo } from "#app/frame/header/language-links.ts";
import { answerOffer, chooseLanguage } from "#app/frame/language-store.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Button } from "#app/ui/button.tsx";
import { languages } from "#i18n/languages.ts";
import { languageOfferCookie, readCookie } from "#i18n/language-cache.ts";
import { offeredLanguage } from "./offered-language.ts";
import { offerTexts } from "./offer-texts.ts";
import { useClearOfConsent } from "./use-clear-of-consent.ts";

/** Offers the page once in the language that the browser prefers, in that language. The address stays until it is taken. */
export function LanguageOffer() {
  const location = useLocation();
  const page = usePageLanguage();
  const editions = useEditions();
  const [isAnswered, setAnswered] = useState(() => readCookie(document.cookie, languageOfferCookie) !== undefined);
  const isPublic = useIsPublic();
  const isClear = useClearOfConsent();
  const stay = useCallback(() => {
    answerOffer();
    setAnswered(true);
  }, []);
  const offered = isPublic && isClear ? offeredLanguage({ page, editions, preferred: navigator.languages, isAnswered }) : undefined;
  useEscape(offered && stay);
  const texts = offered && offerTexts[offered];
  return (
    <output className="fixed inset-x-0 bottom-0 z-30 print:hidden">
      {offered && texts && (
        <section
          lang={languages[offered].tag}
          aria-label={texts.text}
          className="flex items-center justify-center gap-x-6 border-t border-strong bg-raised px-margin py-1 text-ink"
        >
          {/* On phones the two answers say it, in a row that leaves the page's own first button free. */}
          <p className="max-md:sr-only">{texts.text}</p>
          <p className="flex min-w-0 items-center gap-5">
            <a
              href={languageAddress(offered, location, editions)}
              rel="nofollow"
              hrefLang={languages[offered].tag}
              onClick={() => chooseLanguage(offered)}
              className="py-3 font-label underline"
            >
              {texts.read}
            </a>
            <Button look="quiet" onClick={stay}>
              {texts.stay}
            </Button>
          </p>
        </section>
      )}
    </output>
  );
}

/** Neither a page that knows its visitor, which no index knows, nor one that says what went wrong, which says nothing of itself. */
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
