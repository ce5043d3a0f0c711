/** A map that forgets what was used longest ago once it holds more than `max` entries. */
export const leastRecentlyUsed = <V>(max: number) => {
  const entries = new Map<string, V>()
  return {
    get: (key: string): V | undefined => {
      const value = entries.get(key)
      if (value === undefined) return undefined
      // A Map keeps insertion order: putting the entry in again makes it the youngest.
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
