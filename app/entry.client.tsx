import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { setAppState } from "#app/page/app-state.ts";
import { completeStyles } from "#app/router-internals/complete-styles.ts";
import { chunkGuard } from "#app/router-internals/chunk-guard.ts";
import { singleSubmission } from "#app/router-internals/single-submission.ts";
import { urlRules } from "#app/router-internals/url-rules.ts";
import { wayBack } from "#app/router-internals/way-back.ts";
import { cachedLanguage, storeLanguage } from "#app/frame/language-store.ts";
import { decideLanguage } from "#i18n/language-rules.ts";

declare global {
  interface Window {
    /** Set once another document is on its way. */
    leavesPage?: true;
  }
}

/** The server's language rules once more, with what only this browser knows: its localStorage. */
function followLanguageRules(): boolean {
  const { language, redirect, store } = decideLanguage(location.pathname, location.search.slice(1), cachedLanguage());
  // A visitor may choose another language before this code is here: what the server then stored is not to be undone.
  if (store && !window.leavesPage) storeLanguage(language);
  // Of the page that is shown: where it is another than this, the page is left.
  setAppState({ lang: language });
  if (redirect === undefined) return false;
  location.replace(redirect + location.hash);
  return true;
}

function mount(): void {
  try {
    hydrateRoot(
      document,
      <StrictMode>
        {/* A new page is drawn in one go: in a transition the browser may show the old one again between its parts. */}
        <HydratedRouter instrumentations={[singleSubmission, wayBack, chunkGuard, urlRules]} useTransitions={false} />
      </StrictMode>,
      {
        onUncaughtError: (error) => console.error("The page could not be mounted", error),
        onRecoverableError: reportError,
      },
    );
  } catch (error) {
    console.error("The page could not be mounted", error);
  }
}

// An error page is whole as the server sent it; there is nothing to mount.
if (window.__reactRouterContext && !followLanguageRules()) {
  void completeStyles().then(() => startTransition(mount));
}
