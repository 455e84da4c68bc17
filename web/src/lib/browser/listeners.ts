type Listener = () => void;

/** Those who want to know of a change; with a key of the local storage also of one that another tab makes there. */
export function createListeners(storageKey?: string) {
  const listeners = new Set<Listener>();
  return {
    tell() {
      for (const listener of listeners) listener();
    },
    /** Returns the way to stop. */
    listen(listener: Listener): () => void {
      const onStorage = ({ key }: StorageEvent) => {
        // A null key means that the whole storage was cleared.
        if (key === null || key === storageKey) listener();
      };
      listeners.add(listener);
      if (storageKey !== undefined) window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}
