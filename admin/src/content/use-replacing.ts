import { useEffect } from "react";
import { useSearchParams } from "react-router";

/** Query parameter of an entry that is to replace example content. */
export const replaceName = "replace";

/** Removes the example mark from the draft, once, when the entry was opened to be replaced. */
export function useReplacing(isSample: unknown, mayEdit: boolean, takeOff: () => void): void {
  const [search] = useSearchParams();
  const isDue = search.has(replaceName) && mayEdit && isSample === true;
  useEffect(() => {
    if (isDue) takeOff();
    // Runs only once: a user who sets the mark again wants it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
