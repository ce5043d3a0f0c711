import { randomUUID } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { anonymousIds, tokens } from '../db/schema.ts'
import { hashOf, newToken } from './secrets.ts'
import { createTokenCache, type StoredToken } from './tokenCache.ts'

/** In seconds. The lifetime of a refresh token restarts with each use. */
export const lifetimes = { access: 172_800, refresh: 17_280_000 } as const

export type Grant = {
  readonly clientId: string
  /** Space-separated, including the identity scope. */
  readonly scope: string
  readonly customerId?: string | undefined
  readonly anonymousId?: string | undefined
}

export type TokenResponse = {
  readonly access_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
  readonly scope: string
  readonly refresh_token?: string
}

/** The cache of all databases of the process: transactions of a database revoke tokens, too, and do not know its connection pool. */
const cache = createTokenCache()

const inSeconds = (seconds: number, now: Date): Date => new Date(now.getTime() + seconds * 1000)

const storeToken = async (
  db: Connection,
  grant: Grant,
  sessionId: string,
  isRefresh: boolean,
  now: Date,
): Promise<string> => {
  const token = newToken()
  const expiresAt = inSeconds(isRefresh ? lifetimes.refresh : lifetimes.access, now)
  await db.insert(tokens).values({ ...grant, tokenHash: hashOf(token), isRefresh, sessionId, expiresAt })
  return token
}

/** Issues an access token. A shopper also gets a refresh token. Only the hashes of tokens are stored. */
export const issueTokens = async (db: Connection, grant: Grant, now: Date): Promise<TokenResponse> => {
  const sessionId = randomUUID()
  const response = {
    access_token: await storeToken(db, grant, sessionId, false, now),
    token_type: 'Bearer',
    expires_in: lifetimes.access,
    scope: grant.scope,
  } as const
  const isShopper = grant.customerId !== undefined || grant.anonymousId !== undefined
  return isShopper
    ? { ...response, refresh_token: await storeToken(db, grant, sessionId, true, now) }
    : response
}

/** Returns a valid token. An access token comes from a cache for up to five seconds. */
export const findToken = async (
  db: Connection,
  token: string,
  now: Date,
): Promise<StoredToken | undefined> => {
  const tokenHash = hashOf(token)
  const known = cache.find(db, tokenHash, now)
  if (known) return known
  const readAt = cache.clock()
  const [row] = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.tokenHash, tokenHash), gt(tokens.expiresAt, now)))
  if (row) cache.add({ token: row, db, readAt })
  return row
}

/**
 * Issues an access token for a refresh token of the same client and extends the refresh token. Issues no new refresh
 * token.
 */
export const refreshTokens = async (
  db: Connection,
  token: string,
  clientId: string,
  now: Date,
): Promise<TokenResponse | undefined> => {
  const row = await findToken(db, token, now)
  if (!row?.isRefresh || row.clientId !== clientId) return undefined
  const grant: Grant = {
    clientId,
    scope: row.scope,
    customerId: row.customerId ?? undefined,
    anonymousId: row.anonymousId ?? undefined,
  }
  await db
    .update(tokens)
    .set({ expiresAt: inSeconds(lifetimes.refresh, now) })
    .where(eq(tokens.tokenHash, row.tokenHash))
  const access_token = await storeToken(db, grant, row.sessionId, false, now)
  return { access_token, token_type: 'Bearer', expires_in: lifetimes.access, scope: row.scope }
}

/** Deletes a token of this client. Revoking a refresh token also deletes its session's access tokens. */
export const revokeToken = async (db: Connection, token: string, clientId: string): Promise<void> => {
  const tokenHash = hashOf(token)
  cache.revoke({ tokenHash })
  const [row] = await db
    .delete(tokens)
    .where(and(eq(tokens.tokenHash, tokenHash), eq(tokens.clientId, clientId)))
    .returning()
  if (!row?.isRefresh) return
  const { sessionId } = row
  cache.revoke({ sessionId })
  await db.delete(tokens).where(eq(tokens.sessionId, sessionId))
}

/** Ends every session of a customer. */
export const revokeCustomerTokens = async (db: Connection, customerId: string): Promise<void> => {
  cache.revoke({ customerId })
  await db.delete(tokens).where(eq(tokens.customerId, customerId))
}

export const removeExpiredTokens = async (db: Connection, now: Date): Promise<void> => {
  await db.delete(tokens).where(lt(tokens.expiresAt, now))
}

/** Reserves an anonymous id. Returns `false` when it is already taken. */
export const claimAnonymousId = async (db: Connection, id: string, now: Date): Promise<boolean> => {
  const rows = await db.insert(anonymousIds).values({ id, createdAt: now }).onConflictDoNothing().returning()
  return rows.length > 0
}
