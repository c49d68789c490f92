import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

export type Toast = { id: number; kind: "done" | "failed"; text: string; next?: string };

const none: readonly Toast[] = [];
let toasts = none;
let lastId = 0;
const { subscribe, tell } = createListeners();

export function showToast(kind: Toast["kind"], text: string, next?: string): void {
  lastId += 1;
  replaceToasts([...toasts, { id: lastId, kind, text, next }]);
}

export function dismissToast(id: number): void {
  replaceToasts(toasts.filter((toast) => toast.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
}

function replaceToasts(next: readonly Toast[]): void {
  toasts = next;
  tell();
}
