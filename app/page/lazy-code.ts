import { useSyncExternalStore } from "react";
import { createListeners } from "#app/ui/listeners.ts";

/** Raised on `window` when code could not be loaded; `detail` is `{ error }`, with `to` where it is a page's. */
export const preloadErrorEvent = "app:preload-error";

export function raisePreloadError(detail: { error: unknown; to?: string }): void {
  window.dispatchEvent(new CustomEvent(preloadErrorEvent, { detail }));
}

/** `failed` while nothing is tried; `again` while it is, after a failure. */
type Progress = "idle" | "loading" | "failed" | "again" | "there";

export type LazyCode<Module> = {
  /** Resolves when the code is there: where it failed, once a later try has brought it. Every call tries again what failed. */
  load(): Promise<Module>;
  progress(): Progress;
  /** Calls `heard` at each change; the returned function ends that. */
  onChange(heard: () => void): () => void;
};

/**
 * The one way to import code that few visits need. A failure raises the preload-error event and breaks nothing: who
 * waits goes on waiting, and a `LazyNotice` at the place offers to try again.
 */
export function lazyCode<Module>(bring: () => Promise<Module>): LazyCode<Module> {
  let progress: Progress = "idle";
  let arrive: (module: Module) => void;
  const arrival = new Promise<Module>((resolve) => (arrive = resolve));
  const { subscribe, tell } = createListeners();
  const change = (next: Progress) => {
    progress = next;
    tell();
  };

  async function tryOnce(): Promise<void> {
    change(progress === "failed" ? "again" : "loading");
    try {
      arrive(await bring());
      change("there");
    } catch (error) {
      change("failed");
      raisePreloadError({ error });
    }
  }

  return {
    load() {
      if (progress === "idle" || progress === "failed") void tryOnce();
      return arrival;
    },
    progress: () => progress,
    onChange: subscribe,
  };
}

export function useProgress(code: LazyCode<unknown>): Progress {
  return useSyncExternalStore(code.onChange, code.progress, () => "idle");
}
