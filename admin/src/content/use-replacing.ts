import { useEffect } from "react";
import { useSearchParams } from "react-router";

/** Name in the address of an entry that is to replace an example. */
export const replaceName = "replace";

/** Where an example is to be replaced, its mark is taken off in what is worked on, once. */
export function useReplacing(isSample: unknown, mayEdit: boolean, takeOff: () => void): void {
  const [search] = useSearchParams();
  const isDue = search.has(replaceName) && mayEdit && isSample === true;
  useEffect(() => {
    if (isDue) takeOff();
    // Whoever sets the mark again means it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
