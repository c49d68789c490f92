import { useEffect, useState, type ComponentType } from "react";

/** A page that is being read is not interrupted in its first moment, nor does its code wait for this. */
const pauseMs = 3000;
const interactions = ["pointerdown", "pointermove", "keydown", "scroll", "touchstart"] as const;

/** The way in for everything that depends on a choice about cookies: with the reader's first movement, or a little later. */
export function ConsentGate() {
  const [Desk, setDesk] = useState<ComponentType>();
  useEffect(() => {
    const open = async () => {
      // Without this code nothing optional runs, which is as good as a refusal.
      const desk = await import("./consent-desk.tsx").catch(() => undefined);
      if (desk) setDesk(() => desk.ConsentDesk);
    };
    const waiting = new AbortController();
    const begin = () => {
      waiting.abort();
      clearTimeout(timer);
      void open();
    };
    const timer = setTimeout(begin, pauseMs);
    for (const name of interactions) window.addEventListener(name, begin, { passive: true, signal: waiting.signal });
    return () => {
      waiting.abort();
      clearTimeout(timer);
    };
  }, []);
  return Desk && <Desk />;
}
