import { LRUCache } from 'lru-cache'
import type { StoredPage } from './storedPage.ts'

/** A page, and the time at which its rendering began. */
type Entry = { readonly page: StoredPage; readonly renderedAt: number }

/** The ages of a stored page in milliseconds, and the maximum size of all compressed pages in bytes. */
export type PageCachePolicy = {
  /** Up to this age a page is sent as it is. */
  readonly freshMs: number
  /** Up to this age a page is sent while it is rendered again. */
  readonly staleMs: number
  /** Up to this age a page is sent when rendering it again fails. */
  readonly staleOnErrorMs: number
  readonly maxBytes: number
}

/**
 * A page that is requested often is at most a minute behind the catalogue's cache. A page that was not requested
 * for some time can be older.
 */
export const pagePolicy: PageCachePolicy = {
  freshMs: 60_000,
  staleMs: 120_000,
  staleOnErrorMs: 86_400_000,
  maxBytes: 64 * 1024 * 1024,
}

/** Whole pages by key, in this process. The least recently used pages are evicted first. */
export const createPageCache = (policy: PageCachePolicy = pagePolicy, now: () => number = Date.now) => {
  const pages = new LRUCache<string, Entry>({
    maxSize: policy.maxBytes,
    sizeCalculation: ({ page }) => page.body.length + 1,
  })
  /** The keys of the pages that are being rendered again. */
  const renewing = new Set<string>()
  /** Pages that were rendered before this time are stale, whatever their age. */
  let expiredBefore = Number.NEGATIVE_INFINITY

  const find = (key: string, maxAge: number): Entry | undefined => {
    const entry = pages.get(key)
    return entry && now() - entry.renderedAt < maxAge ? entry : undefined
  }
  const isStale = ({ renderedAt }: Entry): boolean =>
    renderedAt < expiredBefore || now() - renderedAt >= policy.freshMs

  return {
    now,
    /**
     * Returns the page of a key. For a stale page it also calls `renew`, unless the page is being rendered again
     * already.
     */
    read: (key: string, renew: () => Promise<unknown>): StoredPage | undefined => {
      const entry = find(key, policy.staleMs)
      if (entry && isStale(entry) && !renewing.has(key)) {
        renewing.add(key)
        renew()
          .catch(() => undefined)
          .finally(() => renewing.delete(key))
      }
      return entry?.page
    },
    /** The page as it was stored last. It is sent when the page cannot be rendered. */
    lastSeen: (key: string): StoredPage | undefined => find(key, policy.staleOnErrorMs)?.page,
    /** Stores a page whose rendering began at `renderedAt`, a time of `now`. An outdated page is stale from the beginning. */
    store: (key: string, page: StoredPage, renderedAt: number, isOutdated = false): void => {
      pages.set(key, { page, renderedAt: isOutdated ? renderedAt - policy.freshMs : renderedAt })
    },
    forget: (key: string): void => {
      pages.delete(key)
    },
    /** Makes all pages stale, because the catalogue has changed: each is rendered again when it is requested. */
    expire: (): void => {
      expiredBefore = now()
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
