import { useSyncExternalStore } from "react";
import { createListeners } from "#app/ui/listeners.ts";

/** Id of the form to which the checkboxes of the files belong. */
export const basketForm = "basket";
const storageKey = "downloads-basket";

type File = { id: string; bytes: number };
export type Basket = ReturnType<typeof useBasket>;

const nothing: readonly File[] = [];
let chosen: readonly File[] | undefined;
const { subscribe, tell } = createListeners();

/** Selected files, stored for the tab (`sessionStorage`) so that they survive filters and pages. Holds no personal data. */
export function useBasket(most: number) {
  const files = useSyncExternalStore(
    subscribe,
    () => (chosen ??= read()),
    () => nothing,
  );
  return {
    files,
    isFull: files.length >= most,
    isChosen: (id: string) => files.some((file) => file.id === id),
    choose({ id, bytes }: File, isChosen: boolean) {
      const others = (chosen ??= read()).filter((file) => file.id !== id);
      keep(isChosen ? [...others, { id, bytes }] : others);
    },
    clear: () => keep(nothing),
  };
}

function keep(files: readonly File[]): void {
  chosen = files;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(files));
  } catch {
    // Storage may be disabled: the selection then lasts until the next page load.
  }
  tell();
}

/** Validates the stored value, because scripts and extensions can write to it. */
function read(): readonly File[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isFile) : nothing;
  } catch {
    return nothing;
  }
}

function isFile(value: unknown): value is File {
  if (typeof value !== "object" || value === null || !("id" in value) || !("bytes" in value)) return false;
  return typeof value.id === "string" && typeof value.bytes === "number";
}
