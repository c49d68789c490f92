import { useState } from "react";

/** Copies a text to the clipboard and returns the outcome: browsers may deny access. */
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
