/** Creates a list of listeners: `subscribe` fits `useSyncExternalStore`, `tell` calls all listeners. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(): void {
      for (const listener of listeners) listener();
    },
  };
}
