import { useEffect, useState, type ComponentType } from "react";
import { useAppState } from "../use-app-state.ts";
import { useShell } from "../use-shell.ts";
import { ConsentBar } from "./consent-bar.tsx";
import { answerEvent, hasAnswered } from "./first-answer.ts";

/** A page that is being read is not interrupted in its first moment, nor does its code wait for this. */
const pauseMs = 3000;
const interactions = ["pointerdown", "pointermove", "keydown", "scroll", "touchstart"] as const;

/**
 * The question about cookies, and the way in for everything that depends on its answer: at once when it is given, with
 * the reader's first movement or a little later where it was given before.
 */
export function ConsentGate() {
  const shell = useShell();
  const isOpen = useAppState("consentOpen");
  const [Desk, setDesk] = useState<ComponentType>();
  useEffect(() => {
    const waiting = new AbortController();
    const begin = () => {
      waiting.abort();
      clearTimeout(timer);
      // Without this code nothing optional runs, which is as good as a refusal.
      void import("./consent-desk.tsx").then(({ ConsentDesk }) => setDesk(() => ConsentDesk), () => undefined);
    };
    const timer = hasAnswered() || isOpen ? setTimeout(begin, isOpen ? 0 : pauseMs) : undefined;
    for (const name of [answerEvent, ...(hasAnswered() ? interactions : [])]) window.addEventListener(name, begin, { passive: true, signal: waiting.signal });
    return () => {
      waiting.abort();
      clearTimeout(timer);
    };
  }, [isOpen]);
  return (
    <>
      {shell && <ConsentBar shell={shell} />}
      {Desk && <Desk />}
    </>
  );
}
