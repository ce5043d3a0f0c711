import type { Connection, Database } from '../db/database.ts'
import { platformError, resourceNotFound } from '../graphql/platformError.ts'
import type { Customer } from '../model/customer.ts'
import { hashPassword, isPassword } from '../oauth/password.ts'
import { revokeCustomerTokens } from '../oauth/tokenStore.ts'
import { customerStore } from '../store/customerStore.ts'
import { expectVersion } from '../store/resourceStore.ts'
import {
  type CustomerToken,
  createCustomerToken,
  forgetCustomerTokens,
  useCustomerToken,
} from './customerTokens.ts'
import { requiredPassword } from './requiredPassword.ts'

type Deps = { readonly db: Database; readonly now: () => Date }

export type PasswordTokenWish = {
  readonly email: string
  readonly ttlMinutes?: number | null
  readonly invalidateOlderTokens: boolean
}

const defaultMinutes = 1_440

/** A token with which the customer of a mail address can set a new password; 1 440 minutes unless asked otherwise. */
export const createPasswordToken = async (deps: Deps, wish: PasswordTokenWish): Promise<CustomerToken> => {
  const found = await customerStore.findByEmail(deps.db, wish.email)
  if (!found) throw resourceNotFound('customer', wish.email)
  const { ttlMinutes, invalidateOlderTokens } = wish
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

export type Reset = {
  readonly tokenValue: string
  readonly newPassword: string
  readonly version?: number | null
}

/** Sets a new password with a reset token, which is used up; every session of the customer ends. */
export const resetPassword = async (deps: Deps, reset: Reset): Promise<Customer> => {
  const passwordHash = await hashPassword(requiredPassword(reset.newPassword, 'newPassword'))
  return deps.db.transaction(async (tx) => {
    const used = await useCustomerToken(tx, 'password', reset.tokenValue, deps.now())
    if (used.kind === 'expired')
      throw platformError({
        code: 'ExpiredCustomerPasswordToken',
        message: 'The customer password token has expired.',
      })
    const customer = used.kind === 'used' ? await customerStore.find(tx, used.customerId) : undefined
    if (!customer) throw resourceNotFound('customer', 'password token')
    if (reset.version !== null && reset.version !== undefined) expectVersion(customer, reset.version)
    return setPassword(tx, customer, passwordHash, deps.now())
  })
}

export type PasswordChange = {
  readonly version: number
  readonly currentPassword: string
  readonly newPassword: string
}

/** Changes a password that the customer still knows; every session and every reset token of the customer ends. */
export const changePassword = async (
  deps: Deps,
  customer: Customer,
  { version, currentPassword, newPassword }: PasswordChange,
): Promise<Customer> => {
  expectVersion(customer, version)
  const passwordHash = await hashPassword(requiredPassword(newPassword, 'newPassword'))
  if (!(await isPassword(currentPassword, await customerStore.passwordHashOf(deps.db, customer.id))))
    throw platformError({
      code: 'InvalidCurrentPassword',
      message: 'The given current password does not match.',
    })
  return deps.db.transaction(async (tx) => {
    await forgetCustomerTokens(tx, 'password', customer.id)
    return setPassword(tx, customer, passwordHash, deps.now())
  })
}
