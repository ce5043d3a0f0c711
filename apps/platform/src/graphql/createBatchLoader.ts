/** Creates a loader that batches the keys of one turn of the event loop into one query and loads each key once. */
export const createBatchLoader = <T>(load: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>) => {
  const loaded = new Map<string, Promise<T | undefined>>()
  let queue: { keys: string[]; result: Promise<ReadonlyMap<string, T>> } | undefined
  const enqueue = (key: string): Promise<ReadonlyMap<string, T>> => {
    if (!queue) {
      const keys: string[] = []
      const result = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        queue = undefined
        return load(keys)
      })
      queue = { keys, result }
    }
    queue.keys.push(key)
    return queue.result
  }
  return (key: string): Promise<T | undefined> => {
    const cached = loaded.get(key)
    if (cached) return cached
    const found = enqueue(key).then((all) => all.get(key))
    loaded.set(key, found)
    return found
  }
}
