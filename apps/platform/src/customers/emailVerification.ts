import type { Database } from '../db/database.ts'
import { platformError, resourceNotFound } from '../graphql/platformError.ts'
import type { Customer } from '../model/customer.ts'
import { customerStore } from '../store/customerStore.ts'
import { expectVersion } from '../store/resourceStore.ts'
import { type CustomerToken, createCustomerToken, useCustomerToken } from './customerTokens.ts'

type Deps = { readonly db: Database; readonly now: () => Date }

export type EmailTokenWish = {
  readonly id: string
  readonly version?: number | null
  readonly ttlMinutes: number
  readonly invalidateOlderTokens: boolean
}

/** A token that, sent to a customer's address and sent back, shows that the mail arrives. */
export const createEmailToken = async (deps: Deps, wish: EmailTokenWish): Promise<CustomerToken> => {
  const customer = await customerStore.find(deps.db, wish.id)
  if (!customer) throw resourceNotFound('customer', wish.id)
  if (wish.version !== null && wish.version !== undefined) expectVersion(customer, wish.version)
  const { ttlMinutes, invalidateOlderTokens } = wish
  return createCustomerToken(
    deps.db,
    'email',
    { customerId: customer.id, ttlMinutes, invalidateOlderTokens },
    deps.now(),
  )
}

export type Confirmation = { readonly tokenValue: string; readonly version?: number | null }

/** Marks a customer's address as verified, with a token that is used up. `ownerId`: only that customer's token works. */
export const confirmEmail = (
  deps: Deps,
  { tokenValue, version }: Confirmation,
  ownerId?: string,
): Promise<Customer> =>
  deps.db.transaction(async (tx) => {
    const used = await useCustomerToken(tx, 'email', tokenValue, deps.now())
    if (used.kind === 'expired')
      throw platformError({
        code: 'ExpiredCustomerEmailToken',
        message: 'The customer email token has expired.',
      })
    const customer = used.kind === 'used' ? await customerStore.find(tx, used.customerId) : undefined
    if (!customer || (ownerId !== undefined && customer.id !== ownerId))
      throw resourceNotFound('customer', 'email token')
    if (version !== null && version !== undefined) expectVersion(customer, version)
    return customerStore.save(tx, customer, { ...customer, isEmailVerified: true }, deps.now())
  })
