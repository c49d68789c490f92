import { useState } from "react";
import { dataOf, type Edition } from "./edition.ts";
import { isSame } from "./merge-fields.ts";
import type { EntryData } from "./typed-store.ts";

/**
 * What keeps an edition from being published. It is said of a field once somebody has left it, and of all once a
 * publication was tried: nobody who begins is told that everything is missing.
 */
export function useFaults(work: EntryData, standing: Edition | undefined) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  const data = dataOf(standing);
  const faults = standing?.faults ?? {};
  // What was typed since is not known to be wrong.
  const isStill = (field: string) => isSame(data[field], work[field]);
  const shown = Object.entries(faults).filter(([path]) => (isTried || left.includes(fieldOf(path))) && isStill(fieldOf(path)));
  return {
    fields: [...new Set(Object.keys(faults).map(fieldOf))],
    isTried,
    shown: Object.fromEntries(shown),
    onLeave: (field: string) => setLeft((known) => (known.includes(field) ? known : [...known, field])),
    onTry: () => setTried(true),
  };
}
export type Faults = ReturnType<typeof useFaults>;

const fieldOf = (path: string) => path.split(".")[0] ?? "";
