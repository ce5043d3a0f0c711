import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { apiClients } from '../db/schema.ts'
import { invalidClient } from './authError.ts'
import { hashOf, isSecret } from './secrets.ts'

export type ApiClient = { readonly id: string; readonly scopes: string }

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

/** Authenticates the API client of an HTTP Basic header. Throws `invalid_client`. */
export const authenticateClient = async (db: Connection, header: string | undefined): Promise<ApiClient> => {
  const given = credentials(header)
  if (!given) throw invalidClient()
  const [client] = await db.select().from(apiClients).where(eq(apiClients.id, given.id))
  if (!client || !isSecret(given.secret, client.secretHash)) throw invalidClient()
  return client
}

/** Whether there is an API client with this id. */
export const clientExists = async (db: Connection, id: string): Promise<boolean> => {
  const rows = await db.select({ id: apiClients.id }).from(apiClients).where(eq(apiClients.id, id))
  return rows.length > 0
}
