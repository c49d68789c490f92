import { useEffect, useState } from "react";
import type { CodeAnswer } from "./code-result.ts";

type Sent = NonNullable<CodeAnswer["sent"]>;

/** Returns the address of the last code and the seconds until another can be sent. Both survive later errors of the form. */
export function useResendWait(sent: Sent | undefined): { to: string | undefined; seconds: number } {
  const [last, setLast] = useState(sent);
  if (sent && sent !== last) setLast(sent);
  const [countdown, setCountdown] = useState<{ of: Sent | undefined; seconds: number }>({ of: undefined, seconds: 0 });
  useEffect(() => {
    if (!last) return undefined;
    // Uses the clock, because browsers throttle timers in background tabs.
    const end = Date.now() + last.resendAfter * 1000;
    const timer = setInterval(() => setCountdown({ of: last, seconds: Math.max(0, Math.ceil((end - Date.now()) / 1000)) }), 250);
    return () => clearInterval(timer);
  }, [last]);
  return { to: last?.to, seconds: countdown.of === last ? countdown.seconds : (last?.resendAfter ?? 0) };
}
