import { useSyncExternalStore } from "react";
import { createListeners } from "#app/ui/listeners.ts";

/** Id of the form to which the checkboxes of the files belong. */
export const basketForm = "basket";
const storageKey = "downloads-basket";

type File = { id: string; bytes: number };
export type Basket = ReturnType<typeof useBasket>;

const noFiles: readonly File[] = [];
let selectedFiles: readonly File[] | undefined;
const { subscribe, tell } = createListeners();

/** Selected files, stored for the tab (`sessionStorage`) so that they survive filters and pages. Holds no personal data. */
export function useBasket(maxFiles: number) {
  const files = useSyncExternalStore(
    subscribe,
    () => (selectedFiles ??= readStoredFiles()),
    () => noFiles,
  );
  return {
    files,
    isFull: files.length >= maxFiles,
    isSelected: (id: string) => files.some((file) => file.id === id),
    setSelected({ id, bytes }: File, isSelected: boolean) {
      const otherFiles = (selectedFiles ??= readStoredFiles()).filter((file) => file.id !== id);
      storeFiles(isSelected ? [...otherFiles, { id, bytes }] : otherFiles);
    },
    clear: () => storeFiles(noFiles),
  };
}

function storeFiles(files: readonly File[]): void {
  selectedFiles = files;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(files));
  } catch {
    // Storage may be disabled: the selection then lasts until the next page load.
  }
  tell();
}

/** Validates the stored value, because scripts and extensions can write to it. */
function readStoredFiles(): readonly File[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isFile) : noFiles;
  } catch {
    return noFiles;
  }
}

function isFile(value: unknown): value is File {
  if (typeof value !== "object" || value === null || !("id" in value) || !("bytes" in value)) return false;
  return typeof value.id === "string" && typeof value.bytes === "number";
}
