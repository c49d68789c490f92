import { useEffect, useState, type ComponentType } from "react";
import { useLocation } from "react-router";
import { lazyCode } from "#app/page/lazy-code.ts";
import { LazyNotice } from "#app/frame/lazy-notice.tsx";
import { ServerRendered } from "#app/frame/server-rendered.tsx";
import { useAppState } from "#app/page/use-app-state.ts";
import { consentEvent } from "./consent-event.ts";

const managerCode = lazyCode(() => import("./consent-manager.tsx"));

/** Delay of the consent code after the page load, if the visitor has answered before. */
const pauseMs = 3000;
const interactions = ["pointerdown", "pointermove", "keydown", "scroll", "touchstart"] as const;

/** Chromium sends a pointermove without movement for a mouse that rests above a new layout. */
const isRestingMouse = (event?: Event) =>
  event instanceof MouseEvent && event.type === "pointermove" && !event.movementX && !event.movementY;

/** Whether the visitor has answered: the cookie banner then hides itself (consent-script.ts). */
const hasAnswered = () => document.querySelector<HTMLElement>(".consent-bar")?.hidden === true;

/**
 * Renders the cookie banner and loads the code that depends on its answer: at once after an answer, otherwise with the first
 * interaction or after a delay.
 */
export function LazyConsent() {
  const { pathname } = useLocation();
  const isOpen = useAppState("consentOpen");
  const [isAnswered, setAnswered] = useState(false);
  const [Manager, setManager] = useState<ComponentType>();
  useEffect(() => {
    const listeners = new AbortController();
    const loadManager = (event?: Event) => {
      if (isRestingMouse(event)) return;
      listeners.abort();
      clearTimeout(timer);
      if (event?.type === consentEvent) setAnswered(true);
      // If it cannot be loaded, nothing optional runs, as after a refusal.
      void managerCode.load().then(({ ConsentManager }) => setManager(() => ConsentManager));
    };
    const timer = hasAnswered() || isOpen ? setTimeout(loadManager, isOpen ? 0 : pauseMs) : undefined;
    for (const name of [consentEvent, ...(hasAnswered() ? interactions : [])])
      window.addEventListener(name, loadManager, { passive: true, signal: listeners.signal });
    return () => {
      listeners.abort();
      clearTimeout(timer);
    };
  }, [isOpen]);
  useEffect(() => {
    if (managerCode.progress() === "failed") void managerCode.load();
  }, [pathname]);
  // Shows a failure only if the visitor has just answered or opened the settings.
  const isAwaited = !Manager && (isOpen || isAnswered);
  return (
    <>
      <ServerRendered name="ConsentBar" />
      {isAwaited && <LazyNotice code={managerCode} className="fixed inset-x-0 bottom-0 z-40 print:hidden" />}
      {Manager && <Manager />}
    </>
  );
}
