/** Makes a function that derives a value from an object do so once for each object, as long as the object lives. */
export const memoizeByObject = <Key extends object, Value>(derive: (key: Key) => Value) => {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key: Key): Value => {
    const entry = known.get(key) ?? { value: derive(key) }
    known.set(key, entry)
    return entry.value
  }
}
