import { useState } from "react";
import { currentDataOf, type Localization } from "./localization.ts";
import { isSame } from "./merge-fields.ts";
import type { EntryData } from "./typed-store.ts";

/**
 * Validation errors of a localization. A field shows its error after it lost the focus, all fields do after an attempt
 * to publish, so that a new entry does not start with errors.
 */
export function useFaults(typedData: EntryData, localization: Localization | undefined) {
  const [leftFields, setLeftFields] = useState<readonly string[]>([]);
  const [hasTriedToPublish, setTriedToPublish] = useState(false);
  const data = currentDataOf(localization);
  const faults = localization?.faults ?? {};
  // The server has not validated text that was typed since the last save.
  const isUnchanged = (field: string) => isSame(data[field], typedData[field]);
  const shown = Object.entries(faults).filter(
    ([path]) => (hasTriedToPublish || leftFields.includes(fieldOf(path))) && isUnchanged(fieldOf(path)),
  );
  return {
    fields: [...new Set(Object.keys(faults).map(fieldOf))],
    hasTriedToPublish,
    shown: Object.fromEntries(shown),
    onLeave: (field: string) => setLeftFields((known) => (known.includes(field) ? known : [...known, field])),
    onPublishAttempt: () => setTriedToPublish(true),
  };
}
export type Faults = ReturnType<typeof useFaults>;

const fieldOf = (path: string) => path.split(".")[0] ?? "";
