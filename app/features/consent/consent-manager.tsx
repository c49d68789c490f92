import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { consentCookieName, readChoice, type Choice } from "#domain/consent/schema";
import { readCookie } from "#i18n/language-cache.ts";
import { setAppState } from "#app/page/app-state.ts";
import { lazyCode } from "#app/page/lazy-code.ts";
import { useAppState } from "#app/page/use-app-state.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { sendMissingProof } from "./store-choice.ts";
import { ConsentSheet } from "./consent-sheet.tsx";
import { consentEvent } from "./consent-event.ts";

const visitCode = lazyCode(() => import("./visit-report.ts"));
const tagCode = lazyCode(() => import("./third-parties.ts"));

const choiceNow = (): Choice | undefined => readChoice(readCookie(document.cookie, consentCookieName), new Date());

/** Loads what the visitor consented to, sends a missing proof of consent, and shows the cookie settings. */
export function ConsentManager() {
  const layoutData = useLayoutData();
  const { pathname } = useLocation();
  const isOpen = useAppState("consentOpen");
  const [choice, setChoice] = useState(choiceNow);
  useEffect(() => {
    const first = choiceNow();
    if (first) void sendMissingProof(first, location.pathname);
    const read = () => setChoice(choiceNow);
    window.addEventListener(consentEvent, read);
    return () => window.removeEventListener(consentEvent, read);
  }, []);
  useEffect(() => {
    if (layoutData && choice) loadAllowed(choice, layoutData.tags, pathname);
  }, [choice, layoutData, pathname]);
  if (!layoutData || !isOpen) return null;
  return <ConsentSheet layoutData={layoutData} choice={choice} close={() => setAppState({ consentOpen: false })} />;
}

/** Loads code only with consent. Nothing waits for it: after a failure, the next page tries again. */
function loadAllowed({ categories }: Choice, tags: { gtmId?: string; pixelUrl?: string }, pathname: string): void {
  if (categories.includes("statistics")) void visitCode.load().then(({ recordPageView }) => recordPageView(pathname));
  const isTagged = tags.gtmId !== undefined && (categories.includes("statistics") || categories.includes("marketing"));
  const isCounted = tags.pixelUrl !== undefined && categories.includes("marketing");
  if (isTagged || isCounted) void tagCode.load().then(({ loadThirdParties }) => loadThirdParties(categories, tags, pathname));
}
