import { isSameAddress } from '@selvedge/cart-domain/forms'
import {
  type AddressInput,
  type CommerceProblem,
  type Customer,
  GetMyCustomerDocument,
  type Result,
  runMutation,
  runQuery,
  UpdateMyCustomerDocument,
} from '@selvedge/commerce-client'
import type { ShopContext } from '../context/createContext.ts'
import { visitorClient } from '../session/visitorToken.ts'

/** The signed-in customer; `undefined` for a guest. */
export const findCustomer = async (
  shop: Pick<ShopContext, 'session' | 'token' | 'clientFor'>,
): Promise<Result<Customer | undefined, CommerceProblem>> => {
  const client = shop.session.customer ? await visitorClient(shop) : undefined
  if (!client) return { ok: true, value: undefined }
  const response = await runQuery(client, GetMyCustomerDocument, {})
  return response.ok ? { ok: true, value: response.value.me.customer ?? undefined } : response
}

/**
 * Saves an address to the address book, replacing the one with this id if there is one. An address that is saved
 * already is unchanged.
 */
export const saveAddress = async (
  shop: ShopContext,
  address: AddressInput,
  id: string,
): Promise<{ readonly ok: boolean }> => {
  const client = await visitorClient(shop)
  const known = await findCustomer(shop)
  if (!client || !known.ok || !known.value) return { ok: false }
  const { addresses, version } = known.value
  if (addresses.some((saved) => isSameAddress(saved, address))) return { ok: true }
  const isReplaced = addresses.some((saved) => saved.id === id)
  return runMutation(client, UpdateMyCustomerDocument, {
    version,
    actions: [isReplaced ? { changeAddress: { addressId: id, address } } : { addAddress: { address } }],
  })
}
