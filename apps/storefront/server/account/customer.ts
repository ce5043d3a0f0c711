import {
  type CommerceProblem,
  type Customer,
  GetMyCustomerDocument,
  type Result,
  runQuery,
} from '@selvedge/commerce-client'
import type { ShopContext } from '../context/createContext.ts'
import { visitorClient } from '../session/visitorToken.ts'

/**
 * Stores the customer's group in the session if it differs from the stored group. The next page shows the prices of the
 * new group.
 */
const rememberGroup = (session: ShopContext['session'], { firstName, customerGroup }: Customer): void => {
  if (session.customer?.groupId === customerGroup?.id) return
  session.rememberCustomer({
    firstName: firstName ?? '',
    ...(customerGroup ? { groupId: customerGroup.id, groupKey: customerGroup.key ?? '' } : {}),
  })
}

/** The signed-in customer; `undefined` for a guest. */
export const findCustomer = async (
  shop: Pick<ShopContext, 'session' | 'token' | 'clientFor'>,
): Promise<Result<Customer | undefined, CommerceProblem>> => {
  const client = shop.session.customer ? await visitorClient(shop) : undefined
  if (!client) return { ok: true, value: undefined }
  const response = await runQuery(client, GetMyCustomerDocument, {})
  if (!response.ok) return response
  const customer = response.value.me.customer ?? undefined
  if (customer) rememberGroup(shop.session, customer)
  return { ok: true, value: customer }
}
