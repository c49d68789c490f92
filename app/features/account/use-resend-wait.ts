import { useEffect, useState } from "react";
import type { CodeAnswer } from "./code-answer.ts";

type Sent = NonNullable<CodeAnswer["sent"]>;

/** Where the last code went, and the seconds until another can be sent. Both are kept when the form is refused meanwhile. */
export function useResendWait(sent: Sent | undefined): { to: string | undefined; seconds: number } {
  const [last, setLast] = useState(sent);
  if (sent && sent !== last) setLast(sent);
  const [counted, setCounted] = useState<{ of: Sent | undefined; seconds: number }>({ of: undefined, seconds: 0 });
  useEffect(() => {
    if (!last) return undefined;
    // By the clock on the wall: a tab in the background counts no seconds.
    const end = Date.now() + last.resendAfter * 1000;
    const timer = setInterval(() => setCounted({ of: last, seconds: Math.max(0, Math.ceil((end - Date.now()) / 1000)) }), 250);
    return () => clearInterval(timer);
  }, [last]);
  return { to: last?.to, seconds: counted.of === last ? counted.seconds : (last?.resendAfter ?? 0) };
}
