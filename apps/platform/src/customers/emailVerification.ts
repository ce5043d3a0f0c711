import type { Database } from '../db/database.ts'
import { platformError, resourceNotFound } from '../graphql/platformError.ts'
import type { Customer } from '../model/customer.ts'
import { customerStore } from '../store/customerStore.ts'
import { expectVersion } from '../store/resourceStore.ts'
import { type CustomerToken, consumeCustomerToken, createCustomerToken } from './customerTokens.ts'

type Deps = { readonly db: Database; readonly now: () => Date }

export type CreateEmailTokenInput = {
  readonly id: string
  readonly version?: number | null
  readonly ttlMinutes: number
  readonly invalidateOlderTokens: boolean
}

/** Creates a token that verifies a customer's email address. */
export const createEmailToken = async (deps: Deps, input: CreateEmailTokenInput): Promise<CustomerToken> => {
  const customer = await customerStore.find(deps.db, input.id)
  if (!customer) throw resourceNotFound('customer', input.id)
  if (input.version !== null && input.version !== undefined) expectVersion(customer, input.version)
  const { ttlMinutes, invalidateOlderTokens } = input
  return createCustomerToken(
    deps.db,
    'email',
    { customerId: customer.id, ttlMinutes, invalidateOlderTokens },
    deps.now(),
  )
}

export type Confirmation = { readonly tokenValue: string; readonly version?: number | null }

/** Consumes a token and marks the customer's email as verified. With `ownerId`, the token must belong to that customer. */
export const confirmEmail = (
  deps: Deps,
  { tokenValue, version }: Confirmation,
  ownerId?: string,
): Promise<Customer> =>
  deps.db.transaction(async (tx) => {
    const consumed = await consumeCustomerToken(tx, 'email', tokenValue, deps.now())
    if (consumed.kind === 'expired')
      throw platformError({
        code: 'ExpiredCustomerEmailToken',
        message: 'The customer email token has expired.',
      })
    const customer = consumed.kind === 'used' ? await customerStore.find(tx, consumed.customerId) : undefined
    if (!customer || (ownerId !== undefined && customer.id !== ownerId))
      throw resourceNotFound('customer', 'email token')
    if (version !== null && version !== undefined) expectVersion(customer, version)
    return customerStore.save(tx, customer, { ...customer, isEmailVerified: true }, deps.now())
  })
