import { randomUUID } from 'node:crypto'
import {
  type AddressInput,
  type Customer,
  runMutation,
  UpdateMyCustomerDocument,
} from '@selvedge/commerce-client'
import { isVersionConflict } from '@selvedge/commerce-client/changes'
import type { ShopContext } from '../context/createContext.ts'
import { visitorClient } from '../session/visitorToken.ts'
import { type AddressDecision, type AddressRefusal, checkoutActions } from './addressActions.ts'
import { findCustomer } from './customer.ts'

/** How often a change is tried again when the customer was changed in the meantime. */
const ATTEMPTS = 4

type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: AddressRefusal | { readonly kind: 'expired' | 'unavailable' } }

const failed = (kind: 'expired' | 'unavailable'): Outcome => ({ ok: false, refusal: { kind } })

/**
 * Changes the customer's addresses with the actions that `decide` returns. After a version conflict it reads the customer
 * and decides again. `expired`: the session has ended.
 */
export const changeAddressBook = async (
  shop: ShopContext,
  decide: (customer: Customer) => AddressDecision,
): Promise<Outcome> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await findCustomer(shop)
    if (!found.ok) return failed(found.problem.kind === 'unauthorized' ? 'expired' : 'unavailable')
    const client = found.value && (await visitorClient(shop))
    if (!found.value || !client) return failed('expired')
    const decision = decide(found.value)
    if (!('actions' in decision)) return { ok: false, refusal: decision }
    if (decision.actions.length === 0) return { ok: true }
    const changed = await runMutation(client, UpdateMyCustomerDocument, {
      version: found.value.version,
      actions: [...decision.actions],
    })
    if (changed.ok) return { ok: true }
    if (!isVersionConflict(changed.problem))
      return failed(changed.problem.kind === 'unauthorized' ? 'expired' : 'unavailable')
  }
  return failed('unavailable')
}

/**
 * Creates a key for a new address. Other actions of the same request refer to the address by this key, because only the
 * platform assigns ids.
 */
export const newAddressKey = (): string => randomUUID()

/**
 * Saves the address of an order to the address book, replacing the one with this id if there is one. An address that is
 * saved already is unchanged. Returns false when the book is full or a service did not respond.
 */
export const saveAddress = async (shop: ShopContext, address: AddressInput, id: string): Promise<boolean> => {
  const key = newAddressKey()
  return (await changeAddressBook(shop, (customer) => checkoutActions(customer, address, { id, key }))).ok
}
