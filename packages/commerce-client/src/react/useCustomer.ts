import { type CombinedError, useClient, useQuery } from 'urql'
import { type CustomerFieldsFragment, GetMyCustomerDocument } from '../generated/documents.ts'
import { useLastResult } from './useLastResult.ts'

/**
 * The signed-in customer, and the state of the request for them. `customer` is `undefined` for a guest and while the
 * first request runs. When a later request fails, the last customer stays, and `error` is set.
 */
export type UseCustomerResult = {
  readonly customer: CustomerFieldsFragment | undefined
  readonly loading: boolean
  readonly error: CombinedError | undefined
}

/**
 * Returns the signed-in customer. It requests the customer on mount, and only when the visitor has a customer's token.
 */
export const useCustomer = ({ signedIn }: { readonly signedIn: boolean }): UseCustomerResult => {
  const [{ data, fetching, error }] = useQuery({
    query: GetMyCustomerDocument,
    pause: !signedIn,
    requestPolicy: 'cache-and-network',
  })
  const result = useLastResult(useClient(), data)
  return { customer: (signedIn && result?.me.customer) || undefined, loading: fetching, error }
}
