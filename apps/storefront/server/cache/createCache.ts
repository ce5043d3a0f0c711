/** How long an entry counts as fresh, is kept for serving while it is renewed, and survives failures. In milliseconds. */
export type CachePolicy = {
  readonly freshMs: number
  readonly keptMs: number
  readonly onErrorMs: number
  readonly entries: number
}

/** The catalogue's policy: fresh 150 s, kept 300 s, up to a day while its source fails (spec §9). */
export const cataloguePolicy: CachePolicy = {
  freshMs: 150_000,
  keptMs: 300_000,
  onErrorMs: 86_400_000,
  entries: 2_000,
}

/** What a source gives: a value worth keeping, or a failure that is not. */
export type Loaded<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }

type Entry = { readonly value: unknown; readonly at: number }

/**
 * Keeps what is the same for everyone in this process. A stale entry is served while one caller renews it; a failing
 * source is bridged with the last good value. Many callers of one key cause one load. The oldest entries go first.
 */
export const createCache = (policy: CachePolicy = cataloguePolicy, now: () => number = Date.now) => {
  const entries = new Map<string, Entry>()
  const pending = new Map<string, Promise<Loaded<unknown, unknown>>>()

  const keep = (key: string, value: unknown): void => {
    entries.delete(key)
    entries.set(key, { value, at: now() })
    const [oldest] = entries.keys()
    if (entries.size > policy.entries && oldest !== undefined) entries.delete(oldest)
  }

  const renew = <Value, Problem>(
    key: string,
    load: () => Promise<Loaded<Value, Problem>>,
  ): Promise<Loaded<Value, Problem>> => {
    const running = pending.get(key)
    if (running) return running as Promise<Loaded<Value, Problem>>
    const started = load()
      .then((loaded) => {
        if (loaded.ok) keep(key, loaded.value)
        return loaded
      })
      .finally(() => pending.delete(key))
    pending.set(key, started)
    return started
  }

  return {
    read: async <Value, Problem>(
      key: string,
      load: () => Promise<Loaded<Value, Problem>>,
    ): Promise<Loaded<Value, Problem>> => {
      const entry = entries.get(key)
      const age = entry ? now() - entry.at : Number.POSITIVE_INFINITY
      const kept = (): Loaded<Value, Problem> => ({ ok: true, value: entry?.value as Value })
      if (age < policy.freshMs) return kept()
      if (age < policy.keptMs) {
        renew(key, load).catch(() => undefined)
        return kept()
      }
      const loaded = await renew(key, load)
      return !loaded.ok && age < policy.onErrorMs ? kept() : loaded
    },
    clear: (): void => entries.clear(),
  }
}

export type Cache = ReturnType<typeof createCache>
