import { useState } from "react";
import { dataOf, type Edition } from "./edition.ts";
import { isSame } from "./merge-fields.ts";
import type { EntryData } from "./typed-store.ts";

/**
 * Validation errors of a localization. A field shows its error after it lost the focus, all fields do after an attempt
 * to publish, so that a new entry does not start with errors.
 */
export function useFaults(work: EntryData, standing: Edition | undefined) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  const data = dataOf(standing);
  const faults = standing?.faults ?? {};
  // The server has not validated text that was typed since the last save.
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
