import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { setAppState } from "#app/page/app-state.ts";
import { chunkLoadRecovery } from "#app/router-internals/chunk-load-recovery.ts";
import { prefetchOnIntent } from "#app/router-internals/prefetch.ts";
import { singleSubmission } from "#app/router-internals/single-submission.ts";
import { urlRules } from "#app/router-internals/url-rules.ts";
import { cachedLanguage, storeLanguage } from "#app/frame/language-store.ts";
import { decideLanguage } from "#i18n/language-rules.ts";

declare global {
  interface Window {
    /** True once the browser has begun to load another document. */
    leavesPage?: true;
  }
}

const instrumentations = [singleSubmission, chunkLoadRecovery, urlRules];

/** Applies the server's language rules again with the language in localStorage, which only the browser knows. */
function applyLanguageRules(): boolean {
  const { language, redirect, store } = decideLanguage(location.pathname, location.search.slice(1), cachedLanguage());
  // If the visitor has chosen another language before this code ran, the language that the server stored stays.
  if (store && !window.leavesPage) storeLanguage(language);
  setAppState({ lang: language });
  if (redirect === undefined) return false;
  location.replace(redirect + location.hash);
  return true;
}

function hydrate(): void {
  const options = {
    onUncaughtError: (error: unknown) => console.error("The page could not be mounted", error),
    onRecoverableError: reportError,
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={instrumentations} />
      </StrictMode>,
      options,
    );
  });
  if (import.meta.env.PROD) prefetchOnIntent();
}

if (!applyLanguageRules()) hydrate();
