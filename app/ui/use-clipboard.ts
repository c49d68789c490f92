import { useState } from "react";

/** Puts a text on the clipboard, and knows how that went: a browser may refuse it. */
export function useClipboard() {
  const [outcome, setOutcome] = useState<"done" | "failed">();
  async function put(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("done");
    } catch {
      setOutcome("failed");
    }
  }
  return { outcome, put, forget: () => setOutcome(undefined) };
}
