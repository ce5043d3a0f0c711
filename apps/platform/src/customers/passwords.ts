import type { Connection, Database } from '../db/database.ts'
import { platformError, resourceNotFound } from '../graphql/platformError.ts'
import type { Customer } from '../model/customer.ts'
import { hashPassword, isPassword } from '../oauth/password.ts'
import { revokeCustomerTokens } from '../oauth/tokenStore.ts'
import { customerStore } from '../store/customerStore.ts'
import { expectVersion } from '../store/resourceStore.ts'
import {
  type CustomerToken,
  consumeCustomerToken,
  createCustomerToken,
  deleteCustomerTokens,
} from './customerTokens.ts'
import { requirePassword } from './requirePassword.ts'

type Deps = { readonly db: Database; readonly now: () => Date }

export type CreatePasswordTokenInput = {
  readonly email: string
  readonly ttlMinutes?: number | null
  readonly invalidateOlderTokens: boolean
}

const defaultMinutes = 1_440

/** Creates a token to reset the password of the customer with this email. Valid for 1,440 minutes by default. */
export const createPasswordToken = async (
  deps: Deps,
  input: CreatePasswordTokenInput,
): Promise<CustomerToken> => {
  const found = await customerStore.findByEmail(deps.db, input.email)
  if (!found) throw resourceNotFound('customer', input.email)
  const { ttlMinutes, invalidateOlderTokens } = input
  return createCustomerToken(
    deps.db,
    'password',
    { customerId: found.customer.id, ttlMinutes: ttlMinutes ?? defaultMinutes, invalidateOlderTokens },
    deps.now(),
  )
}

const setPassword = async (
  db: Connection,
  customer: Customer,
  passwordHash: string,
  now: Date,
): Promise<Customer> => {
  await customerStore.setPassword(db, customer.id, passwordHash)
  await revokeCustomerTokens(db, customer.id)
  return customerStore.save(db, customer, { ...customer, lastModifiedAt: now.toISOString() }, now)
}

export type PasswordReset = {
  readonly tokenValue: string
  readonly newPassword: string
  readonly version?: number | null
}

/** Consumes a reset token, sets a new password and ends every session of the customer. */
export const resetPassword = async (deps: Deps, input: PasswordReset): Promise<Customer> => {
  const passwordHash = await hashPassword(requirePassword(input.newPassword, 'newPassword'))
  return deps.db.transaction(async (tx) => {
    const consumed = await consumeCustomerToken(tx, 'password', input.tokenValue, deps.now())
    if (consumed.kind === 'expired')
      throw platformError({
        code: 'ExpiredCustomerPasswordToken',
        message: 'The customer password token has expired.',
      })
    const customer = consumed.kind === 'used' ? await customerStore.find(tx, consumed.customerId) : undefined
    if (!customer) throw resourceNotFound('customer', 'password token')
    if (input.version !== null && input.version !== undefined) expectVersion(customer, input.version)
    return setPassword(tx, customer, passwordHash, deps.now())
  })
}

export type PasswordChange = {
  readonly version: number
  readonly currentPassword: string
  readonly newPassword: string
}

/** Changes a password after checking the current one. Ends every session and deletes every reset token of the customer. */
export const changePassword = async (
  deps: Deps,
  customer: Customer,
  { version, currentPassword, newPassword }: PasswordChange,
): Promise<Customer> => {
  expectVersion(customer, version)
  const passwordHash = await hashPassword(requirePassword(newPassword, 'newPassword'))
  if (!(await isPassword(currentPassword, await customerStore.passwordHashOf(deps.db, customer.id))))
    throw platformError({
      code: 'InvalidCurrentPassword',
      message: 'The given current password does not match.',
    })
  return deps.db.transaction(async (tx) => {
    await deleteCustomerTokens(tx, 'password', customer.id)
    return setPassword(tx, customer, passwordHash, deps.now())
  })
}
