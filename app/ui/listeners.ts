/** Who wants to hear of a change: `subscribe` is what `useSyncExternalStore` takes, `tell` calls them all. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    subscribe(heard: () => void): () => void {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    tell(): void {
      for (const heard of listeners) heard();
    },
  };
}
