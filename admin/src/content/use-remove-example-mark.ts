import { useEffect } from "react";
import { useSearchParams } from "react-router";

/** Query parameter of an entry that is to replace example content. */
export const replaceParameter = "replace";

/** Removes the example mark from the draft, once, if the user opened the entry by "Replace" in the list of example content. */
export function useRemoveExampleMark(isExample: unknown, mayEdit: boolean, removeMark: () => void): void {
  const [search] = useSearchParams();
  const isDue = search.has(replaceParameter) && mayEdit && isExample === true;
  useEffect(() => {
    if (isDue) removeMark();
    // Runs only once: a user who sets the mark again wants it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
