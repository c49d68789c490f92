import { useEffect, useState, type ComponentType } from "react";

/** A page that is being read is not interrupted in its first moment, nor does its code wait for this. */
const pauseMs = 800;

/** The way in for everything that depends on a choice about cookies. It comes after all that a reader needs. */
export function ConsentGate() {
  const [Desk, setDesk] = useState<ComponentType>();
  useEffect(() => {
    const open = async () => {
      // Without this code nothing optional runs, which is as good as a refusal.
      const desk = await import("./consent-desk.tsx").catch(() => undefined);
      if (desk) setDesk(() => desk.ConsentDesk);
    };
    const timer = setTimeout(open, pauseMs);
    return () => clearTimeout(timer);
  }, []);
  return Desk && <Desk />;
}
