import { type Customer, GetMyCustomerDocument } from '@selvedge/commerce-client'
import { useQuery } from 'urql'
import { useSession } from '../ShopProvider'

type Result = { readonly me: { readonly customer?: Customer | null } }

/**
 * The id of the group of the signed-in customer, such as a trade group, whose prices differ. `pending` until it is known. When it cannot be
 * read, the pages show the prices for everybody; the cart has the customer's in any case.
 */
export const useCustomerGroup = (): { readonly groupId: string | undefined; readonly pending: boolean } => {
  const { signedIn } = useSession()
  const [{ data, error }] = useQuery<Result>({ query: GetMyCustomerDocument, pause: !signedIn })
  return {
    groupId: signedIn ? data?.me.customer?.customerGroup?.id : undefined,
    pending: signedIn && !data && !error,
  }
}
