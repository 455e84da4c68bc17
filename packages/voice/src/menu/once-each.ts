type Found<V> = { readonly value: V };
type Known<K, V> = { get(key: K): Found<V> | undefined; set(key: K, found: Found<V>): unknown };

/** The same is asked again and again while one sentence is read: it is worked out once. */
export function onceEach<K, V>(read: (key: K) => V, known: Known<K, V> = new Map()): (key: K) => V {
  return (key) => {
    const found = known.get(key) ?? { value: read(key) };
    known.set(key, found);
    return found.value;
  };
}
