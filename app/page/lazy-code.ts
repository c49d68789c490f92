import { useSyncExternalStore } from "react";
import { createListeners } from "#app/ui/listeners.ts";

/** Event on `window` when a script could not be loaded. `detail` is `{ error }`, and `to` if the script belongs to a page. */
export const preloadErrorEvent = "app:preload-error";

export function raisePreloadError(detail: { error: unknown; to?: string }): void {
  window.dispatchEvent(new CustomEvent(preloadErrorEvent, { detail }));
}

/** `failed`: the last attempt failed and none is running; `again`: another attempt is running; `there`: loaded. */
type Progress = "idle" | "loading" | "failed" | "again" | "there";

export type LazyCode<Module> = {
  /** Resolves once the module is loaded, if necessary by a later attempt. Each call after a failure tries again. */
  load(): Promise<Module>;
  progress(): Progress;
  /** Calls `listener` on each change of progress. Returns a function that unsubscribes it. */
  onChange(listener: () => void): () => void;
};

/** Imports a module on demand. A failure raises the preload-error event; callers keep waiting while a `LazyNotice` offers a retry. */
export function lazyCode<Module>(importModule: () => Promise<Module>): LazyCode<Module> {
  let progress: Progress = "idle";
  let resolveModule: (module: Module) => void;
  const module = new Promise<Module>((resolve) => (resolveModule = resolve));
  const { subscribe, tell } = createListeners();
  const change = (next: Progress) => {
    progress = next;
    tell();
  };

  async function tryOnce(): Promise<void> {
    change(progress === "failed" ? "again" : "loading");
    try {
      resolveModule(await importModule());
      change("there");
    } catch (error) {
      change("failed");
      raisePreloadError({ error });
    }
  }

  return {
    load() {
      if (progress === "idle" || progress === "failed") void tryOnce();
      return module;
    },
    progress: () => progress,
    onChange: subscribe,
  };
}

export function useProgress(code: LazyCode<unknown>): Progress {
  return useSyncExternalStore(code.onChange, code.progress, () => "idle");
}
