/** Loads by key, gathering the keys asked for in one turn into one query, and each key once a request. */
export const batched = <T>(load: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>) => {
  const asked = new Map<string, Promise<T | undefined>>()
  let queue: { keys: string[]; answer: Promise<ReadonlyMap<string, T>> } | undefined
  const enqueue = (key: string): Promise<ReadonlyMap<string, T>> => {
    if (!queue) {
      const keys: string[] = []
      const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        queue = undefined
        return load(keys)
      })
      queue = { keys, answer }
    }
    queue.keys.push(key)
    return queue.answer
  }
  return (key: string): Promise<T | undefined> => {
    const before = asked.get(key)
    if (before) return before
    const found = enqueue(key).then((all) => all.get(key))
    asked.set(key, found)
    return found
  }
}
