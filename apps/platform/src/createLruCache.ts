/** Creates a cache of at most `max` entries that evicts the least recently used one. */
export const createLruCache = <V>(max: number) => {
  const entries = new Map<string, V>()
  return {
    get: (key: string): V | undefined => {
      const value = entries.get(key)
      if (value === undefined) return undefined
      // A Map keeps insertion order: reinserting an entry makes it the most recent.
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set: (key: string, value: V): void => {
      entries.delete(key)
      entries.set(key, value)
      const [oldest] = entries.keys()
      if (entries.size > max && oldest !== undefined) entries.delete(oldest)
    },
  }
}
