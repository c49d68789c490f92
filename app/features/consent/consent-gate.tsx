import { useEffect, useState, type ComponentType } from "react";
import { useLocation } from "react-router";
import { lazyCode } from "#app/page/lazy-code.ts";
import { LazyNotice } from "#app/frame/lazy-notice.tsx";
import { ServerDrawn } from "#app/frame/server-drawn.tsx";
import { useAppState } from "#app/page/use-app-state.ts";
import { answerEvent } from "./answer-event.ts";

const deskCode = lazyCode(() => import("./consent-desk.tsx"));

/** A page that is being read is not interrupted in its first moment, nor does its code wait for this. */
const pauseMs = 3000;
const interactions = ["pointerdown", "pointermove", "keydown", "scroll", "touchstart"] as const;

/** The bar hides itself once it is answered (first-answer.ts). */
const hasAnswered = () => document.querySelector<HTMLElement>(".consent-bar")?.hidden === true;

/**
 * The question about cookies, and the way in for everything that depends on its answer: at once when it is given, with
 * the reader's first movement or a little later where it was given before.
 */
export function ConsentGate() {
  const { pathname } = useLocation();
  const isOpen = useAppState("consentOpen");
  const [isAnswered, setAnswered] = useState(false);
  const [Desk, setDesk] = useState<ComponentType>();
  useEffect(() => {
    const waiting = new AbortController();
    const begin = (event?: Event) => {
      waiting.abort();
      clearTimeout(timer);
      if (event?.type === answerEvent) setAnswered(true);
      // Without this code nothing optional runs, which is as good as a refusal.
      void deskCode.load().then(({ ConsentDesk }) => setDesk(() => ConsentDesk));
    };
    const timer = hasAnswered() || isOpen ? setTimeout(begin, isOpen ? 0 : pauseMs) : undefined;
    for (const name of [answerEvent, ...(hasAnswered() ? interactions : [])])
      window.addEventListener(name, begin, { passive: true, signal: waiting.signal });
    return () => {
      waiting.abort();
      clearTimeout(timer);
    };
  }, [isOpen]);
  useEffect(() => {
    if (deskCode.progress() === "failed") void deskCode.load();
  }, [pathname]);
  // Who did not ask for it now is not told of it either.
  const isAwaited = !Desk && (isOpen || isAnswered);
  return (
    <>
      <ServerDrawn name="ConsentBar" />
      {isAwaited && <LazyNotice code={deskCode} className="fixed inset-x-0 bottom-0 z-40 print:hidden" />}
      {Desk && <Desk />}
    </>
  );
}
