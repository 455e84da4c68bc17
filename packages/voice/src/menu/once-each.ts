/** The same is asked again and again while one sentence is read: it is worked out once. */
export function onceEach<K, V>(read: (key: K) => V): (key: K) => V {
  const known = new Map<K, { readonly value: V }>();
  return (key) => {
    const found = known.get(key) ?? { value: read(key) };
    known.set(key, found);
    return found.value;
  };
}
