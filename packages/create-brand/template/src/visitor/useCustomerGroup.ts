import { useCustomer } from '@selvedge/commerce-client/react'
import { useSession } from '../ShopProvider'

/**
 * The id of the group of the signed-in customer, such as a trade group, whose prices differ. `pending` until it is known. When it cannot be
 * read, the pages show the prices for everybody; the cart has the customer's in any case.
 */
export const useCustomerGroup = (): { readonly groupId: string | undefined; readonly pending: boolean } => {
  const { signedIn } = useSession()
  const { customer, loading } = useCustomer({ signedIn })
  return { groupId: customer?.customerGroup?.id, pending: signedIn && loading }
}
