/** Counts connections per key; a key with none is forgotten. */
export function createConnectionLimit(max: number) {
  const counts = new Map<string, number>();
  return {
    /** False, and nothing counted, when the key has its full share. */
    enter(key: string): boolean {
      const count = counts.get(key) ?? 0;
      if (count >= max) return false;
      counts.set(key, count + 1);
      return true;
    },
    leave(key: string): void {
      const count = (counts.get(key) ?? 0) - 1;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}
