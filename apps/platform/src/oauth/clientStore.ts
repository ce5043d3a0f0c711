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

const findClient = async (db: Connection, id: string): Promise<StoredClient | undefined> => {
  const cache = caches.get(db) ?? new Map()
  caches.set(db, cache)
  const known = cache.get(id)
  if (known && Date.now() - known.readAt < MAX_AGE_MS) return known.client
  const [client] = await db.select().from(apiClients).where(eq(apiClients.id, id))
  if (client) cache.set(id, { client, readAt: Date.now() })
  return client
}

/** Authenticates the API client of an HTTP Basic header. A changed secret takes effect within five seconds. Throws `invalid_client`. */
export const authenticateClient = async (db: Connection, header: string | undefined): Promise<ApiClient> => {
  const given = credentials(header)
  if (!given) throw invalidClient()
  const client = await findClient(db, given.id)
  if (!client || !isSecret(given.secret, client.secretHash)) throw invalidClient()
  return client
}

/** Whether there is an API client with this id. */
export const clientExists = async (db: Connection, id: string): Promise<boolean> => {
  const rows = await db.select({ id: apiClients.id }).from(apiClients).where(eq(apiClients.id, id))
  return rows.length > 0
}
