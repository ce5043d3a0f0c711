import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { apiClients } from '../db/schema.ts'
import { invalidClient } from './authError.ts'
import { hashOf, isSecret } from './secrets.ts'

export type ApiClient = { readonly id: string; readonly scopes: string }

type StoredClient = typeof apiClients.$inferSelect

/** How long an API client is used without reading it again. */
const MAX_AGE_MS = 5_000
/** The API clients that were read lately, by database and id. A project has a handful. */
const caches = new WeakMap<
  Connection,
  Map<string, { readonly client: StoredClient; readonly readAt: number }>
>()

export type NewClient = { readonly id: string; readonly secret: string; readonly scopes: string }

/** Creates or updates an API client. Scopes are space-separated; only the secret's hash is stored. */
export const saveClient = async (db: Connection, { id, secret, scopes }: NewClient): Promise<void> => {
  const secretHash = hashOf(secret)
  await db
    .insert(apiClients)
    .values({ id, secretHash, scopes })
    .onConflictDoUpdate({ target: apiClients.id, set: { secretHash, scopes } })
}

const credentials = (header: string | undefined): { id: string; secret: string } | undefined => {
  const encoded = /^Basic\s+(.+)$/i.exec(header ?? '')?.[1]
  if (encoded === undefined) return undefined
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  return { id, secret: secret.join(':') }
}

/** Returns the client with this id and secret. A secret that does not match is compared with the stored one: it may be new. */
const findClient = async (
  db: Connection,
  { id, secret }: Pick<NewClient, 'id' | 'secret'>,
): Promise<StoredClient | undefined> => {
  const cache = caches.get(db) ?? new Map()
  caches.set(db, cache)
  const known = cache.get(id)
  const readAt = performance.now()
  if (known && readAt - known.readAt < MAX_AGE_MS && isSecret(secret, known.client.secretHash))
    return known.client
  const [client] = await db.select().from(apiClients).where(eq(apiClients.id, id))
  if (!client || !isSecret(secret, client.secretHash)) return undefined
  cache.set(id, { client, readAt })
  return client
}

/**
 * Authenticates the API client of an HTTP Basic header. After a change, the old secret is accepted for up to five
 * seconds. Throws `invalid_client`.
 */
export const authenticateClient = async (db: Connection, header: string | undefined): Promise<ApiClient> => {
  const given = credentials(header)
  if (!given) throw invalidClient()
  const client = await findClient(db, given)
  if (!client) throw invalidClient()
  return client
}

/** Whether there is an API client with this id. */
export const clientExists = async (db: Connection, id: string): Promise<boolean> => {
  const rows = await db.select({ id: apiClients.id }).from(apiClients).where(eq(apiClients.id, id))
  return rows.length > 0
}
