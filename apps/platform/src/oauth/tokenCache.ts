import { createLruCache } from '../createLruCache.ts'
import type { Connection } from '../db/database.ts'
import type { tokens } from '../db/schema.ts'

export type StoredToken = typeof tokens.$inferSelect

/** What a revocation ends: one token, the tokens of a session, or those of a customer. */
export type Revocation = Partial<Pick<StoredToken, 'tokenHash' | 'sessionId' | 'customerId'>>

type Entry = {
  readonly token: StoredToken
  readonly db: Connection
  /** The time before the token was read, in ms. */
  readonly readAt: number
}

/** The number of tokens in the cache; each takes less than a kilobyte. */
const MOST_TOKENS = 10_000
/** How long a token is accepted without reading it again. Meanwhile another process on the same database may revoke it. */
const MAX_AGE_MS = 5_000
/** Longer than a request takes that reads a token before its revocation, or whose transaction revokes it. */
const REVOCATION_MS = 60_000

const keysOf = ({ tokenHash, sessionId, customerId }: Revocation): string[] => [
  ...(tokenHash ? [`token ${tokenHash}`] : []),
  ...(sessionId ? [`session ${sessionId}`] : []),
  ...(customerId ? [`customer ${customerId}`] : []),
]

/**
 * Creates a cache of access tokens, so that a request does not wait for the database to know its sender. A revocation in this process takes effect
 * at once: for a minute, its tokens are read from the database, also by requests that read them before. `clock` returns ms; it never goes back.
 */
export const createTokenCache = (clock: () => number = () => performance.now()) => {
  const cache = createLruCache<Entry>(MOST_TOKENS)
  /** The keys of revocations, with the times at which they end; the oldest first. */
  const revoked = new Map<string, number>()

  const isRevoked = (token: StoredToken): boolean => {
    const at = clock()
    return keysOf(token).some((key) => (revoked.get(key) ?? 0) > at)
  }
  return {
    clock,
    /** Returns a token of the database that is still valid. */
    find: (db: Connection, tokenHash: string, now: Date): StoredToken | undefined => {
      const found = cache.get(tokenHash)
      if (found?.db !== db || clock() - found.readAt > MAX_AGE_MS) return undefined
      return found.token.expiresAt > now && !isRevoked(found.token) ? found.token : undefined
    },
    /** Adds an access token that was read from the database. Refresh tokens are used once in days. */
    add: (entry: Entry): void => {
      const { token, readAt } = entry
      const isRecent = clock() - readAt < REVOCATION_MS
      if (isRecent && !token.isRefresh && !isRevoked(token)) cache.set(token.tokenHash, entry)
    },
    /** Has to be called before the tokens are deleted. */
    revoke: (revocation: Revocation): void => {
      const at = clock()
      for (const [key, until] of revoked) {
        if (until > at) break
        revoked.delete(key)
      }
      for (const key of keysOf(revocation)) {
        revoked.delete(key)
        revoked.set(key, at + REVOCATION_MS)
      }
    },
  }
}
