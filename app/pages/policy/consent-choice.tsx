import { useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { storeChoice } from "#app/features/consent/store-choice.ts";
import { ConsentForm } from "#app/features/consent/consent-form.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { Notice } from "#app/ui/notice.tsx";
import { consentCookieName, readChoice } from "#domain/consent/schema";
import { formatDay } from "#i18n/format.ts";
import { readCookie } from "#i18n/language-cache.ts";
import type { Copy } from "./copy/fr.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

const sectionId = "consent-choice";
const subscribeToNothing = () => () => {};
const parseChoice = (cookie: string | undefined) => readChoice(cookie, new Date());

/**
 * Cookie settings as a plain form. The cached page is the same for everyone, so the browser reads its choice from the
 * cookie here; without JavaScript no box is ticked.
 */
export function ConsentChoice({ copy, outcome }: { copy: Copy["consent"]; outcome: "saved" | "failed" | undefined }) {
  const language = usePageLanguage();
  const { pathname } = useLocation();
  const texts = useLayoutData()?.copy.consent;
  const currentChoice = parseChoice(
    useSyncExternalStore(
      subscribeToNothing,
      () => readCookie(document.cookie, consentCookieName),
      () => undefined,
    ),
  );
  const [isForgotten, setForgotten] = useState(false);
  if (!texts) return null;
  const agreedNames = currentChoice?.categories.map((category) => texts.categories[category]);
  return (
    <div id={sectionId} className="my-6 border-y-3 border-mark py-6 md:border-y-0 md:border-l-3 md:bg-raised md:px-8 print:hidden">
      {isForgotten && (
        <div className="pb-5">
          <Notice kind="failed" heading={texts.notKept} />
        </div>
      )}
      {outcome && !isForgotten && (
        <div className="pb-5">
          <Notice kind={outcome === "saved" ? "done" : "failed"} heading={copy[outcome]} />
        </div>
      )}
      {currentChoice && agreedNames && (
        <p className="pb-4">
          {fillPlaceholders(copy.chosen, { date: formatDay(language, currentChoice.at.toISOString().slice(0, 10)) })}{" "}
          {agreedNames.length > 0 ? agreedNames.join(copy.comma) : copy.onlyNecessary}
          {currentChoice.id && (
            <span className="block text-small text-soft wrap-anywhere">
              {copy.proof} {currentChoice.id}
            </span>
          )}
        </p>
      )}
      <ConsentForm
        key={currentChoice ? "chosen" : "open"}
        copy={texts}
        agreed={currentChoice?.categories}
        page={pathname}
        // The hash scrolls to this form after the submission; redirects keep it.
        action={`${pathname}#${sectionId}`}
        onChoice={(action, ticked) => {
          // Reload, so that scripts whose consent was withdrawn are gone and the banner is hidden.
          void storeChoice({ action, ticked, page: pathname, before: currentChoice }).then(({ isKept }) => {
            setForgotten(!isKept);
            if (!isKept) return;
            history.replaceState(history.state, "", `${pathname}?result=saved#${sectionId}`);
            location.reload();
          });
        }}
      />
    </div>
  );
}
