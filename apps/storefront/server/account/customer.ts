import {
  type CommerceProblem,
  type Customer,
  GetMyCustomerDocument,
  type Result,
  runQuery,
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
