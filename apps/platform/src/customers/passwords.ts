import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Connection, Database } from '../db/database.ts'
import { passwordTokens } from '../db/schema.ts'
import { platformError, resourceNotFound } from '../graphql/platformError.ts'
import type { Customer } from '../model/customer.ts'
import { hashPassword, isPassword } from '../oauth/password.ts'
import { hashOf, newToken } from '../oauth/secrets.ts'
import { revokeCustomerTokens } from '../oauth/tokenStore.ts'
import { customerStore } from '../store/customerStore.ts'
import { expectVersion } from '../store/resourceStore.ts'

type Deps = { readonly db: Database; readonly now: () => Date }

export type PasswordToken = {
  readonly id: string
  readonly version: number
  readonly customerId: string
  readonly value: string
  readonly createdAt: string
  readonly lastModifiedAt: string
  readonly expiresAt: string
}

const defaultMinutes = 1_440

/** A token with which the customer of a mail address can set a new password. Only its hash is kept. */
export const createPasswordToken = async (
  deps: Deps,
  email: string,
  ttlMinutes: number | null | undefined,
  invalidateOlder: boolean,
): Promise<PasswordToken> => {
  const found = await customerStore.findByEmail(deps.db, email)
  if (!found) throw resourceNotFound('customer', email)
  const customerId = found.customer.id
  const now = deps.now()
  const token = { id: randomUUID(), customerId, createdAt: now, value: newToken() }
  const expiresAt = new Date(now.getTime() + (ttlMinutes ?? defaultMinutes) * 60_000)
  if (invalidateOlder) await deps.db.delete(passwordTokens).where(eq(passwordTokens.customerId, customerId))
  await deps.db.insert(passwordTokens).values({ ...token, tokenHash: hashOf(token.value), expiresAt })
  const at = now.toISOString()
  return { ...token, version: 1, createdAt: at, lastModifiedAt: at, expiresAt: expiresAt.toISOString() }
}

/** The customer that a valid token belongs to. */
export const customerOfPasswordToken = async (
  db: Connection,
  value: string,
  now: Date,
): Promise<Customer | undefined> => {
  const live = and(eq(passwordTokens.tokenHash, hashOf(value)), gt(passwordTokens.expiresAt, now))
  const [row] = await db.select().from(passwordTokens).where(live)
  return row && customerStore.find(db, row.customerId)
}

const setPassword = async (deps: Deps, customer: Customer, password: string): Promise<Customer> => {
  const hash = await hashPassword(password)
  return deps.db.transaction(async (tx) => {
    await customerStore.setPassword(tx, customer.id, hash)
    await tx.delete(passwordTokens).where(eq(passwordTokens.customerId, customer.id))
    await revokeCustomerTokens(tx, customer.id)
    const bumped = { ...customer, lastModifiedAt: deps.now().toISOString() }
    return customerStore.save(tx, customer, bumped, deps.now())
  })
}

/** Sets a new password with a reset token, which is used up; every session of the customer ends. */
export const resetPassword = async (
  deps: Deps,
  value: string,
  password: string,
  version?: number | null,
): Promise<Customer> => {
  const [row] = await deps.db
    .select()
    .from(passwordTokens)
    .where(eq(passwordTokens.tokenHash, hashOf(value)))
  if (!row) throw resourceNotFound('customer', 'password token')
  if (row.expiresAt <= deps.now())
    throw platformError({
      code: 'ExpiredCustomerPasswordToken',
      message: 'The customer password token has expired.',
    })
  const customer = await customerStore.find(deps.db, row.customerId)
  if (!customer) throw resourceNotFound('customer', row.customerId)
  if (version !== null && version !== undefined) expectVersion(customer, version)
  return setPassword(deps, customer, password)
}

/** Changes a password that the customer still knows; every session of the customer ends. */
export const changePassword = async (
  deps: Deps,
  customer: Customer,
  version: number,
  current: string,
  password: string,
): Promise<Customer> => {
  expectVersion(customer, version)
  if (!(await isPassword(current, await customerStore.passwordHashOf(deps.db, customer.id))))
    throw platformError({
      code: 'InvalidCurrentPassword',
      message: 'The given current password does not match.',
    })
  return setPassword(deps, customer, password)
}
