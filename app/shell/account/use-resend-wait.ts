import { useEffect, useState } from "react";
import type { CodeAnswer } from "./request-code.ts";

type Sent = NonNullable<CodeAnswer["sent"]>;

/** Where the last code went, and the seconds until another can be sent. Kept when the form is refused meanwhile. */
export function useResendWait(sent: Sent | undefined): { to: string | undefined; seconds: number } {
  const [last, setLast] = useState(sent);
  const [until, setUntil] = useState(0);
  const [seconds, setSeconds] = useState(sent?.resendAfter ?? 0);
  useEffect(() => {
    if (!sent) return;
    setLast(sent);
    setUntil(Date.now() + sent.resendAfter * 1000);
  }, [sent]);
  useEffect(() => {
    // By the clock on the wall: a tab in the background counts no seconds.
    const show = () => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    show();
    const timer = setInterval(show, 250);
    return () => clearInterval(timer);
  }, [until]);
  return { to: last?.to, seconds };
}
