import { randomUUID } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { emailTokens, passwordTokens } from '../db/schema.ts'
import { invalidInput } from '../graphql/platformError.ts'
import { hashOf, newToken } from '../oauth/secrets.ts'

const tables = { email: emailTokens, password: passwordTokens } as const

export type TokenKind = keyof typeof tables

export type CustomerToken = {
  readonly id: string
  readonly version: number
  readonly customerId: string
  readonly value: string
  readonly createdAt: string
  readonly lastModifiedAt: string
  readonly expiresAt: string
  readonly invalidateOlderTokens: boolean
}

export type CreateTokenInput = {
  readonly customerId: string
  readonly ttlMinutes: number
  readonly invalidateOlderTokens: boolean
}

// commercetools allows at most 30 days.
const maxMinutes = 43_200

/** Creates a token that is sent to a customer's email address. Only its hash is stored. */
export const createCustomerToken = async (
  db: Connection,
  kind: TokenKind,
  { customerId, ttlMinutes, invalidateOlderTokens }: CreateTokenInput,
  now: Date,
): Promise<CustomerToken> => {
  if (ttlMinutes < 0 || ttlMinutes > maxMinutes)
    throw invalidInput(`Malformed parameter: ttlMinutes: ${ttlMinutes} is not between 0 and ${maxMinutes}.`)
  if (invalidateOlderTokens) await deleteCustomerTokens(db, kind, customerId)
  const token = { id: randomUUID(), customerId, value: newToken() }
  const expiresAt = new Date(now.getTime() + ttlMinutes * 60_000)
  const row = { id: token.id, customerId, createdAt: now, expiresAt, tokenHash: hashOf(token.value) }
  await db.insert(tables[kind]).values(row)
  const at = now.toISOString()
  return {
    ...token,
    version: 1,
    createdAt: at,
    lastModifiedAt: at,
    expiresAt: expiresAt.toISOString(),
    invalidateOlderTokens,
  }
}

/** The customer id of a valid token; `undefined` for an unknown or expired token. */
export const findTokenCustomerId = async (
  db: Connection,
  kind: TokenKind,
  value: string,
  now: Date,
): Promise<string | undefined> => {
  const table = tables[kind]
  const isValid = and(eq(table.tokenHash, hashOf(value)), gt(table.expiresAt, now))
  const [row] = await db.select().from(table).where(isValid)
  return row?.customerId
}

export type ConsumedToken =
  | { readonly kind: 'used'; readonly customerId: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'unknown' }

/**
 * Deletes a token and the customer's older tokens of the same kind. Call it in the transaction of the change that the
 * token allows, so that only one of two concurrent calls succeeds. The other call returns `unknown`.
 */
export const consumeCustomerToken = async (
  db: Connection,
  kind: TokenKind,
  value: string,
  now: Date,
): Promise<ConsumedToken> => {
  const table = tables[kind]
  const [row] = await db
    .delete(table)
    .where(eq(table.tokenHash, hashOf(value)))
    .returning()
  if (!row) return { kind: 'unknown' }
  if (row.expiresAt <= now) return { kind: 'expired' }
  await db.delete(table).where(and(eq(table.customerId, row.customerId), lte(table.createdAt, row.createdAt)))
  return { kind: 'used', customerId: row.customerId }
}

export const deleteCustomerTokens = async (
  db: Connection,
  kind: TokenKind,
  customerId: string,
): Promise<void> => {
  await db.delete(tables[kind]).where(eq(tables[kind].customerId, customerId))
}
